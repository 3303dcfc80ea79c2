import type { activityAnalytics, revenueAnalytics } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { read } from "#src/api/call.ts";
import type { ChartRange } from "./chart-range.ts";

interface Asked extends ChartRange {
  readonly interval: ChartInterval;
}

const queryOf = ({ interval, from, to }: Asked) => new URLSearchParams({ interval, from, to });

/** Loads the data on activity within a range of days. The previous data stays until the new is loaded. */
export const useActivity = (asked: Asked) =>
  useQuery({
    queryKey: ["activity", asked.interval, asked.from, asked.to],
    queryFn: ({ signal }) => read<typeof activityAnalytics>(`/api/analytics/activity?${queryOf(asked)}`, signal),
    placeholderData: keepPreviousData,
  });

/** Loads the data on revenue within a range of days. */
export const useRevenue = (asked: Asked) =>
  useQuery({
    queryKey: ["revenue", asked.interval, asked.from, asked.to],
    queryFn: ({ signal }) => read<typeof revenueAnalytics>(`/api/analytics/revenue?${queryOf(asked)}`, signal),
    placeholderData: keepPreviousData,
  });
