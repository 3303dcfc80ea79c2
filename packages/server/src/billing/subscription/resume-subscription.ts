import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { changeSubscription } from "./change-subscription.ts";

/**
 * Withdraws a cancellation before the period ends and stores the provider's state.
 * @throws AppError `no_subscription`
 */
export async function resumeSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
): Promise<{ changed: boolean }> {
  const { stripe } = requireProvider(deps);
  return changeSubscription(deps, account, { from: "resume" }, async (live) => {
    // Change nothing if another live subscription is not cancelled.
    const [cancelled] = live.every(({ isCancelled }) => isCancelled) ? live : [];
    if (!cancelled) return;
    const change = cancelled.endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: "" as const };
    await callProvider(() => stripe.subscriptions.update(cancelled.id, change), "We couldn't resume your subscription");
  });
}
