/** Uses the browser's storage, which may be full or refused. @returns undefined where it is */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
