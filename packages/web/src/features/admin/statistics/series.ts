import type { ChartInterval } from "@rewright/contract/admin/choices";

/** Holds one line, or one set of bars, of a chart. */
export interface Series {
  readonly name: string;
  readonly colour: "pencil" | "added" | "removed" | "kept";
  /** Holds one value for each period, none below zero. */
  readonly values: readonly number[];
  /** Draws the bars below the axis, for losses. */
  readonly downward?: boolean;
}

/** Holds what a chart and its table show. */
export interface ChartData {
  readonly interval: ChartInterval;
  /** Holds the first day of each period, the oldest first. */
  readonly periods: readonly string[];
  readonly series: readonly Series[];
  /** Draws events within a period as bars, and the state at its end as a line. */
  readonly shape: "bars" | "line";
  /** Formats a value for text. */
  readonly format: (value: number) => string;
  /** Formats a value for an axis, where there is little room. */
  readonly formatShort: (value: number) => string;
}

/** Sets the height in pixels, axis included. Skeletons use the same height. */
export const chartHeight = 200;

const whole = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Formats plain counts. */
export const counts = {
  format: (value: number) => whole.format(value),
  formatShort: (value: number) => compact.format(value),
} as const;

/** Returns true when all values are zero. */
export const isEmpty = ({ series }: Pick<ChartData, "series">) =>
  series.every(({ values }) => values.every((value) => value === 0));

/** Holds a chart with its texts. */
export interface Chart {
  readonly title: string;
  /** Holds the key number of the chart. */
  readonly headline: string;
  /** Replaces the chart when there is no data. */
  readonly nothing: string;
  /** Explains how to read the chart. */
  readonly note?: string;
  readonly data: ChartData;
}
