import type { Stripe } from "stripe";
import { noSuch, Refusal } from "../refusal.ts";
import type { Range, Values } from "./read-params.ts";

/** The parameters that select a page, which all lists have. */
export const pageFields = {
  limit: "integer",
  starting_after: "text",
  ending_before: "text",
} as const;

interface Listed {
  readonly id: string;
  readonly object: string;
}

const limits = { min: 1, usual: 10, max: 100 } as const;

/** Returns one page of a list, newest first. `rows` are given oldest first. */
export function pageOf<Row extends Listed>(
  url: string,
  rows: readonly Row[],
  { limit = limits.usual, starting_after: after, ending_before: before }: Values<typeof pageFields>,
): Stripe.ApiList<Row> {
  if (limit < limits.min) throw badLimit(`This value must be greater than or equal to ${limits.min}.`);
  if (limit > limits.max) throw badLimit(`This value must be less than or equal to ${limits.max}.`);
  const newestFirst = rows.toReversed();
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((row) => row.id === id);
    if (place < 0) throw noSuch(rows[0]?.object ?? "object", id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, "starting_after") + 1;
  const end = start + limit;
  return { object: "list", data: newestFirst.slice(start, end), has_more: end < newestFirst.length, url };
}

/** Returns whether a time is in a requested range. */
export function isWithin(time: number, { gt, gte, lt, lte }: Range = {}): boolean {
  return (
    (gt === undefined || time > gt) &&
    (gte === undefined || time >= gte) &&
    (lt === undefined || time < lt) &&
    (lte === undefined || time <= lte)
  );
}

/** Returns whether a row has the wanted values. Undefined values match everything. */
export function fits<Row>(row: Row, wanted: Partial<Row>): boolean {
  return (Object.keys(wanted) as (keyof Row)[]).every(
    (name) => wanted[name] === undefined || row[name] === wanted[name],
  );
}

const badLimit = (message: string) => new Refusal(message, { param: "limit", code: "parameter_invalid_integer" });
