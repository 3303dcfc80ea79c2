import type { Pagination } from "@rewright/contract/paging";

const format = new Intl.NumberFormat("en-GB");

/** A number for people: 12,345. */
export const count = (value: number): string => format.format(value);

/** How many rows there are; estimates say so. */
export const total = ({ total: rows, total_is_estimate }: Pick<Pagination, "total" | "total_is_estimate">): string =>
  total_is_estimate ? `about ${count(rows)}` : count(rows);
