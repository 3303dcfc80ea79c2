/** Returns whether a path belongs to the API, which answers with JSON even for unknown paths. */
export function isApiPath(path: string): boolean {
  return /^\/(api|hum)(\/|$)/.test(path);
}
