import { useEffect, useRef } from "react";
import { useSession } from "#src/api/session.ts";
import { watchPlan } from "./watch-plan.ts";

/** Keeps the account's plan up to date in this tab. */
export function usePlanWatch(): void {
  const { user, loading } = useSession();
  const latest = useRef(user);

  useEffect(() => {
    latest.current = user;
  }, [user]);

  const { id, plan } = user ?? {};
  useEffect(() => {
    if (loading || !id || !plan) return;
    return watchPlan(() => latest.current);
  }, [loading, id, plan]);
}
