import type { Pagination } from "@rewright/contract/paging";

const format = new Intl.NumberFormat("en-GB");

/** Formats a number with thousands separators: "12,345". */
export const count = (value: number): string => format.format(value);

/** Formats the number of rows, and marks it if it is an estimate. */
export const total = ({ total: rows, total_is_estimate }: Pick<Pagination, "total" | "total_is_estimate">): string =>
  total_is_estimate ? `about ${count(rows)}` : count(rows);
