import type { Subscription } from "@rewright/contract/billing";
import type { Stripe } from "stripe";
import type { Account } from "#src/accounts/account.ts";
import { findCustomer, findOfferedPrices, findStored } from "../ledger/owner-store.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { decideSubscription } from "../sync/decide-subscription.ts";
import { periodOf } from "../sync/period-of.ts";
import { readProviderState } from "../sync/read-provider-state.ts";
import { isSame } from "../sync/save-provider-state.ts";

/**
 * Returns the account's running subscription as the payment provider has it, and whether the database agrees. Changes
 * nothing.
 */
export async function readSubscription(
  deps: BillingDeps,
  account: Pick<Account, "id">,
): Promise<{ subscription: Subscription | null; matches: boolean }> {
  const { stripe, settings } = requireProvider(deps);
  const customerId = (await findCustomer(deps.db, account.id))?.id ?? null;
  if (customerId === null) return { subscription: null, matches: true };
  const providerState = await readProviderState(deps, customerId);
  const former = await findOfferedPrices(deps.db, customerId);
  const { columns, counted, live } = decideSubscription(providerState, { current: settings.prices, former });
  const stored = await findStored(deps.db, customerId);
  const matches = stored !== undefined && isSame(stored, columns);
  if (!counted || !live.includes(counted.subscription)) return { subscription: null, matches };
  const { subscription, item } = counted;
  return {
    subscription: {
      id: subscription.id,
      status: subscription.status,
      billing_period: periodOf(item, settings.prices),
      amount: item.amount,
      currency: item.currency,
      current_period_start: item.start.toISOString(),
      current_period_end: item.end.toISOString(),
      cancel_at_period_end: subscription.isCancelled,
      card: await readCard(stripe, subscription.id),
    },
    matches,
  };
}

/** Returns the card that will pay the next invoice: the subscription's card, or else the customer's default card. */
async function readCard(stripe: Stripe, subscriptionId: string): Promise<Subscription["card"]> {
  const expand = ["default_payment_method", "customer.invoice_settings.default_payment_method"];
  const { customer, ...found } = await callProvider(() => stripe.subscriptions.retrieve(subscriptionId, { expand }));
  const isWhole = typeof customer === "object" && !customer.deleted;
  const ofCustomer = isWhole ? customer.invoice_settings.default_payment_method : null;
  const method = found.default_payment_method ?? ofCustomer;
  if (!method || typeof method === "string" || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}
