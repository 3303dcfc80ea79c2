import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { findStored } from "../ledger/owner-store.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { prolong } from "../locks/lock.ts";
import { type BillingDeps, callProvider, existsAtProvider, requireProvider } from "../provider/deps.ts";
import { cancelAtOnce } from "../sync/cancel-at-once.ts";
import { isLive } from "../sync/decide-subscription.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";

const sentence = "We couldn't cancel the subscription, so we didn't delete the account. Please try again later.";

/**
 * Ends the account's billing and then runs `remove`, which deletes the account. To end the billing, expires open
 * checkouts, cancels subscriptions at once and stores the latest payments. Locks the account's billing throughout, so
 * that no new checkout can start.
 * @throws AppError `payments_unavailable` if the payment provider cannot be reached; `remove` has not run then
 */
export async function closeBilling<T>(
  deps: BillingDeps,
  account: Pick<Account, "id">,
  remove: () => Promise<T>,
): Promise<T> {
  return underAccountLock(deps, account, async ({ customerId, ...locked }) => {
    if (customerId !== null) {
      if (deps.provider && (await withDeletionError(() => isCustomer(deps, customerId)))) {
        await withDeletionError(() => endAll(deps, customerId, locked));
      } else if (await isPaying(deps, customerId)) throw new AppError("payments_unavailable", sentence);
    }
    await prolong(deps.db, locked.lease);
    return remove();
  });
}

async function endAll(
  deps: BillingDeps,
  customerId: string,
  locked: Pick<Parameters<typeof syncUnderLock>[1], "lease" | "owner">,
): Promise<void> {
  const { stripe } = requireProvider(deps);
  const how = { ...locked, customerId, cause: { from: "closing" } } as const;
  const { providerState } = await syncUnderLock(deps, how);
  const open = providerState.sessions.filter(({ status }) => status === "open");
  for (const { id } of open) await callProvider(() => stripe.checkout.sessions.expire(id));
  await cancelAtOnce(deps, providerState);
  const after = await syncUnderLock(deps, how);
  // The customer bought a subscription between the two reads.
  if (after.providerState.subscriptions.some(isLive)) throw new AppError("payments_unavailable");
}

/**
 * Runs a call to the payment provider. If the call fails, throws an error that says that the account was not deleted.
 */
async function withDeletionError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "busy") throw error;
    throw new AppError("payments_unavailable", sentence, { cause: error, retryAfterSeconds: 30 });
  }
}

/**
 * Returns whether the payment provider has the customer. In live mode, returns false for a customer that was created in
 * the sandbox or in test mode.
 */
async function isCustomer(deps: BillingDeps, customerId: string): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  return callProvider(() => existsAtProvider(() => stripe.customers.retrieve(customerId)));
}

/** Returns whether the subscription in the database is running. Used when the payment provider cannot be asked. */
async function isPaying({ db }: BillingDeps, customerId: string): Promise<boolean> {
  const status = (await findStored(db, customerId))?.stripeSubscriptionStatus;
  return status !== undefined && status !== null && isLive({ status });
}
