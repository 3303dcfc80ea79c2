import pLimit from "p-limit";
import type { BillingDeps } from "../provider/deps.ts";
import { findCustomersToReconcile } from "./reconcile-store.ts";
import { syncSubscription } from "./sync-subscription.ts";

const atOnce = 3;

/**
 * Asks the provider about every account with something to find out: a subscription that we hold for live, or a checkout
 * that we hold for open. So events that were lost are made up for. What fails for one account does not keep back the others.
 * @throws where it failed for all of them
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
