/** True for addresses of the API, where every answer is JSON, also for what is not there. */
export function isApiPath(path: string): boolean {
  return /^\/(api|hum)(\/|$)/.test(path);
}
