import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { changeSubscription } from "./change-subscription.ts";

/**
 * Withdraws the cancellation of a subscription whose paid period has not ended, and stores the new state.
 * @throws AppError `no_subscription`
 */
export async function resumeSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
): Promise<{ changed: boolean }> {
  const { stripe } = requireProvider(deps);
  return changeSubscription(deps, account, { from: "resume" }, async (live) => {
    // If another running subscription is not cancelled, the account keeps it, so there is nothing to resume.
    const [cancelled] = live.every(({ isCancelled }) => isCancelled) ? live : [];
    if (!cancelled) return;
    const change = cancelled.endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: "" as const };
    await callProvider(() => stripe.subscriptions.update(cancelled.id, change), "We couldn't resume your subscription");
  });
}
