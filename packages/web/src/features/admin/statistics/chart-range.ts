import type { ChartInterval } from "@rewright/contract/admin/choices";

/** The first and the last day of a chart, in the format 2026-01-31. */
export interface ChartRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the default range of a chart: the newest 30 days, 26 weeks or 12 months. */
export function newestRange(interval: ChartInterval, now: Date): ChartRange {
  const to = startOfDay(now);
  const from = new Date(to);
  if (interval === "day") from.setUTCDate(from.getUTCDate() - 29);
  if (interval === "week") from.setUTCDate(from.getUTCDate() - ((from.getUTCDay() + 6) % 7) - 25 * 7);
  if (interval === "month") from.setUTCMonth(from.getUTCMonth() - 11, 1);
  return { from: toDay(from), to: toDay(to) };
}

/** Returns a day in the format 2026-01-31, or undefined if it is invalid, as 2026-02-31 is. */
export function readDay(value: string | null): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || toDay(new Date(time)) !== value ? undefined : value;
}

const startOfDay = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

const toDay = (date: Date) => date.toISOString().slice(0, 10);
