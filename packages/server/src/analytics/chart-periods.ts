import { maxChartPoints } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { AppError } from "../app-error.ts";

export interface Range {
  readonly interval: ChartInterval;
  /** The first and the last day of the range, such as "2026-01-31". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Holds the periods of a chart. Each is a whole day, week or month in UTC. */
export interface ChartPeriods {
  /** First day of each period. */
  readonly starts: readonly string[];
  /** First day of the first period. */
  readonly from: string;
  /** The day after the end of the last period. */
  readonly until: string;
}

const defaultPeriods = { day: 30, week: 26, month: 12 } as const;
const dayMs = 86_400_000;

/**
 * Returns the periods of a date range. Leaves out periods after today.
 * @throws AppError if the range ends before it starts or has too many periods
 */
export function chartPeriods({ interval, from, to }: Range, now: Date): ChartPeriods {
  const wanted = to === undefined ? now : midnightOf(to);
  const last = startOf(interval, wanted < now ? wanted : now);
  const first =
    from === undefined ? later(interval, last, 1 - defaultPeriods[interval]) : startOf(interval, midnightOf(from));
  if (first > last) throw new AppError("invalid_input", '"from" must not be later than "to".');
  const starts: Date[] = [];
  for (let start = first; start <= last; start = later(interval, start, 1)) {
    if (starts.push(start) > maxChartPoints) {
      throw new AppError(
        "invalid_input",
        `A chart has at most ${maxChartPoints} periods. Choose longer periods or a shorter range.`,
      );
    }
  }
  return { starts: starts.map(dayOf), from: dayOf(first), until: dayOf(later(interval, last, 1)) };
}

/** Returns the UTC date of a time, such as "2026-01-31". */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

const midnightOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** Returns the start of the period that contains a time. Weeks start on Monday. */
function startOf(interval: ChartInterval, time: Date): Date {
  const start = midnightOf(dayOf(time));
  if (interval === "month") start.setUTCDate(1);
  if (interval === "week") start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start;
}

/** Returns the start of the period that begins `periods` periods after the given start. */
function later(interval: ChartInterval, start: Date, periods: number): Date {
  if (interval !== "month") return new Date(start.getTime() + periods * (interval === "week" ? 7 : 1) * dayMs);
  const moved = new Date(start);
  moved.setUTCMonth(moved.getUTCMonth() + periods);
  return moved;
}
