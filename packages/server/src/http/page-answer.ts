import type { Pagination } from "@rewright/contract/paging";
import type { PageAsked } from "../db/seek.ts";

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly total_is_estimate: boolean;
}

/** Converts one page of database rows to its form in API responses. */
export function pageAnswer<Row, Shown>(
  { rows, nextCursor, total, total_is_estimate }: Found<Row>,
  { page, limit }: PageAsked,
  show: (row: Row) => Shown,
): { success: true; data: Shown[]; pagination: Pagination } {
  const pagination = { page, limit, total, total_is_estimate, next_cursor: nextCursor };
  return { success: true, data: rows.map(show), pagination };
}
