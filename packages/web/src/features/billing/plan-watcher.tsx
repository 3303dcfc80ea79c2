import type { User } from "@rewright/contract/user";
import { useEffect, useRef } from "react";
import { useSession } from "#src/api/session.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { watchPlan } from "./watch-plan.ts";

interface PlanWatcherProps {
  readonly user: User | undefined;
}

/** Keeps the account's plan up to date in this tab, and shows payment problems. */
export default function PlanWatcher({ user }: PlanWatcherProps) {
  usePlanWatch();
  return user && <PaymentNotice user={user} />;
}

/** Keeps the account's plan up to date in this tab. */
function usePlanWatch(): void {
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
