import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { setCustomer } from "../ledger/owner-store.ts";
import { transactionUnder } from "../locks/lock.ts";
import type { Lease } from "../locks/store.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { updateCustomer } from "./update-customer.ts";

/**
 * Returns the account's customer at the payment provider after updating the customer's name and address. Creates and
 * stores a new customer if there is none, or if the provider no longer has it.
 */
export async function ensureCustomer(
  deps: BillingDeps,
  account: Pick<Account, "id" | "email" | "name">,
  { lease, customerId, sentence }: { lease: Lease; customerId: string | null; sentence: string },
): Promise<string> {
  const { stripe } = requireProvider(deps);
  if (customerId !== null && (await updateCustomer(deps, account, { customerId, sentence }))) return customerId;
  // A retry after a crash gets the same customer. The idempotency key excludes the name and address, which may change
  // before the retry; they are sent in a separate call afterwards.
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
