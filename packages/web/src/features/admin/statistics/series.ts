import type { ChartInterval } from "@rewright/contract/admin/choices";

/** A line or a set of bars in a chart. */
export interface Series {
  readonly name: string;
  readonly colour: "pencil" | "added" | "removed" | "kept";
  /** The values, one for each period. None is negative. */
  readonly values: readonly number[];
  /** True to draw the bars below the axis, for losses. */
  readonly downward?: boolean;
}

/** The data that a chart and its table show. */
export interface ChartData {
  readonly interval: ChartInterval;
  /** The first day of each period, the oldest first. */
  readonly periods: readonly string[];
  readonly series: readonly Series[];
  /** "bars" for what happened within a period, "line" for the state at its end. */
  readonly shape: "bars" | "line";
  /** Formats a value for the table and for screen readers. */
  readonly format: (value: number) => string;
  /** Formats a value for the axis, where there is little room. */
  readonly formatShort: (value: number) => string;
}

/** The height of a chart in pixels, including its axis. Outlines have the same height. */
export const chartHeight = 200;

const whole = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Formats plain counts. */
export const counts = {
  format: (value: number) => whole.format(value),
  formatShort: (value: number) => compact.format(value),
} as const;

/** Returns whether all values are zero. */
export const isEmpty = ({ series }: Pick<ChartData, "series">) =>
  series.every(({ values }) => values.every((value) => value === 0));

/** A chart with its title and other texts. */
export interface Chart {
  readonly title: string;
  /** The number that is shown above the chart. */
  readonly headline: string;
  /** The text to show if there is no data. */
  readonly nothing: string;
  /** A text that explains how to read the chart. */
  readonly note?: string;
  readonly data: ChartData;
}
