import type { UseQueryResult } from "@tanstack/react-query";
import { problemOf } from "#src/api/problem.ts";
import { LoadFailed } from "../load-failed.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import type { Chart } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

interface ChartGroupProps {
  /** The error message if the charts fail to load. */
  readonly failed: string;
  readonly query: Pick<UseQueryResult, "error" | "isPlaceholderData" | "refetch">;
  readonly charts: readonly Chart[] | undefined;
}

/** Shows several charts that are loaded by one request: outlines, the charts, or an error. */
export function ChartGroup({ failed, query: { error, isPlaceholderData, refetch }, charts }: ChartGroupProps) {
  if (charts) return charts.map((chart) => <ChartCard key={chart.title} chart={chart} stale={isPlaceholderData} />);
  if (!error) return <ChartSkeleton count={3} />;
  return (
    <LoadFailed
      what={failed}
      problem={problemOf(error, statisticsStrings.anUnexpectedErrorOccurred)}
      onRetry={() => refetch()}
    />
  );
}
