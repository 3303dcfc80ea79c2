/** Returns true for addresses of the API, where every answer is JSON, also for unknown addresses. */
export function isApiPath(path: string): boolean {
  return /^\/(api|hum)(\/|$)/.test(path);
}
