import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider, type SyncCause } from "./deps.ts";

/**
 * Asks the provider what is true of a customer and takes it over: the one place that decides about plans.
 * @returns whose customer it is, and whether the account's plan is another than before
 */
export async function syncSubscription(
  deps: BillingDeps,
  _customerId: string,
  _cause: SyncCause,
): Promise<{ accountId: string | undefined; changed: boolean }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
