import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

/**
 * Takes a cancellation back as long as the period runs, and takes over what is true then.
 * @throws AppError `no_subscription`
 */
export async function resumeSubscription(deps: BillingDeps, _account: Account): Promise<{ changed: boolean }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
