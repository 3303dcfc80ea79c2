import type { User } from "@rewright/contract/user";
import { PaymentNotice } from "./payment-notice.tsx";
import { usePlanWatch } from "./use-plan-watch.ts";

interface PlanWatcherProps {
  readonly user: User | undefined;
}

/** Keeps the account's plan up to date in this tab, and shows payment problems. */
export default function PlanWatcher({ user }: PlanWatcherProps) {
  usePlanWatch();
  return user && <PaymentNotice user={user} />;
}
