import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshSession } from "#src/api/session.ts";

/**
 * Returns a function that reloads everything the panel shows after an action changed data, and the administrator's
 * own account, which the action may have changed.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    refreshSession().catch(() => {});
    return client.invalidateQueries();
  }, [client]);
}
