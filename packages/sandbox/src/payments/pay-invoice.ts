import { newCharge } from "./charge-shape.ts";
import { emit, update } from "./events.ts";
import { paymentOf, subscriptionIdOf } from "./invoices.ts";
import type { Invoice, PaymentIntent, PaymentMethod } from "./objects.ts";
import { attach } from "./payment-methods.ts";
import { isLive, updateSubscription } from "./subscriptions.ts";
import { type Decline, declines, verdictOf } from "./verdict.ts";
import { nowOf, type World } from "./world.ts";

export type PaymentOutcome = "paid" | "needs_confirmation" | Decline["outcome"];

/** Charges a card for an open invoice. A new card then becomes the card of the customer and the subscription. */
export function payInvoice(world: World, invoice: Invoice, method: PaymentMethod): PaymentOutcome {
  const isRenewal = invoice.billing_reason !== "subscription_create";
  const verdict = verdictOf(world.state.behaviours[method.id] ?? "pays", isRenewal);
  if (verdict === "pays") return succeed(world, invoice, method);
  if (verdict === "asks") return askToConfirm(world, invoice, method);
  return fail(world, invoice, method, verdict);
}

/** Marks a payment as failed because the customer refused it on the bank's confirmation page. */
export function failConfirmation(world: World, invoice: Invoice, method: PaymentMethod): PaymentOutcome {
  return fail(world, invoice, method, declines.notConfirmed);
}

function succeed(world: World, invoice: Invoice, method: PaymentMethod): PaymentOutcome {
  const { state } = world;
  const now = nowOf(world, invoice.customer);
  const { payment, intent } = paymentOf(world, invoice);
  const charge = newCharge(invoice, intent, method, now, undefined);
  state.charges[charge.id] = charge;
  Object.assign(intent, {
    amount_received: invoice.amount_due,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: "succeeded",
  } satisfies Partial<PaymentIntent>);
  Object.assign(payment, {
    amount_paid: invoice.amount_due,
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: now },
  });
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  } satisfies Partial<Invoice>);
  const customer = state.customers[invoice.customer]!;
  customer.currency = invoice.currency;
  const subscription = state.subscriptions[subscriptionIdOf(invoice)]!;
  if (method.customer === null) {
    attach(world, method, customer.id);
    subscription.default_payment_method = method.id;
  }
  emit(world, "charge.succeeded", charge);
  emit(world, "payment_intent.succeeded", intent);
  emit(world, "invoice_payment.paid", payment);
  emit(world, "invoice.paid", invoice);
  emit(world, "invoice.payment_succeeded", invoice);
  if (customer.delinquent) update(world, "customer.updated", customer, { delinquent: false });
  if (isLive(subscription)) updateSubscription(world, subscription, { status: "active" });
  return "paid";
}

function fail(world: World, invoice: Invoice, method: PaymentMethod, decline: Decline): PaymentOutcome {
  const { state } = world;
  const { intent } = paymentOf(world, invoice);
  const charge = newCharge(invoice, intent, method, nowOf(world, invoice.customer), decline);
  state.charges[charge.id] = charge;
  Object.assign(intent, {
    last_payment_error: {
      charge: charge.id,
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      message: decline.message,
      type: "card_error",
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  } satisfies Partial<PaymentIntent>);
  emit(world, "charge.failed", charge);
  emit(world, "payment_intent.payment_failed", intent);
  noteFailure(world, invoice);
  return decline.outcome;
}

/** Records a failed payment. An active subscription becomes past due. */
export function noteFailure(world: World, invoice: Invoice): void {
  const { state } = world;
  Object.assign(invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
  emit(world, "invoice.payment_failed", invoice);
  const subscription = state.subscriptions[subscriptionIdOf(invoice)]!;
  if (subscription.status === "active") {
    update(world, "customer.updated", state.customers[invoice.customer]!, { delinquent: true });
    updateSubscription(world, subscription, { status: "past_due" });
  }
}

function askToConfirm(world: World, invoice: Invoice, method: PaymentMethod): PaymentOutcome {
  const { intent } = paymentOf(world, invoice);
  Object.assign(intent, {
    next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
    payment_method: method.id,
    status: "requires_action",
  } satisfies Partial<PaymentIntent>);
  emit(world, "payment_intent.requires_action", intent);
  emit(world, "invoice.payment_action_required", invoice);
  return "needs_confirmation";
}
