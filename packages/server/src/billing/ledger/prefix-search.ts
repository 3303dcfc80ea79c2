import { and, type Column, gte, like, lte, type SQL } from "drizzle-orm";
import { beginning } from "#src/db/containing.ts";

/** Texts that begin like this, by an index over their characters. */
export function beginsWith(column: Column, text: string): SQL {
  return like(column, beginning(text));
}

const emptyId = "00000000-0000-0000-0000-000000000000";

/** Ids that begin like this, as a span of ids; undefined where no id does. */
export function idBeginsWith(column: Column, text: string): SQL | undefined {
  const given = text.toLowerCase();
  const shape = emptyId.slice(0, given.length);
  if (given.length > emptyId.length || given.replace(/[0-9a-f]/g, "0") !== shape) return undefined;
  const rest = emptyId.slice(given.length);
  return and(gte(column, given + rest), lte(column, given + rest.replaceAll("0", "f")));
}
