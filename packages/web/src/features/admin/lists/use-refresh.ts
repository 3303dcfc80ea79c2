import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshSession } from "#src/api/session.ts";

/**
 * After something was done: asks again for all that the panel shows, as lists, totals and the audit log change with it,
 * and for the administrator's own account, which it may have been done to.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    refreshSession().catch(() => {});
    return client.invalidateQueries();
  }, [client]);
}
