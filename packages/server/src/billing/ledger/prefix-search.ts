import { and, type Column, gte, like, lte, type SQL } from "drizzle-orm";
import { beginning } from "#src/db/containing.ts";

/** Matches rows in which the column's text begins with `text`. The condition can use an index. */
export function beginsWith(column: Column, text: string): SQL {
  return like(column, beginning(text));
}

const emptyId = "00000000-0000-0000-0000-000000000000";

/**
 * Matches rows in which the column's id begins with `text`. The condition is a range of ids.
 * @returns undefined if no id can begin with the text
 */
export function idBeginsWith(column: Column, text: string): SQL | undefined {
  const given = text.toLowerCase();
  const shape = emptyId.slice(0, given.length);
  if (given.length > emptyId.length || given.replace(/[0-9a-f]/g, "0") !== shape) return undefined;
  const rest = emptyId.slice(given.length);
  return and(gte(column, given + rest), lte(column, given + rest.replaceAll("0", "f")));
}
