import type { BillingPeriod } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

interface Wanted {
  readonly period: BillingPeriod;
  /** Where the provider sends people afterwards; ours where absent. */
  readonly successUrl?: string | null | undefined;
  readonly cancelUrl?: string | null | undefined;
}

/**
 * Begins to subscribe. Asking again gives the same checkout while it is open.
 * @throws AppError `already_premium` while there is a plan or a subscription, `forbidden` for addresses elsewhere
 */
export async function createCheckout(
  deps: BillingDeps,
  _account: Account,
  _wanted: Wanted,
): Promise<{ sessionId: string; url: string }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
