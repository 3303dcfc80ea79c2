import type { Account } from "#src/accounts/account.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";
import { expireSessions } from "./expire-sessions.ts";
import { findOpenCheckout } from "./store.ts";

/**
 * Expires the account's open checkout after a grant of Premium or a ban, so that it can no longer be paid. Never
 * throws, because the grant or ban is already stored; if the provider cannot be reached, the checkout expires a day
 * after it was created.
 */
export async function withdrawCheckout(deps: BillingDeps, account: Pick<Account, "id">): Promise<void> {
  try {
    // Most accounts have no open checkout and need no call to the provider.
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
