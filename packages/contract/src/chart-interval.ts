/** How the days of a chart are put together. */
export const chartIntervals = ["day", "week", "month"] as const;
export type ChartInterval = (typeof chartIntervals)[number];
