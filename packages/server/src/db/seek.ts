import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { readCursor, type SortType, toCursor } from "./cursor.ts";
import type { Db } from "./database.ts";

/** Selects which rows of a list are read: those after a cursor, or a page by its number. */
export interface PageAsked {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Holds the order of a list. `tie` orders rows with equal values. Neither column may be null. */
export interface Order {
  readonly by: Column | SQL;
  readonly byType: Exclude<SortType, "uuid">;
  readonly tie: Column;
  readonly tieType: Exclude<SortType, "timestamptz">;
  readonly direction: "asc" | "desc";
}

/** The number of matching rows up to which they are counted. A higher number is estimated. */
const countedRows = 10_000;

/**
 * Returns the parts of a query that reads one page and one additional row. The additional row shows that there is a
 * next page. The query must select `position` under this name.
 * @throws AppError `invalid_input` when the cursor belongs to another list
 */
export function seek({ page, limit, cursor }: PageAsked, { by, byType, tie, tieType, direction }: Order) {
  const ordered = direction === "asc" ? asc : desc;
  const after = cursor === undefined ? undefined : readCursor(cursor, [byType, tieType]);
  const than = direction === "asc" ? sql`>` : sql`<`;
  const [value, tied] = after ?? [];
  return {
    where: after
      ? sql`(${by}, ${tie}) ${than} (${value}::${sql.raw(byType)}, ${tied}::${sql.raw(tieType)})`
      : undefined,
    orderBy: [ordered(by), ordered(tie)],
    limit: limit + 1,
    offset: after ? 0 : (page - 1) * limit,
    position: sql<string>`jsonb_build_array(${by}::text, ${tie}::text)::text`,
  };
}

/** Removes the extra row of a page. Returns the page with a cursor that marks its last row. */
export function cutPage<Row extends { readonly position: string }>(
  rows: readonly Row[],
  { limit }: PageAsked,
): { readonly rows: Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? toCursor(last.position) : null };
}

/**
 * Returns the number of matching rows in a table: counted up to 10,000, and estimated by PostgreSQL's planner above
 * that.
 */
export async function countRows(
  db: Db,
  table: PgTable,
  where?: SQL,
): Promise<{ readonly total: number; readonly total_is_estimate: boolean }> {
  const query = sql`SELECT FROM ${table} WHERE ${where ?? sql`true`}`;
  const [counted] = await rowsOf(
    db,
    sql`SELECT count(*)::int AS total FROM (${query} LIMIT ${countedRows + 1}) AS counted`,
  );
  const total = Number(counted?.total);
  if (total <= countedRows) return { total, total_is_estimate: false };
  const [plan] = await rowsOf(db, sql`EXPLAIN (FORMAT JSON) ${query}`);
  const explained = plan?.["QUERY PLAN"] as [{ Plan: { "Plan Rows": number } }];
  return { total: Math.max(total, explained[0].Plan["Plan Rows"]), total_is_estimate: true };
}

/** Returns the rows of a query. Both database drivers return them, but their common type lacks them. */
async function rowsOf(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
}
