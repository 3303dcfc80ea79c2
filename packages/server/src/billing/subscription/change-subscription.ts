import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import type { BillingDeps, SyncCause } from "../provider/deps.ts";
import type { Subscription } from "../sync/provider-state.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";

/**
 * Runs `change` on the account's running subscriptions at the payment provider. Stores the provider's state before and
 * after. If the process crashes in between, the next sync stores the state.
 * @throws AppError `no_subscription` if no subscription is running
 */
export async function changeSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
  cause: SyncCause,
  change: (live: readonly Subscription[]) => Promise<void>,
): Promise<{ changed: boolean }> {
  return underAccountLock(deps, account, async ({ customerId, ...locked }) => {
    if (customerId === null) throw new AppError("no_subscription");
    const before = await syncUnderLock(deps, { ...locked, customerId, cause });
    if (before.live.length === 0) throw new AppError("no_subscription");
    await change(before.live);
    const after = await syncUnderLock(deps, { ...locked, customerId, cause });
    return { changed: before.changed || after.changed };
  });
}
