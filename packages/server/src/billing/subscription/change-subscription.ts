import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import type { BillingDeps, SyncCause } from "../provider/deps.ts";
import type { Subscription } from "../sync/provider-state.ts";
import { takeOver } from "../sync/sync-subscription.ts";

/**
 * Runs `change` on the subscriptions of an account that are not over, as the provider has them, and takes over what is
 * true afterwards. A process that dies in between leaves that to the next sync.
 * @throws AppError `no_subscription` where there is none
 */
export async function changeSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
  cause: SyncCause,
  change: (live: readonly Subscription[]) => Promise<void>,
): Promise<{ changed: boolean }> {
  return underAccountLock(deps, account, async ({ customerId, ...locked }) => {
    if (customerId === null) throw new AppError("no_subscription");
    const before = await takeOver(deps, { ...locked, customerId, cause });
    if (before.live.length === 0) throw new AppError("no_subscription");
    await change(before.live);
    const after = await takeOver(deps, { ...locked, customerId, cause });
    return { changed: before.changed || after.changed };
  });
}
