import { addresses } from "./addresses.ts";
import { emit, update } from "./events.ts";
import { ids } from "./ids.ts";
import { newInvoice } from "./invoice-shape.ts";
import type { Invoice, PaymentIntent, Subscription } from "./objects.ts";
import { newPaymentIntent } from "./payment-intent-shape.ts";
import { nowOf, type World } from "./world.ts";

export const subscriptionIdOf = ({ parent }: Invoice) => parent.subscription_details.subscription;

/** Returns the invoices of a subscription that are neither paid nor void. */
export function openInvoicesOf({ state }: World, { id }: Subscription): Invoice[] {
  const isOpen = ({ status }: Invoice) => status === "draft" || status === "open";
  return Object.values(state.invoices).filter((invoice) => subscriptionIdOf(invoice) === id && isOpen(invoice));
}

/** Creates a draft invoice for the subscription's current period. */
export function createInvoice(
  world: World,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
  periodStart: number,
): Invoice {
  const customer = world.state.customers[subscription.customer]!;
  const invoice = newInvoice(world, customer, subscription, reason, periodStart);
  world.state.invoices[invoice.id] = invoice;
  emit(world, "invoice.created", invoice);
  return invoice;
}

/** Gives a draft invoice its number and addresses. From now on it can be paid. */
export function finalizeInvoice(world: World, invoice: Invoice): void {
  const { state, address } = world;
  const customer = state.customers[invoice.customer]!;
  const now = nowOf(world, customer.id);
  const sequence = customer.next_invoice_sequence++;
  Object.assign(invoice, {
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    hosted_invoice_url: `${address}${addresses.invoice(invoice.id)}`,
    invoice_pdf: `${address}${addresses.invoicePdf(invoice.id)}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    status: "open",
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  } satisfies Partial<Invoice>);
  const intent = newPaymentIntent(invoice, now);
  state.paymentIntents[intent.id] = intent;
  const paymentId = ids.invoicePayment();
  state.invoicePayments[paymentId] = {
    id: paymentId,
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  emit(world, "invoice.finalized", invoice);
  emit(world, "payment_intent.created", intent);
}

/** Returns the payment record and payment intent of a finalized invoice. */
export function paymentOf({ state }: World, invoice: Invoice) {
  const payment = Object.values(state.invoicePayments).find((one) => one.invoice === invoice.id)!;
  return { payment, intent: state.paymentIntents[payment.payment.payment_intent] as PaymentIntent };
}

/** Stops charging for an invoice automatically. The invoice stays open. */
export function stopCollecting(world: World, invoice: Invoice): void {
  const patch = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
  update(world, "invoice.updated", invoice, patch);
}

/** Voids an invoice. */
export function voidInvoice(world: World, invoice: Invoice): void {
  const now = nowOf(world, invoice.customer);
  const { payment, intent } = paymentOf(world, invoice);
  Object.assign(invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: "void",
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  } satisfies Partial<Invoice>);
  Object.assign(payment, { status: "canceled", status_transitions: { canceled_at: now, paid_at: null } });
  Object.assign(intent, {
    canceled_at: now,
    cancellation_reason: "void_invoice",
    next_action: null,
    status: "canceled",
  });
  emit(world, "invoice.voided", invoice);
  emit(world, "payment_intent.canceled", intent);
}
