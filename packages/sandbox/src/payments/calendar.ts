interface Interval {
  readonly interval: string;
  readonly interval_count: number;
}

const monthsOf = ({ interval, interval_count }: Interval) => interval_count * (interval === "year" ? 12 : 1);

/**
 * Adds months to a time in Unix seconds (UTC). If the month has no such day, its last day is used: 31 January plus one
 * month is 28 or 29 February.
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/**
 * Returns the end of the billing period that begins at `start`. It counts from the subscription's first day (`anchor`),
 * so that after a short month the original day is used again.
 */
export function periodEnd(anchor: number, interval: Interval, start: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(start * 1000);
  const passed = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const step = monthsOf(interval);
  let periods = Math.floor(passed / step);
  while (addMonths(anchor, periods * step) <= start) periods++;
  return addMonths(anchor, periods * step);
}
