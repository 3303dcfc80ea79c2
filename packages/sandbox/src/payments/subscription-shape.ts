import { periodEnd } from "./calendar.ts";
import { catalogue } from "./catalogue.ts";
import { ids } from "./ids.ts";
import type { Price, Subscription, SubscriptionItem } from "./objects.ts";
import type { Sale } from "./state.ts";
import { clockOf, listOf, type World } from "./world.ts";

/** Creates a subscription before its first payment. */
export function newSubscription(world: World, customerId: string, sale: Sale, now: number): Subscription {
  const id = ids.subscription();
  const price = catalogue.prices[sale.price]!;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible", updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: sale.description,
    discounts: [],
    ended_at: null,
    invoice_settings: invoiceSettings(),
    items: listOf(`/v1/subscription_items?subscription=${id}`, [newItem(id, price, sale.quantity, now)]),
    latest_invoice: "",
    livemode: false,
    managed_payments: { enabled: false },
    metadata: { ...sale.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: cardOnly(),
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: clockOf(world, customerId),
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: null,
  };
}

function invoiceSettings(): Subscription["invoice_settings"] {
  return {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  };
}

function cardOnly(): Subscription["payment_settings"] {
  return {
    payment_method_options: null,
    payment_method_types: ["card"],
    save_default_payment_method: "off",
  };
}

function newItem(subscription: string, price: Price, quantity: number, now: number): SubscriptionItem {
  const { id, recurring, unit_amount: amount, unit_amount_decimal: amount_decimal } = price;
  return {
    id: ids.subscriptionItem(),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, recurring, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id,
      object: "plan",
      active: true,
      amount,
      amount_decimal,
      billing_scheme: "per_unit",
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** Returns the only item of a subscription, which is the plan. */
export function itemOf({ items }: Subscription): SubscriptionItem {
  return items.data[0]!;
}
