import type { Stripe } from "stripe";
import type { Charge, Invoice, Price, Session, Subscription } from "./provider-state.ts";

/** Returns an object's id. The payment provider sends either the id alone or the whole object. */
export function idOf(given: string | { id: string } | null | undefined): string | null {
  return typeof given === "string" ? given : (given?.id ?? null);
}

const fromUnix = (seconds: number) => new Date(seconds * 1000);

export function toSubscription(given: Stripe.Subscription): Subscription {
  return {
    id: given.id,
    status: given.status,
    createdAt: fromUnix(given.created),
    isCancelled: given.cancel_at_period_end || given.cancel_at !== null,
    endsWithPeriod: given.cancel_at_period_end,
    cancelAt: given.cancel_at === null ? null : fromUnix(given.cancel_at),
    items: given.items.data.map(({ price, quantity, current_period_start, current_period_end }) => ({
      id: price.id,
      productId: idOf(price.product),
      interval: price.recurring && { unit: price.recurring.interval, count: price.recurring.interval_count },
      amount: (price.unit_amount ?? 0) * (quantity ?? 1),
      currency: price.currency,
      start: fromUnix(current_period_start),
      end: fromUnix(current_period_end),
    })),
  };
}

type KnownCharge = Charge & { readonly paymentIntentId: string | null };

/** Converts an invoice of the payment provider, with the charges that paid it. */
export function toInvoice(given: Stripe.Invoice, charges: readonly KnownCharge[]): Invoice {
  const of = given.parent?.subscription_details;
  const payments = (given.payments?.data ?? []).map(({ payment }) => payment);
  const paidBy = [...payments.map((one) => idOf(one.charge)), ...payments.map((one) => idOf(one.payment_intent))];
  return {
    id: given.id,
    status: given.status ?? "draft",
    subscriptionId: idOf(of?.subscription),
    checkoutId: given.billing_reason === "subscription_create" ? (of?.metadata?.checkout_id ?? null) : null,
    createdAt: fromUnix(given.created),
    wasAttempted: given.attempted,
    amountDue: given.amount_due,
    amountPaid: given.amount_paid,
    currency: given.currency,
    price: priceOf(given),
    charges: charges.filter(({ id, paymentIntentId }) => paidBy.includes(id) || paidBy.includes(paymentIntentId ?? "")),
  };
}

/** Returns the price that an invoice is for: the price of the line that ends last. Ignores lines that are credits. */
function priceOf({ lines }: Stripe.Invoice): Price | null {
  const priced = lines.data.flatMap(({ pricing, period, amount, currency }): Price[] => {
    const details = pricing?.price_details;
    const id = idOf(details?.price);
    if (!details || id === null) return [];
    const span = { start: fromUnix(period.start), end: fromUnix(period.end) };
    return [{ id, productId: details.product, interval: null, amount, currency, ...span }];
  });
  return priced.toSorted((a, b) => Number(b.end) - Number(a.end)).find(({ amount }) => amount >= 0) ?? null;
}

export function toSession(given: Stripe.Checkout.Session): Session {
  return {
    id: given.id,
    checkoutId: given.metadata?.checkout_id ?? null,
    status: given.status ?? "open",
    createdAt: fromUnix(given.created),
    isPaid: given.payment_status !== "unpaid",
    subscriptionId: idOf(given.subscription),
    invoiceId: idOf(given.invoice),
    amount: given.amount_total ?? 0,
    currency: given.currency ?? "",
    periodName: given.metadata?.billing_period ?? null,
    priceId: given.metadata?.price_id ?? null,
    url: given.url,
  };
}
