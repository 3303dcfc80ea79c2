import { type Column, type SQL, sql } from "drizzle-orm";
import type { ChartPeriods } from "./chart-periods.ts";

/**
 * Returns an SQL expression for the start of a day in UTC. It does not depend on the time zone of the database
 * connection.
 */
export const beginOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * Returns an SQL expression for the number of the period that contains a time: 1 for the first period, 0 before it, and
 * the number of periods plus 1 after the last.
 */
export function periodOfInstant(time: Column | SQL, { starts, until }: ChartPeriods): SQL<number> {
  const borders = [...starts, until].map((day) => `${day}T00:00:00Z`);
  return sql<number>`width_bucket(${time}, ${`{${borders.join()}}`}::timestamptz[])`;
}

/** Returns an SQL expression for the number of the period that contains a day, numbered like `periodOfInstant`. */
export function periodOfDay(day: Column, { starts, until }: ChartPeriods): SQL<number> {
  return sql<number>`width_bucket(${day}, ${`{${[...starts, until].join()}}`}::date[])`;
}
