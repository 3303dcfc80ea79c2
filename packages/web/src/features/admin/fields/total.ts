import type { Pagination } from "@rewright/contract/paging";

const format = new Intl.NumberFormat("en-GB");

/** Formats a number with thousands separators: 12,345. */
export const count = (value: number): string => format.format(value);

/** Returns the number of rows, marked as an estimate where it is one. */
export const total = ({ total: rows, total_is_estimate }: Pick<Pagination, "total" | "total_is_estimate">): string =>
  total_is_estimate ? `about ${count(rows)}` : count(rows);
