import type { Account } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { BillingDeps } from "#src/billing/provider/deps.ts";
import { cancelSubscription } from "#src/billing/subscription/cancel-subscription.ts";
import { endSubscription } from "#src/billing/subscription/end-subscription.ts";
import { orNotFound } from "./or-not-found.ts";

interface Cancelled {
  readonly actorId: string;
  readonly id: string;
  readonly when: "period_end" | "now";
  readonly reason: string;
}

/**
 * Cancels a user's subscription at the payment provider and stores its new state. If the provider cannot be reached,
 * nothing changes.
 * @throws AppError `USER_NOT_FOUND`, `no_subscription`, and errors of the payment provider
 */
export async function cancelUserSubscription(
  deps: BillingDeps,
  { actorId, id, when, reason }: Cancelled,
): Promise<Account> {
  const before = subscriptionState(await readAccount(deps, { id }));
  await orNotFound(() => (when === "now" ? endSubscription(deps, { id }) : cancelSubscription(deps, { id })));
  const account = await readAccount(deps, { id });
  const details = { reason, when, before, after: subscriptionState(account) };
  const target = { kind: "user", id } as const;
  await writeAudit(deps.db, deps.now(), { actorId, action: "subscription.cancel", target, details });
  return account;
}

const subscriptionState = ({ plan, stripeSubscriptionStatus, cancelAtPeriodEnd }: Account) => ({
  plan,
  status: stripeSubscriptionStatus,
  cancel_at_period_end: cancelAtPeriodEnd,
});
