import { problemOf } from "./card.ts";
import { emit } from "./events.ts";
import { createInvoice, finalizeInvoice, openInvoicesOf, paymentOf } from "./invoices.ts";
import type { CheckoutSession, Invoice, PaymentMethod, Subscription } from "./objects.ts";
import { failConfirmation, type PaymentOutcome, payInvoice } from "./pay-invoice.ts";
import { createCard } from "./payment-methods.ts";
import type { Card, PaidOutcome } from "./payments.ts";
import { beginSubscription } from "./subscriptions.ts";
import { nowOf, type World } from "./world.ts";

/**
 * Pays an open checkout session with a card. The first attempt creates the subscription, which stays incomplete until
 * it is paid.
 */
export function payCheckout(world: World, session: CheckoutSession, card: Card): PaidOutcome {
  if (session.status !== "open") return "closed";
  const problem = problemOf(card, world.realNow());
  if (problem) return problem;
  const customer = world.state.customers[session.customer];
  if (!customer) return "closed";
  const isFirst = world.state.sales[session.id]?.subscription === null;
  const started = isFirst ? begin(world, session) : begun(world, session);
  if (!started) return "closed";
  const { subscription, invoice } = started;
  const method = createCard(world, customer, card);
  return concluded(world, session, subscription, method, payInvoice(world, invoice, method));
}

/** Applies the customer's answer on the bank's confirmation page to a checkout session. */
export function confirmCheckout(world: World, session: CheckoutSession, isConfirmed: boolean): PaidOutcome {
  const started = session.status === "open" ? begun(world, session) : undefined;
  if (!started) return "closed";
  const { subscription, invoice } = started;
  const { intent } = paymentOf(world, invoice);
  const method = intent.status === "requires_action" && world.state.paymentMethods[intent.payment_method ?? ""];
  if (!method) return "closed";
  if (!isConfirmed) return failConfirmation(world, invoice, method);
  world.state.behaviours[method.id] = "pays";
  return concluded(world, session, subscription, method, payInvoice(world, invoice, method));
}

/** Returns the subscription and invoice that an earlier payment attempt created, if they still await payment. */
function begun(world: World, session: CheckoutSession) {
  const subscription = world.state.subscriptions[world.state.sales[session.id]?.subscription ?? ""];
  const invoice = subscription && openInvoicesOf(world, subscription)[0];
  return invoice && { subscription, invoice };
}

function begin(world: World, session: CheckoutSession): { subscription: Subscription; invoice: Invoice } {
  const sale = world.state.sales[session.id]!;
  const subscription = beginSubscription(world, session.customer, sale);
  sale.subscription = subscription.id;
  const invoice = createInvoice(world, subscription, "subscription_create", nowOf(world, session.customer));
  finalizeInvoice(world, invoice);
  subscription.latest_invoice = invoice.id;
  emit(world, "customer.subscription.created", subscription);
  return { subscription, invoice };
}

function concluded(
  world: World,
  session: CheckoutSession,
  subscription: Subscription,
  method: PaymentMethod,
  outcome: PaymentOutcome,
): PaymentOutcome {
  if (outcome !== "paid") return outcome;
  Object.assign(session, {
    customer_details: { ...session.customer_details!, name: method.billing_details.name },
    invoice: subscription.latest_invoice,
    payment_status: "paid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  } satisfies Partial<CheckoutSession>);
  emit(world, "checkout.session.completed", session);
  return outcome;
}
