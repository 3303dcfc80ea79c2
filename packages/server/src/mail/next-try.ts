import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * Returns when a mail that failed is tried again: two minutes after `now`, which is longer than a try lasts, doubling
 * up to six hours. `tries` counts the tries before this one.
 */
export const nextTry = (tries: AnyColumn, now: Date): SQL =>
  sql`${now.toISOString()}::timestamptz + least(2 ^ least(${tries} + 1, 10), 360) * interval '1 minute'`;
