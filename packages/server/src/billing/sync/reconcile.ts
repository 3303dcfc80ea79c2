import pLimit from "p-limit";
import type { BillingDeps } from "../provider/deps.ts";
import { findCustomersToReconcile } from "./reconcile-store.ts";
import { syncSubscription } from "./sync-subscription.ts";

const atOnce = 3;

/**
 * Syncs every account that has a running subscription or an open checkout with the payment provider. This makes up for
 * lost webhook events. If one account fails, continues with the next.
 * @throws Error if every account failed
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const customers = await findCustomersToReconcile(deps.db);
  const limit = pLimit(atOnce);
  const counts = { accounts: customers.length, changed: 0, failed: 0 };
  const one = async (customer: string) => {
    try {
      const { changed } = await syncSubscription(deps, customer, { from: "reconciliation" });
      if (changed) counts.changed++;
    } catch (err) {
      counts.failed++;
      deps.logger.warn({ err, customer }, "an account was not reconciled with the payment provider");
    }
  };
  await Promise.all(customers.map((customer) => limit(() => one(customer))));
  deps.logger.info(counts, "accounts were reconciled with the payment provider");
  if (counts.accounts > 0 && counts.failed === counts.accounts) {
    throw new Error("No account could be reconciled with the payment provider.");
  }
}
