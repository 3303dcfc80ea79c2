import { findOwner, type Owner } from "../ledger/owner-store.ts";
import { underLock } from "../locks/lock.ts";
import type { Lease } from "../locks/store.ts";
import { type BillingDeps, requireProvider, type SyncCause } from "../provider/deps.ts";
import type { ProviderState } from "./provider-state.ts";
import { readProviderState } from "./read-provider-state.ts";
import { OwnerChanged, type Saved, saveProviderState } from "./save-provider-state.ts";
import { settleClosed } from "./settle-closed.ts";

const maxTries = 3;

/**
 * Reads the customer's state from the payment provider and stores it. No other function changes a paid plan.
 * @returns the owner's account, and whether its plan changed
 */
export async function syncSubscription(
  deps: BillingDeps,
  customerId: string,
  cause: SyncCause,
): Promise<{ accountId: string | undefined; changed: boolean }> {
  requireProvider(deps);
  for (let tries = 1; ; tries++) {
    const owner = await findOwner(deps.db, customerId);
    const accountId = owner.kind === "account" ? owner.accountId : undefined;
    try {
      return await underLock(deps.db, accountId ?? customerId, async (lease) => {
        const { changed } = await syncUnderLock(deps, { lease, owner, customerId, cause });
        return { accountId, changed };
      });
    } catch (error) {
      if (!(error instanceof OwnerChanged) || tries === maxTries) throw error;
    }
  }
}

/** Syncs a customer with the payment provider, under a lock that the caller holds. */
export async function syncUnderLock(
  deps: BillingDeps,
  { customerId, ...how }: { lease: Lease; owner: Owner; customerId: string; cause: SyncCause },
): Promise<Saved & { providerState: ProviderState }> {
  let providerState = await readProviderState(deps, customerId);
  if (how.owner.kind === "closed" && (await settleClosed(deps, providerState))) {
    providerState = await readProviderState(deps, customerId);
  }
  return { ...(await saveProviderState(deps, { ...how, providerState })), providerState };
}
