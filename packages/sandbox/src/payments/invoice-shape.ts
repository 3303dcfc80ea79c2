import { formatAmount } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { catalogue } from "./catalogue.ts";
import { ids } from "./ids.ts";
import type { Customer, Invoice, InvoiceLine, Subscription } from "./objects.ts";
import { itemOf } from "./subscription-shape.ts";
import { clockOf, listOf, nowOf, type World } from "./world.ts";

/** The seconds for which the invoice of a renewal stays a draft before it is paid. */
const draftSeconds = 3600;

/**
 * Creates a draft invoice for a subscription's current period. `periodStart` is the start of the period that is billed.
 */
export function newInvoice(
  world: World,
  customer: Customer,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
  periodStart: number,
): Invoice {
  const id = ids.invoice();
  const now = nowOf(world, customer.id);
  const line = newLine(id, subscription);
  const { metadata } = subscription;
  return {
    id,
    object: "invoice",
    automatically_finalizes_at: reason === "subscription_cycle" ? now + draftSeconds : null,
    billing_reason: reason,
    created: now,
    lines: listOf(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: now,
    period_start: periodStart,
    status: "draft",
    test_clock: clockOf(world, customer.id),
    webhooks_delivered_at: now,
    ...amountsOf(line),
    ...payerOf(customer),
    ...defaultFields(),
  };
}

/** Returns the amounts of an invoice with one item and without discounts or taxes. */
function amountsOf(line: InvoiceLine) {
  return {
    amount_due: line.amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: line.amount,
    amount_shipping: 0,
    currency: line.currency,
    ending_balance: null,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    subtotal: line.amount,
    subtotal_excluding_tax: line.amount,
    total: line.amount,
    total_discount_amounts: [],
    total_excluding_tax: line.amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Partial<Invoice>;
}

/** Returns the invoice's fields about the customer. */
function payerOf(customer: Customer) {
  return {
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
  } satisfies Partial<Invoice>;
}

/** Returns the fields that are empty or have default values in a draft. */
function defaultFields() {
  return {
    account_country: "US",
    account_name: productName,
    account_tax_ids: null,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: "charge_automatically",
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ["card"] },
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  } satisfies Partial<Invoice>;
}

function newLine(invoice: string, subscription: Subscription): InvoiceLine {
  const item = itemOf(subscription);
  const { price } = item;
  const quantity = item.quantity ?? 1;
  const amount = price.unit_amount * quantity;
  const each = `${formatAmount(price.unit_amount, price.currency)} / ${price.recurring.interval}`;
  return {
    id: ids.invoiceLine(),
    object: "line_item",
    amount,
    currency: price.currency,
    description: `${quantity} × ${catalogue.products[price.product]!.name} (at ${each})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
