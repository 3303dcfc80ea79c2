import { addresses } from "./addresses.ts";
import { catalogue } from "./catalogue.ts";
import { newSession, type Order } from "./checkout-shape.ts";
import { emit } from "./events.ts";
import { ids } from "./ids.ts";
import type { CheckoutSession, LineItem } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { rowOf, rowWith } from "./state.ts";
import { giveUp } from "./subscriptions.ts";
import { nowOf, type World } from "./world.ts";

const lifeHours = { min: 0.5, usual: 24 } as const;

/** Creates a checkout session, in which a customer can buy a subscription. */
export function createCheckout(world: World, order: Order): CheckoutSession {
  const { state, address } = world;
  const price = rowWith("price", catalogue.prices, order.price, "line_items[0][price]");
  const now = nowOf(world, order.customer.id);
  const expiresAt = order.expiresAt ?? now + lifeHours.usual * 3600;
  if (expiresAt < now + lifeHours.min * 3600 || expiresAt > now + lifeHours.usual * 3600) {
    const message =
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.";
    throw new Refusal(message, { param: "expires_at" });
  }
  const session = newSession(order, price, now, expiresAt);
  session.url = `${address}${addresses.checkout(session.id)}`;
  state.sessions[session.id] = session;
  const { quantity, subscription } = order;
  state.sales[session.id] = {
    lineItem: ids.lineItem(),
    price: price.id,
    quantity,
    ...subscription,
    subscription: null,
  };
  return session;
}

/** Returns what a checkout session sells, or undefined if the session does not exist. */
export function lineItemOf({ state }: World, sessionId: string): LineItem | undefined {
  const sale = rowOf(state.sales, sessionId);
  if (!sale) return undefined;
  const price = catalogue.prices[sale.price]!;
  const amount = price.unit_amount * sale.quantity;
  return {
    id: sale.lineItem,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: catalogue.products[price.product]!.name,
    metadata: {},
    price,
    quantity: sale.quantity,
  };
}

/** Ends a checkout session, and cancels the subscription that a failed payment attempt created. */
export function expireCheckout(world: World, session: CheckoutSession): void {
  if (session.status !== "open") {
    throw new Refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      { code: "checkout_session_not_open" },
    );
  }
  Object.assign(session, { status: "expired", url: null } satisfies Partial<CheckoutSession>);
  emit(world, "checkout.session.expired", session);
  const begun = world.state.sales[session.id]?.subscription;
  const subscription = begun && world.state.subscriptions[begun];
  if (subscription && subscription.status === "incomplete") giveUp(world, subscription);
}
