import type { Account } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { findCustomer } from "../ledger/owner-store.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { type BillingDeps, callProvider, isThere, requireProvider } from "../provider/deps.ts";

/**
 * Tells the provider the account's address and name as they are now: invoices and the provider's mails go by them.
 * @returns false where the provider has no such customer
 */
export async function updateCustomer(
  deps: Pick<BillingDeps, "provider">,
  { email, name }: Pick<Account, "email" | "name">,
  { customerId, sentence }: { customerId: string; sentence?: string },
): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  return callProvider(() => isThere(() => stripe.customers.update(customerId, { email, name })), sentence);
}

/** The same for an account whose address or name has changed, if it has ever been a customer. */
export async function updateChangedCustomer(deps: BillingDeps, accountId: string): Promise<void> {
  if (!(await findCustomer(deps.db, accountId))?.id) return;
  // One after the other, so that what is told last is what is true.
  await underAccountLock(deps, { id: accountId }, async ({ customerId }) => {
    const account = await readAccount(deps, { id: accountId });
    if (customerId !== null) await updateCustomer(deps, account, { customerId });
  });
}
