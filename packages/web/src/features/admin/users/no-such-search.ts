import { CallError } from "#src/api/call.ts";
import { usersStrings } from "./strings.ts";

/** Returns an empty list when the server does not offer the search. */
export function noSuchSearch(error: unknown) {
  if (!(error instanceof CallError)) return undefined;
  const isBare404 = error.code === "unreadable" && error.message.endsWith(" 404");
  if (error.code !== "not_found" && !isBare404) return undefined;
  return {
    data: [],
    pagination: { page: 1, limit: 100, total: 0, total_is_estimate: false, next_cursor: null },
    message: usersStrings.emailSearchNotAvailable,
  };
}
