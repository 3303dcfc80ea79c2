import type { User } from "@rewright/contract/user";
import { useEffect, useRef } from "react";
import { useSession } from "#src/api/session.ts";
import { endWelcome, forgetWelcome } from "#src/api/welcome-once.ts";

/**
 * Notices when the account's plan becomes Premium, even if that happened between two page loads.
 *
 * @param onPremium Called with the account
 */
export function usePremiumBegun(onPremium: (user: User) => void): void {
  const { user, loading } = useSession();
  const before = useRef<User>(undefined);

  useEffect(() => {
    const was = before.current?.id === user?.id ? before.current?.plan : undefined;
    before.current = user;
    if (!user || loading) return;
    if (user.plan === "premium") {
      if (was === "normal") onPremium(user);
    } else if (was === "premium") forgetWelcome();
    else endWelcome();
  }, [user, loading, onPremium]);
}
