import { attempt } from "#src/api/attempt.ts";

/** What the dashboard was asked for by somebody who had to log in first, in the session's storage. */
const key = "dashboard_query";

/**
 * Keeps the query of the dashboard's address over the log-in: a return from a payment must not be lost. Where storage is
 * refused, the provider's own news of a payment comes all the same.
 */
export function keepQuery(query: string): void {
  if (query !== "") attempt(() => sessionStorage.setItem(key, query));
}

/** Gives the kept query back, once. */
export function takeQuery(): string | undefined {
  const query = attempt(() => sessionStorage.getItem(key)) ?? undefined;
  attempt(() => sessionStorage.removeItem(key));
  return query;
}
