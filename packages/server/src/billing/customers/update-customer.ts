import type { Account } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { findCustomer } from "../ledger/owner-store.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { type BillingDeps, callProvider, existsAtProvider, requireProvider } from "../provider/deps.ts";

/**
 * Sends the account's current email address and name to the payment provider, which uses them in invoices and mails.
 * @returns false if the provider has no such customer
 */
export async function updateCustomer(
  deps: Pick<BillingDeps, "provider">,
  { email, name }: Pick<Account, "email" | "name">,
  { customerId, sentence }: { customerId: string; sentence?: string },
): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  return callProvider(() => existsAtProvider(() => stripe.customers.update(customerId, { email, name })), sentence);
}

/**
 * Sends an account's changed email address or name to the payment provider. Does nothing if the account has no customer
 * at the payment provider.
 */
export async function updateChangedCustomer(deps: BillingDeps, accountId: string): Promise<void> {
  if (!(await findCustomer(deps.db, accountId))?.id) return;
  // Read the account while holding the lock, so that the last of several updates sends the newest values.
  await underAccountLock(deps, { id: accountId }, async ({ customerId }) => {
    const account = await readAccount(deps, { id: accountId });
    if (customerId !== null) await updateCustomer(deps, account, { customerId });
  });
}
