/**
 * Calls a function that uses the browser's storage.
 *
 * @returns its result, or undefined if the storage is full or blocked
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
