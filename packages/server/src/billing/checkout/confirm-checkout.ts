import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { type BillingDeps, requireProvider } from "../provider/deps.ts";
import type { ProviderState, Session } from "../sync/provider-state.ts";
import type { Saved } from "../sync/save-provider-state.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";

/**
 * Copies the account's state from the payment provider to the database. Returns the status of one of the account's
 * checkouts.
 * @throws AppError `not_found` if the account has no such checkout
 */
export async function confirmCheckout(
  deps: BillingDeps,
  account: Pick<Account, "id">,
  sessionId: string,
): Promise<{ status: "complete" | "processing" | "open" | "expired"; changed: boolean }> {
  requireProvider(deps);
  const unknown = new AppError("not_found", "We couldn't find this checkout.");
  return underAccountLock(deps, account, async ({ customerId, ...locked }) => {
    if (customerId === null) throw unknown;
    const saved = await syncUnderLock(deps, { ...locked, customerId, cause: { from: "return" } });
    const session = saved.providerState.sessions.find(({ id }) => id === sessionId);
    if (!session) throw unknown;
    return { status: statusOf(session, saved), changed: saved.changed };
  });
}

function statusOf(
  { status, isPaid, subscriptionId }: Session,
  { plan, providerState }: Saved & { providerState: ProviderState },
) {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  const bought = providerState.subscriptions.find(({ id }) => id === subscriptionId);
  const isThere = plan === "premium" || (bought !== undefined && bought.status !== "incomplete");
  return isPaid && isThere ? "complete" : "processing";
}
