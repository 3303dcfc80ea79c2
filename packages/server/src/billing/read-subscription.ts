import type { Subscription } from "@rewright/contract/billing";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";

/** The account's subscription as the provider has it now, and whether what is stored is the same. Changes nothing. */
export async function readSubscription(
  deps: BillingDeps,
  _account: Account,
): Promise<{ subscription: Subscription | null; matches: boolean }> {
  requireProvider(deps);
  throw new AppError("payments_unavailable");
}
