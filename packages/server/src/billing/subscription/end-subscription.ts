import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { changeSubscription } from "./change-subscription.ts";

/**
 * Cancels the account's subscription at once, on an administrator's request, and stores the new state.
 * @throws AppError `no_subscription`
 */
export async function endSubscription(deps: BillingDeps, account: Pick<Account, "id">): Promise<{ changed: boolean }> {
  const { stripe } = requireProvider(deps);
  return changeSubscription(deps, account, { from: "admin" }, async (live) => {
    for (const { id } of live) {
      await callProvider(() => stripe.subscriptions.cancel(id), "Failed to cancel subscription");
    }
  });
}
