/** What the dashboard was asked for by somebody who had to log in first, in the session's storage. */
const key = "dashboard_query";

/** Keeps the query of the dashboard's address over the log-in: a return from a payment must not be lost. */
export function keepQuery(query: string): void {
  if (query === "") return;
  try {
    sessionStorage.setItem(key, query);
  } catch {
    // Storage that is refused: the provider's own news of a payment comes all the same.
  }
}

/** Gives the kept query back, once. */
export function takeQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return query;
  } catch {
    return undefined;
  }
}
