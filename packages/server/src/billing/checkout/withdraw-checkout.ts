import type { Account } from "#src/accounts/account.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";
import { expireSessions } from "./expire-sessions.ts";
import { findOpenCheckout } from "./store.ts";

/**
 * Expires the open checkout of an account that was banned or granted Premium, so that it can no longer be paid. Never
 * throws, because the ban or grant is already stored. If the payment provider cannot be reached, the checkout expires
 * by itself within a day.
 */
export async function withdrawCheckout(deps: BillingDeps, account: Pick<Account, "id">): Promise<void> {
  try {
    // Most accounts have no open checkout, so most calls need no request to the payment provider.
    if (!(deps.provider && (await findOpenCheckout(deps.db, account.id)))) return;
    await underAccountLock(deps, account, async ({ customerId, ...locked }) => {
      if (customerId === null) return;
      const how = { ...locked, customerId, cause: { from: "admin" } } as const;
      const { providerState } = await syncUnderLock(deps, how);
      const open = providerState.sessions.filter(({ status }) => status === "open");
      await expireSessions(deps, open);
      if (open.length > 0) await syncUnderLock(deps, how);
    });
  } catch (err) {
    deps.logger.warn({ err }, "a checkout that was open could not be ended");
  }
}
