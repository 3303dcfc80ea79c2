import { periodEnd } from "./calendar.ts";
import { expireCheckout } from "./checkout.ts";
import { cardOf } from "./customer-card.ts";
import { createInvoice, finalizeInvoice, subscriptionIdOf } from "./invoices.ts";
import type { Invoice, Subscription } from "./objects.ts";
import { noteFailure, payInvoice } from "./pay-invoice.ts";
import { itemOf } from "./subscription-shape.ts";
import { cancelNow, isLive, updateSubscription } from "./subscriptions.ts";
import { nowOf, type World } from "./world.ts";

/** The days after a failed renewal on which the payment is retried. After the last one the subscription ends. */
const retryDays = [3, 5, 7] as const;

interface Step {
  readonly customer: string;
  readonly at: number;
  readonly run: () => void;
}

/** Performs everything that is due for a customer by their test clock, in order. */
export function runDue(world: World, customerId: string): void {
  const now = nowOf(world, customerId);
  for (;;) {
    const steps = stepsOf(world).filter(({ customer }) => customer === customerId);
    const [next] = steps.sort((a, b) => a.at - b.at);
    if (!next || next.at > now) return;
    world.at = next.at;
    try {
      next.run();
    } finally {
      world.at = undefined;
    }
  }
}

/** Returns the customers for whom something is due. */
export function lateCustomers(world: World): ReadonlySet<string> {
  const late = stepsOf(world).filter(({ customer, at }) => at <= nowOf(world, customer));
  return new Set(late.map(({ customer }) => customer));
}

function stepsOf(world: World): Step[] {
  const { sessions, invoices, subscriptions } = world.state;
  const steps: Step[] = [];
  for (const session of Object.values(sessions)) {
    const { customer, status, expires_at: at } = session;
    if (status === "open") steps.push({ customer, at, run: () => expireCheckout(world, session) });
  }
  for (const invoice of Object.values(invoices)) {
    const { customer, automatically_finalizes_at: finalizesAt, next_payment_attempt: retryAt } = invoice;
    if (finalizesAt !== null) steps.push({ customer, at: finalizesAt, run: () => collect(world, invoice) });
    if (retryAt !== null) steps.push({ customer, at: retryAt, run: () => tryAgain(world, invoice) });
  }
  for (const subscription of Object.values(subscriptions)) {
    const { customer, status } = subscription;
    if (status !== "active" && status !== "past_due") continue;
    const { current_period_end: at } = itemOf(subscription);
    steps.push({ customer, at, run: () => endPeriod(world, subscription) });
  }
  return steps;
}

function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    cancelNow(world, subscription, "cancellation_requested");
    return;
  }
  const item = itemOf(subscription);
  const { current_period_start: lastStart, current_period_end: start } = item;
  const next = {
    ...item,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, item.price.recurring, start),
    current_period_start: start,
  };
  const items = { ...subscription.items, data: [next] };
  const invoice = createInvoice(world, { ...subscription, items }, "subscription_cycle", lastStart);
  updateSubscription(world, subscription, { items, latest_invoice: invoice.id });
}

function collect(world: World, invoice: Invoice): void {
  finalizeInvoice(world, invoice);
  attempt(world, invoice);
}

function tryAgain(world: World, invoice: Invoice): void {
  attempt(world, invoice);
  const subscription = world.state.subscriptions[subscriptionIdOf(invoice)]!;
  const isGivenUp = invoice.status === "open" && invoice.next_payment_attempt === null;
  if (isGivenUp && isLive(subscription)) cancelNow(world, subscription, "payment_failed");
}

function attempt(world: World, invoice: Invoice): void {
  const now = nowOf(world, invoice.customer);
  const finalizedAt = invoice.status_transitions.finalized_at ?? now;
  const next = retryDays.map((days) => finalizedAt + days * 86_400).find((at) => at > now);
  invoice.next_payment_attempt = next ?? null;
  const method = cardOf(world, invoice.customer, world.state.subscriptions[subscriptionIdOf(invoice)]);
  if (method) payInvoice(world, invoice, method);
  else noteFailure(world, invoice);
}
