import type { User } from "@rewright/contract/user";
import { useEffect, useRef } from "react";
import { useSession } from "../../api/session.ts";
import { endWelcome, forgetWelcome } from "../../api/welcome-once.ts";
import { watchPlan } from "./watch-plan.ts";

/**
 * Keeps the account's plan up to date in this tab.
 *
 * @param onPremium its plan has become premium
 */
export function usePlanWatch(onPremium: (user: User) => void): void {
  const { user, loading } = useSession();
  const latest = useRef(user);
  const before = useRef<User>(undefined);

  useEffect(() => {
    latest.current = user;
    const was = before.current?.id === user?.id ? before.current?.plan : undefined;
    before.current = user;
    if (!user || loading) return;
    if (user.plan === "premium") {
      if (was === "normal") onPremium(user);
    } else if (was === "premium") forgetWelcome();
    else endWelcome();
  }, [user, loading, onPremium]);

  const { id, plan } = user ?? {};
  useEffect(() => {
    if (loading || !id || !plan) return;
    return watchPlan(() => latest.current);
  }, [loading, id, plan]);
}
