import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * Returns the time at which a failed mail is tried again: two minutes after `now`, doubled with each attempt up to six
 * hours. Two minutes are longer than an attempt lasts. `tries` is the number of earlier attempts.
 */
export const nextTry = (tries: AnyColumn, now: Date): SQL =>
  sql`${now.toISOString()}::timestamptz + least(2 ^ least(${tries} + 1, 10), 360) * interval '1 minute'`;
