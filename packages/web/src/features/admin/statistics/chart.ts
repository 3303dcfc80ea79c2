import type { ChartData } from "./series.ts";

/** A chart with the words around it. */
export interface Chart {
  readonly title: string;
  /** The one number that it comes to. */
  readonly headline: string;
  /** What stands in its place where there is nothing to draw. */
  readonly nothing: string;
  /** What must be known to read it. */
  readonly note?: string;
  readonly data: ChartData;
}
