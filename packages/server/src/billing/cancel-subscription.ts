import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

/**
 * Cancels the account's subscription at the end of its period, and takes over what is true then.
 * @throws AppError `no_subscription`
 */
export async function cancelSubscription(deps: BillingDeps, _account: Account): Promise<{ changed: boolean }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
