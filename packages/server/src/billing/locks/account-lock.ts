import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { findCustomer } from "../ledger/owner-store.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { underLock } from "./lock.ts";
import type { Lease } from "./store.ts";

/** Holds the values that work may use while an account's billing is locked. */
interface Locked {
  readonly lease: Lease;
  readonly owner: { readonly kind: "account"; readonly accountId: string };
  /** The account's customer id at the payment provider. Null if the account has no customer. */
  readonly customerId: string | null;
}

/**
 * Runs `work` while the account's billing is locked. Reads the account's customer while holding the lock.
 * @throws AppError `signed_out` if the account was deleted, `busy` if the lock does not become free in time
 */
export async function underAccountLock<T>(
  { db }: Pick<BillingDeps, "db">,
  { id }: Pick<Account, "id">,
  work: (locked: Locked) => Promise<T>,
): Promise<T> {
  return underLock(db, id, async (lease) => {
    const customer = await findCustomer(db, id);
    if (!customer) throw new AppError("signed_out");
    return work({ lease, owner: { kind: "account", accountId: id }, customerId: customer.id });
  });
}
