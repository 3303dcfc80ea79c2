import { attempt } from "#src/api/attempt.ts";

/** Names the session storage entry for the query of a dashboard address that was opened before logging in. */
const key = "dashboard_query";

/**
 * Saves the query of the dashboard's address during the log-in, so that a return from a payment is not lost. Where
 * storage is refused, the payment provider still reports the payment to the server.
 */
export function keepQuery(query: string): void {
  if (query !== "") attempt(() => sessionStorage.setItem(key, query));
}

/** Returns the saved query, and deletes it. */
export function takeQuery(): string | undefined {
  const query = attempt(() => sessionStorage.getItem(key)) ?? undefined;
  attempt(() => sessionStorage.removeItem(key));
  return query;
}
