import { keyOfInvoice } from "../ledger/decide-payments.ts";
import { newestRows } from "../ledger/store.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { isLive } from "./decide-subscription.ts";
import type { Charge, ProviderState } from "./provider-state.ts";

/**
 * Handles purchases by the customer of a deleted account, for example by a payment that was in progress when the
 * account was deleted. Cancels the customer's subscriptions immediately, and refunds payments that the payment log did
 * not contain as paid when the account was deleted.
 * @returns whether anything changed at the provider
 */
export async function settleClosed(deps: BillingDeps, providerState: ProviderState): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  const live = providerState.subscriptions.filter(isLive);
  await cancelAtOnce(deps, providerState);
  const late = await lateCharges(deps, providerState);
  for (const { id } of late) {
    await callProvider(() => stripe.refunds.create({ charge: id }, { idempotencyKey: `refund of ${id}` }));
  }
  if (late.length > 0) deps.logger.info({ customer: providerState.customerId }, "a late payment was refunded");
  return live.length + late.length > 0;
}

/** Returns the charges of payments that were not stored as paid, and that were neither refunded nor disputed. */
async function lateCharges({ db }: BillingDeps, { invoices, sessions }: ProviderState): Promise<Charge[]> {
  const paid = invoices
    .filter(({ status }) => status === "paid")
    .map((invoice) => ({ key: keyOfInvoice(sessions, invoice), charges: invoice.charges }));
  const stored = await newestRows(
    db,
    paid.map(({ key }) => key),
    "provider",
  );
  const unpaid = ["pending", "failed", "expired"];
  return paid
    .filter(({ key }) => unpaid.includes(stored.get(key)?.paymentStatus ?? "pending"))
    .flatMap(({ charges }) => charges)
    .filter(({ amount, amountRefunded, isDisputed }) => amountRefunded < amount && !isDisputed);
}
