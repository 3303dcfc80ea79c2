import { and, type Column, gte, like, lte, type SQL } from "drizzle-orm";
import { beginning } from "#src/db/containing.ts";

/** Matches texts with this prefix, using an index. */
export function beginsWith(column: Column, text: string): SQL {
  return like(column, beginning(text));
}

const emptyId = "00000000-0000-0000-0000-000000000000";

/** Matches ids with this prefix, as a range of ids. @returns undefined if no id can have the prefix */
export function idBeginsWith(column: Column, text: string): SQL | undefined {
  const given = text.toLowerCase();
  const shape = emptyId.slice(0, given.length);
  if (given.length > emptyId.length || given.replace(/[0-9a-f]/g, "0") !== shape) return undefined;
  const rest = emptyId.slice(given.length);
  return and(gte(column, given + rest), lte(column, given + rest.replaceAll("0", "f")));
}
