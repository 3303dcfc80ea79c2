import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { changeSubscription } from "./change-subscription.ts";

/**
 * Cancels the account's subscription at the end of the paid period and stores the new state.
 * @throws AppError `no_subscription`
 */
export async function cancelSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
): Promise<{ changed: boolean }> {
  const { stripe } = requireProvider(deps);
  return changeSubscription(deps, account, { from: "cancel" }, async (live) => {
    for (const { id } of live.filter(({ isCancelled }) => !isCancelled)) {
      await callProvider(
        () => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        "Failed to cancel subscription",
      );
    }
  });
}
