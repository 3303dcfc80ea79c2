import { emit, update } from "./events.ts";
import { openInvoicesOf, stopCollecting, voidInvoice } from "./invoices.ts";
import type { Subscription } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import type { Sale } from "./state.ts";
import { itemOf, newSubscription } from "./subscription-shape.ts";
import { nowOf, type World } from "./world.ts";

const ended: readonly Subscription["status"][] = ["canceled", "incomplete_expired"];

export const isLive = ({ status }: Subscription) => !ended.includes(status);

/** Creates a subscription whose first invoice is not paid yet. */
export function beginSubscription(world: World, customerId: string, sale: Sale): Subscription {
  const now = nowOf(world, customerId);
  const subscription = newSubscription(world, customerId, sale, now);
  world.state.subscriptions[subscription.id] = subscription;
  return subscription;
}

export function updateSubscription(world: World, subscription: Subscription, patch: Partial<Subscription>): void {
  update(world, "customer.subscription.updated", subscription, patch);
}

/** Marks a subscription to be cancelled at the end of the paid period. */
export function cancelAtPeriodEnd(world: World, subscription: Subscription): void {
  refuseEnded(subscription);
  if (subscription.cancel_at_period_end) return;
  updateSubscription(world, subscription, {
    cancel_at: itemOf(subscription).current_period_end,
    cancel_at_period_end: true,
    canceled_at: nowOf(world, subscription.customer),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: "cancellation_requested" },
  });
}

/** Withdraws a cancellation that would take effect at the period's end. */
export function resume(world: World, subscription: Subscription): void {
  refuseEnded(subscription);
  if (!subscription.cancel_at_period_end) return;
  updateSubscription(world, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}

/** Ends a subscription at once. Its open invoices are not charged any more. */
export function cancelNow(
  world: World,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed" | null,
): void {
  const now = nowOf(world, subscription.customer);
  const wasIncomplete = subscription.status === "incomplete";
  Object.assign(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: now,
    status: "canceled",
  } satisfies Partial<Subscription>);
  for (const invoice of openInvoicesOf(world, subscription)) {
    if (wasIncomplete) voidInvoice(world, invoice);
    else stopCollecting(world, invoice);
  }
  emit(world, "customer.subscription.deleted", subscription);
}

/** Ends a subscription that was never paid. */
export function giveUp(world: World, subscription: Subscription): void {
  const now = nowOf(world, subscription.customer);
  for (const invoice of openInvoicesOf(world, subscription)) voidInvoice(world, invoice);
  updateSubscription(world, subscription, { ended_at: now, status: "incomplete_expired" });
}

function refuseEnded(subscription: Subscription): void {
  if (isLive(subscription)) return;
  throw new Refusal("A canceled subscription can only update its cancellation_details and metadata.");
}
