import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** After something was done: asks again for all that the panel shows, as lists, totals and the audit log change with it. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}
