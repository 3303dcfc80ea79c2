import { type Column, type SQL, sql } from "drizzle-orm";
import type { ChartPeriods } from "./chart-periods.ts";

/** The moment at which a day begins in UTC, whatever the session's time zone is. */
export const beginOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** In which period a moment lies: 1 for the first, 0 before it, and one more than there are after the last. */
export function periodOfInstant(moment: Column | SQL, { starts, until }: ChartPeriods): SQL<number> {
  const borders = [...starts, until].map((day) => `${day}T00:00:00Z`);
  return sql<number>`width_bucket(${moment}, ${`{${borders.join()}}`}::timestamptz[])`;
}

/** The same for a day. */
export function periodOfDay(day: Column, { starts, until }: ChartPeriods): SQL<number> {
  return sql<number>`width_bucket(${day}, ${`{${[...starts, until].join()}}`}::date[])`;
}
