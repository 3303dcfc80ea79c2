import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { findStored } from "../ledger/owner-store.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { prolong } from "../locks/lock.ts";
import { type BillingDeps, callProvider, isThere, requireProvider } from "../provider/deps.ts";
import { isLive } from "../sync/decide-subscription.ts";
import { cancelAtOnce, takeOver } from "../sync/sync-subscription.ts";

const sentence = "We couldn't cancel the subscription, so we didn't delete the account. Please try again later.";

/**
 * Ends what the account has at the provider, and then runs `remove`, which deletes the account, while nothing can be
 * bought for it: open checkouts expire, subscriptions are cancelled at once, the ledger is brought up to date.
 * @throws AppError `payments_unavailable` where the provider cannot be reached; `remove` has not run then
 */
export async function closeBilling<T>(
  deps: BillingDeps,
  account: Pick<Account, "id">,
  remove: () => Promise<T>,
): Promise<T> {
  return underAccountLock(deps, account, async ({ customerId, ...locked }) => {
    if (customerId !== null) {
      if (deps.provider && (await orSentence(() => isCustomer(deps, customerId)))) {
        await orSentence(() => endAll(deps, customerId, locked));
      } else if (await isPaying(deps, customerId)) throw new AppError("payments_unavailable", sentence);
    }
    await prolong(deps.db, locked.lease);
    return remove();
  });
}

async function endAll(
  deps: BillingDeps,
  customerId: string,
  locked: Pick<Parameters<typeof takeOver>[1], "lease" | "owner">,
): Promise<void> {
  const { stripe } = requireProvider(deps);
  const how = { ...locked, customerId, cause: { from: "closing" } } as const;
  const { providerState } = await takeOver(deps, how);
  const open = providerState.sessions.filter(({ status }) => status === "open");
  for (const { id } of open) await callProvider(() => stripe.checkout.sessions.expire(id));
  await cancelAtOnce(deps, providerState);
  const after = await takeOver(deps, how);
  // Something was bought in between.
  if (after.providerState.subscriptions.some(isLive)) throw new AppError("payments_unavailable");
}

/** Runs what asks the provider; when that fails, whoever wants to go is told what it means for them. */
async function orSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "busy") throw error;
    throw new AppError("payments_unavailable", sentence, { cause: error, retryAfterSeconds: 30 });
  }
}

/** False for a customer of another account at the provider, such as the sandbox's or that of its test mode. */
async function isCustomer(deps: BillingDeps, customerId: string): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  return callProvider(() => isThere(() => stripe.customers.retrieve(customerId)));
}

/** Where nothing can be asked, what was stored last must do. */
async function isPaying({ db }: BillingDeps, customerId: string): Promise<boolean> {
  const status = (await findStored(db, customerId))?.stripeSubscriptionStatus;
  return status !== undefined && status !== null && isLive({ status });
}
