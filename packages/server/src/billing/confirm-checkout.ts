import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

/**
 * Says how a checkout of the account ended, after what is true was taken over.
 * @throws AppError `not_found` where the account has no such checkout
 */
export async function confirmCheckout(
  deps: BillingDeps,
  _account: Account,
  _sessionId: string,
): Promise<{ status: "complete" | "processing" | "open" | "expired"; changed: boolean }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
