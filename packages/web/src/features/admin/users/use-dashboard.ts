import { useQuery } from "@tanstack/react-query";
import { type Dashboard, readDashboard } from "./read-dashboard.ts";

interface DashboardQuery {
  readonly dashboard: Dashboard | undefined;
  readonly error: string | undefined;
  readonly retry: () => void;
}

/** Loads the summary above the list of people. */
export function useDashboard(): DashboardQuery {
  const { data, refetch } = useQuery({ queryKey: ["dashboard"], queryFn: ({ signal }) => readDashboard(signal) });
  return {
    dashboard: data?.success ? data.data : undefined,
    error: data && !data.success ? data.error : undefined,
    retry: () => refetch(),
  };
}
