/** Runs code that uses the browser's storage. @returns undefined where storage is full or refused */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
