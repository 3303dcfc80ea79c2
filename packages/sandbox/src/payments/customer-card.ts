import { problemOf } from "./card.ts";
import { update } from "./events.ts";
import { openInvoicesOf } from "./invoices.ts";
import type { Customer, PaymentMethod, Subscription } from "./objects.ts";
import { payInvoice } from "./pay-invoice.ts";
import { attach, createCard } from "./payment-methods.ts";
import type { Card, CardOutcome } from "./payments.ts";
import { isLive, updateSubscription } from "./subscriptions.ts";
import { verdictOf } from "./verdict.ts";
import type { World } from "./world.ts";

/** Returns the card that pays for a subscription: the subscription's own or else the customer's. */
export function cardOf({ state }: World, customerId: string, subscription?: Subscription): PaymentMethod | undefined {
  const usual = state.customers[customerId]?.invoice_settings.default_payment_method;
  return state.paymentMethods[subscription?.default_payment_method ?? usual ?? ""];
}

/** Replaces the customer's card for all payments, if the bank accepts the new one. */
export function changeCard(world: World, customer: Customer, card: Card): CardOutcome {
  const problem = problemOf(card, world.realNow());
  if (problem) return problem;
  const method = createCard(world, customer, card);
  const verdict = verdictOf(world.state.behaviours[method.id]!, false);
  if (verdict === "pays") return takeOver(world, customer, method);
  if (verdict !== "asks") return verdict.outcome;
  world.state.cardsToConfirm[customer.id] = method.id;
  return "needs_confirmation";
}

/** Applies the customer's answer on the bank's confirmation page to the card that was entered last. */
export function confirmCard(world: World, customer: Customer, isConfirmed: boolean): CardOutcome {
  const { cardsToConfirm, paymentMethods, behaviours } = world.state;
  const method = paymentMethods[cardsToConfirm[customer.id] ?? ""];
  if (!method) return "closed";
  delete cardsToConfirm[customer.id];
  if (!isConfirmed) return "authentication_failed";
  behaviours[method.id] = "pays";
  return takeOver(world, customer, method);
}

function takeOver(world: World, customer: Customer, method: PaymentMethod): CardOutcome {
  attach(world, method, customer.id);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id };
  update(world, "customer.updated", customer, { invoice_settings });
  let outcome: CardOutcome = "saved";
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.customer !== customer.id || !isLive(subscription)) continue;
    updateSubscription(world, subscription, { default_payment_method: method.id });
    if (subscription.status !== "past_due") continue;
    for (const invoice of openInvoicesOf(world, subscription)) {
      if (invoice.status === "open" && payInvoice(world, invoice, method) !== "paid") outcome = "invoice_failed";
    }
  }
  return outcome;
}
