import { behaviourOf, brandOf, fullYear, lastFour } from "./card.ts";
import { emit, update } from "./events.ts";
import { ids } from "./ids.ts";
import type { Customer, PaymentMethod } from "./objects.ts";
import type { Card } from "./payments.ts";
import { nowOf, type World } from "./world.ts";

/**
 * Creates a payment method from the card that a customer entered. The payment method belongs to no customer yet, and
 * the card's number is not stored.
 */
export function createCard(world: World, customer: Customer, card: Card): PaymentMethod {
  const brand = brandOf(card);
  const method: PaymentMethod = {
    id: ids.paymentMethod(),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: {
      address: null,
      email: card.email || customer.email,
      name: card.name || customer.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: fullYear(card),
      fingerprint: null,
      funding: "credit",
      generated_from: null,
      last4: lastFour(card),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowOf(world, customer.id),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  world.state.paymentMethods[method.id] = method;
  world.state.behaviours[method.id] = behaviourOf(card);
  return method;
}

/** Makes a card the property of a customer. */
export function attach(world: World, method: PaymentMethod, customerId: string): void {
  if (method.customer === customerId) return;
  method.customer = customerId;
  emit(world, "payment_method.attached", method);
}

/** Removes a card from its customer. */
export function detach(world: World, method: PaymentMethod): void {
  const { customer: customerId } = method;
  if (customerId === null) return;
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.default_payment_method !== method.id || subscription.status === "canceled") continue;
    update(world, "customer.subscription.updated", subscription, { default_payment_method: null });
  }
  const customer = world.state.customers[customerId];
  if (customer?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    update(world, "customer.updated", customer, { invoice_settings: settings });
  }
  emit(world, "payment_method.detached", { ...method, customer: null }, { customer: customerId });
  method.customer = null;
}
