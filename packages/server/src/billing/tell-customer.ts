import type { Account } from "../accounts/account.ts";
import { findAccount } from "../accounts/store.ts";
import { underAccountLock } from "./account-lock.ts";
import { type BillingDeps, callProvider, isThere, requireProvider } from "./deps.ts";

/**
 * Tells the provider the account's address and name as they are now: invoices and the provider's mails go by them.
 * @returns false where the provider has no such customer
 */
export async function tellCustomer(
  deps: Pick<BillingDeps, "provider">,
  { email, name }: Pick<Account, "email" | "name">,
  { customerId, sentence }: { customerId: string; sentence?: string },
): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  return callProvider(() => isThere(() => stripe.customers.update(customerId, { email, name })), sentence);
}

/** The same for an account whose address or name has changed, if it has ever been a customer. */
export async function tellOfChange(deps: BillingDeps, accountId: string): Promise<void> {
  const isCustomer = (await findAccount(deps.db, accountId, deps.now()))?.stripeCustomerId;
  if (!isCustomer) return;
  // One after the other, so that what is told last is what is true.
  await underAccountLock(deps, { id: accountId }, async ({ customerId }) => {
    const account = await findAccount(deps.db, accountId, deps.now());
    if (account && customerId !== null) await tellCustomer(deps, account, { customerId });
  });
}
