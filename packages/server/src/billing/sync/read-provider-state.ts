import type { Stripe } from "stripe";
import type { BillingDeps } from "../provider/deps.ts";
import { callProvider, requireProvider } from "../provider/deps.ts";
import type { Charge, ProviderState } from "./provider-state.ts";
import { idOf, toInvoice, toSession, toSubscription } from "./to-provider-state.ts";

const all = { limit: 10_000 };

/**
 * Reads the current state of a customer from the payment provider. Webhook events trigger this read, but their contents
 * are not used.
 */
export async function readProviderState(
  deps: Pick<BillingDeps, "provider" | "now">,
  customer: string,
): Promise<ProviderState> {
  const { stripe, settings } = requireProvider(deps);
  // Only test mode has test clocks, and a live key may not be permitted to read them.
  const withClock = settings.secretKey.includes("_test_") ? { expand: ["data.test_clock"] } : {};
  return callProvider(async () => {
    const ofCustomer = { customer, limit: 100 };
    const [subscriptions, invoices, charges, sessions] = await Promise.all([
      stripe.subscriptions.list({ ...ofCustomer, status: "all", ...withClock }).autoPagingToArray(all),
      stripe.invoices.list({ ...ofCustomer, expand: ["data.payments"] }).autoPagingToArray(all),
      stripe.charges.list(ofCustomer).autoPagingToArray(all),
      stripe.checkout.sessions.list(ofCustomer).autoPagingToArray(all),
    ]);
    const known = await Promise.all(
      charges.filter(({ status }) => status === "succeeded").map((charge) => withDispute(stripe, charge)),
    );
    return {
      customerId: customer,
      at: providersTime(subscriptions) ?? deps.now(),
      subscriptions: subscriptions.map(toSubscription),
      invoices: invoices.map((invoice) => toInvoice(invoice, known)),
      sessions: sessions.map(toSession),
    };
  });
}

/** Returns the time of the customer's test clock at the payment provider, or undefined if there is none. */
function providersTime(subscriptions: readonly Stripe.Subscription[]): Date | undefined {
  for (const { test_clock: clock } of subscriptions) {
    if (clock && typeof clock === "object") return new Date(clock.frozen_time * 1000);
  }
  return undefined;
}

/** Statuses of a dispute in which the payer has got the money back, or may still get it back. */
const takenBack = ["needs_response", "under_review", "appeal_needs_response", "appeal_under_review", "lost"];

/**
 * Adds to a charge whether it is disputed. Reads the charge's disputes, because `disputed` stays true after a dispute
 * is won.
 */
async function withDispute(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<Charge & { readonly paymentIntentId: string | null }> {
  const disputes = charge.disputed
    ? await stripe.disputes.list({ charge: charge.id, limit: 100 }).autoPagingToArray(all)
    : [];
  return {
    id: charge.id,
    paymentIntentId: idOf(charge.payment_intent),
    amount: charge.amount,
    amountRefunded: charge.amount_refunded,
    isDisputed: disputes.some(({ status }) => takenBack.includes(status)),
    method: charge.payment_method_details?.type ?? null,
  };
}
