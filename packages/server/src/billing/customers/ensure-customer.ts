import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { setCustomer } from "../ledger/owner-store.ts";
import { transactionUnder } from "../locks/lock.ts";
import type { Lease } from "../locks/store.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { updateCustomer } from "./update-customer.ts";

/**
 * The account's customer at the provider, with the account's name and address as they are now. Where there is none, or
 * the provider no longer has it, one is made and stored.
 */
export async function ensureCustomer(
  deps: BillingDeps,
  account: Pick<Account, "id" | "email" | "name">,
  { lease, customerId, sentence }: { lease: Lease; customerId: string | null; sentence: string },
): Promise<string> {
  const { stripe } = requireProvider(deps);
  if (customerId !== null && (await updateCustomer(deps, account, { customerId, sentence }))) return customerId;
  // Somebody who is cut off here gets the same customer the next time. What may change by then is sent afterwards.
  const idempotencyKey = `customer-${account.id}${customerId === null ? "" : `-after-${customerId}`}`;
  const { id } = await callProvider(
    () => stripe.customers.create({ metadata: { user_id: account.id } }, { idempotencyKey }),
    sentence,
  );
  const isStored = await transactionUnder(deps.db, lease, (tx) => setCustomer(tx, account.id, id, deps.now()));
  if (!isStored) throw new AppError("signed_out");
  await updateCustomer(deps, account, { customerId: id, sentence });
  return id;
}
