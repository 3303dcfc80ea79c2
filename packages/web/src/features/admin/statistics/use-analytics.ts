import type { activityAnalytics, revenueAnalytics } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { read } from "#src/api/call.ts";
import type { ChartRange } from "./chart-range.ts";

interface Asked extends ChartRange {
  readonly interval: ChartInterval;
}

const queryOf = ({ interval, from, to }: Asked) => new URLSearchParams({ interval, from, to });

/** Loads the activity of these days. The previous charts stay until the new ones are loaded. */
export const useActivity = (asked: Asked) =>
  useQuery({
    queryKey: ["activity", asked.interval, asked.from, asked.to],
    queryFn: ({ signal }) => read<typeof activityAnalytics>(`/api/analytics/activity?${queryOf(asked)}`, signal),
    placeholderData: keepPreviousData,
  });

/** Loads the revenue of these days. */
export const useRevenue = (asked: Asked) =>
  useQuery({
    queryKey: ["revenue", asked.interval, asked.from, asked.to],
    queryFn: ({ signal }) => read<typeof revenueAnalytics>(`/api/analytics/revenue?${queryOf(asked)}`, signal),
    placeholderData: keepPreviousData,
  });
