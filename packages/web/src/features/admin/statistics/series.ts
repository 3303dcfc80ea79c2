import type { ChartInterval } from "@rewright/contract/admin/choices";

/** One line, or one set of bars, of a chart. */
export interface Series {
  readonly name: string;
  readonly colour: "pencil" | "added" | "removed" | "kept";
  /** One for each period, none below zero. */
  readonly values: readonly number[];
  /** Drawn below the axis: what is lost. */
  readonly downward?: boolean;
}

/** What a chart shows, and what its table lists. */
export interface ChartData {
  readonly interval: ChartInterval;
  /** First day of each period, the oldest first. */
  readonly periods: readonly string[];
  readonly series: readonly Series[];
  /** Things that happen within a period are bars; what is so at its end is a line. */
  readonly shape: "bars" | "line";
  /** A value, for people. */
  readonly format: (value: number) => string;
  /** A value for an axis, where there is little room. */
  readonly formatShort: (value: number) => string;
}

/** Pixels, with the axis. The place is kept while numbers and code are on their way. */
export const chartHeight = 200;

const whole = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** How numbers of things are written. */
export const counts = {
  format: (value: number) => whole.format(value),
  formatShort: (value: number) => compact.format(value),
} as const;

/** True where there is nothing to draw. */
export const isEmpty = ({ series }: Pick<ChartData, "series">) =>
  series.every(({ values }) => values.every((value) => value === 0));
