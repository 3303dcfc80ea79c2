import type { ChartData } from "./series.ts";

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
