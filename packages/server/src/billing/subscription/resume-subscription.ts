import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { changeSubscription } from "./change-subscription.ts";

/**
 * Takes a cancellation back as long as the period runs, and takes over what is true then.
 * @throws AppError `no_subscription`
 */
export async function resumeSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
): Promise<{ changed: boolean }> {
  const { stripe } = requireProvider(deps);
  return changeSubscription(deps, account, { from: "resume" }, async (live) => {
    // Of several, those that are not cancelled are enough.
    const [cancelled] = live.every(({ isCancelled }) => isCancelled) ? live : [];
    if (!cancelled) return;
    const change = cancelled.endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: "" as const };
    await callProvider(() => stripe.subscriptions.update(cancelled.id, change), "Failed to resume subscription");
  });
}
