import type { ChartInterval } from "@rewright/contract/admin/choices";
import { statisticsStrings } from "./strings.ts";

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

const shortDay = inUtc({ day: "numeric", month: "short" });
const longDay = inUtc({ day: "numeric", month: "short", year: "numeric" });
const shortMonth = inUtc({ month: "short" });
const longMonth = inUtc({ month: "long", year: "numeric" });

/** Returns the first day of a period as text. The server's days are in UTC. */
export const dayOf = (period: string): string => longDay.format(new Date(period));

/** Returns the name of a period (a day, week or month) for a table or a sentence. */
export function periodName(period: string, interval: ChartInterval): string {
  if (interval === "month") return longMonth.format(new Date(period));
  return interval === "week" ? statisticsStrings.week(dayOf(period)) : dayOf(period);
}

/** Returns the short name of a period for the axis of a chart. January has its year. */
export function shortPeriodName(period: string, interval: ChartInterval): string {
  const date = new Date(period);
  if (interval !== "month") return shortDay.format(date);
  return date.getUTCMonth() === 0 ? String(date.getUTCFullYear()) : shortMonth.format(date);
}
