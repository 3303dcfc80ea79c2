import { type Column, type SQL, sql } from "drizzle-orm";
import type { ChartPeriods } from "./chart-periods.ts";

/** Returns the time at which a day starts in UTC, independent of the session's time zone. */
export const beginOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * Returns the number of the period that contains a time: 1 for the first, 0 before it, and the number of periods plus 1
 * after the last.
 */
export function periodOfInstant(time: Column | SQL, { starts, until }: ChartPeriods): SQL<number> {
  const borders = [...starts, until].map((day) => `${day}T00:00:00Z`);
  return sql<number>`width_bucket(${time}, ${`{${borders.join()}}`}::timestamptz[])`;
}

/** Returns the number of the period that contains a day, like `periodOfInstant`. */
export function periodOfDay(day: Column, { starts, until }: ChartPeriods): SQL<number> {
  return sql<number>`width_bucket(${day}, ${`{${[...starts, until].join()}}`}::date[])`;
}
