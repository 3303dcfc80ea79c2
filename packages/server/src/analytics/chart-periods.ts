import { maxChartPoints } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { AppError } from "../app-error.ts";

export interface Range {
  readonly interval: ChartInterval;
  /** Days, such as 2026-01-31. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The periods of a chart, whole ones, in UTC. */
export interface ChartPeriods {
  /** First day of each. */
  readonly starts: readonly string[];
  /** First day of the first. */
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
}

const shownOf = { day: 30, week: 26, month: 12 } as const;
const dayMs = 86_400_000;

/** @throws AppError where the range ends before it begins, or has too many periods */
export function chartPeriods({ interval, from, to }: Range, now: Date): ChartPeriods {
  const wanted = to === undefined ? now : midnightOf(to);
  const last = startOf(interval, wanted < now ? wanted : now);
  const first = from === undefined ? later(interval, last, 1 - shownOf[interval]) : startOf(interval, midnightOf(from));
  if (first > last) throw new AppError("invalid_input", "from must not be later than to.");
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

/** The day that it is in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const midnightOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** Begin of the period that a moment is in. Weeks begin on Monday. */
function startOf(interval: ChartInterval, moment: Date): Date {
  const start = midnightOf(dayOf(moment));
  if (interval === "month") start.setUTCDate(1);
  if (interval === "week") start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start;
}

/** The begin of a period so many periods later. */
function later(interval: ChartInterval, start: Date, periods: number): Date {
  if (interval !== "month") return new Date(start.getTime() + periods * (interval === "week" ? 7 : 1) * dayMs);
  const moved = new Date(start);
  moved.setUTCMonth(moved.getUTCMonth() + periods);
  return moved;
}
