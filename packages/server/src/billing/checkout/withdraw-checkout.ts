import type { Account } from "#src/accounts/account.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { takeOver } from "../sync/sync-subscription.ts";
import { expireSessions } from "./expire-sessions.ts";
import { findOpenCheckout } from "./store.ts";

/**
 * Ends the account's checkout that is open, so that nobody pays there for what they have been given, or may not use.
 * Never throws, so that it takes nothing back: where the provider cannot be asked, the checkout ends after its day.
 */
export async function withdrawCheckout(deps: BillingDeps, account: Pick<Account, "id">): Promise<void> {
  try {
    // Most have none, and need not wait for the provider.
    if (!(deps.provider && (await findOpenCheckout(deps.db, account.id)))) return;
    await underAccountLock(deps, account, async ({ customerId, ...locked }) => {
      if (customerId === null) return;
      const how = { ...locked, customerId, cause: { from: "admin" } } as const;
      const { providerState } = await takeOver(deps, how);
      const open = providerState.sessions.filter(({ status }) => status === "open");
      await expireSessions(deps, open);
      if (open.length > 0) await takeOver(deps, how);
    });
  } catch (err) {
    deps.logger.warn({ err }, "a checkout that was open could not be ended");
  }
}
