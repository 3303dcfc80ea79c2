import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { findCustomer } from "../ledger/owner-store.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { underLock } from "./lock.ts";
import type { Lease } from "./store.ts";

/** What a use-case of an account has while nobody else works on the account's billing. */
interface Locked {
  readonly lease: Lease;
  readonly owner: { readonly kind: "account"; readonly accountId: string };
  /** Null for an account that has never begun to pay. */
  readonly customerId: string | null;
}

/**
 * Runs `work` while nobody else works on the account's billing, with the customer as it is then.
 * @throws AppError `signed_out` when the account is gone, `busy` when it is not our turn in time
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
