import type { BillingFixture } from "./billing-fixture.ts";

const graceSeconds = 7 * 86_400;
const fromUnix = (seconds: number) => new Date(seconds * 1000);

/**
 * Returns the columns and payments that the server must have stored for a customer, computed from the simulated payment
 * provider's data. Works for customers with one subscription at a time.
 */
export async function providerStates(fixture: BillingFixture, customer: string) {
  const state = await fixture.payments.state(customer);
  const subscription = state.subscriptions.at(-1)!;
  const item = subscription.items.data[0]!;
  const owed = state.invoices.filter(({ status }) => status === "open").map(({ created }) => created);
  const graceEnd = Math.min(...owed) + graceSeconds;
  const { status, cancel_at_period_end: isCancelled } = subscription;
  const isPremium = status === "active" || (status === "past_due" && state.now < graceEnd);
  const ends = [...(isCancelled ? [item.current_period_end] : []), ...(status === "past_due" ? [graceEnd] : [])];
  const columns = {
    plan: isPremium ? "premium" : "normal",
    billingPeriod: isPremium ? "monthly" : null,
    subscriptionStartDate: isPremium ? fromUnix(item.current_period_start) : null,
    subscriptionEndDate: isPremium ? fromUnix(item.current_period_end) : null,
    stripeSubscriptionId: subscription.id,
    stripeSubscriptionStatus: status,
    cancelAtPeriodEnd: status !== "canceled" && isCancelled,
    premiumUntil: isPremium && ends.length > 0 ? fromUnix(Math.min(...ends)) : null,
  };

  const sessions = await fixture.stripe.checkout.sessions.list({ customer, limit: 100 });
  const keys = new Map(sessions.data.map(({ id, invoice }) => [invoice, id]));
  // The simulated payment provider lists successful charges and paid invoices in the same order.
  const charges = state.charges.filter(({ status }) => status === "succeeded");
  const paid = state.invoices.filter(({ status }) => status === "paid");
  const payments = state.invoices
    .filter(({ status }) => status !== "draft")
    .map((invoice) => {
      const charge = charges[paid.indexOf(invoice)];
      const disputes = state.disputes.filter((one) => one.charge === charge?.id);
      const isDisputed = disputes.some(({ status }) => status !== "won");
      const afterwards = isDisputed ? "disputed" : charge?.refunded ? "refunded" : "completed";
      return {
        paymentKey: keys.get(invoice.id) ?? invoice.id,
        paymentStatus: charge ? afterwards : "failed",
        amount: invoice.amount_due,
        amountRefunded: charge?.amount_refunded ?? 0,
      };
    });
  return { columns, payments };
}
