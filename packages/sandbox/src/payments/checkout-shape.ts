import type { Stripe } from "stripe";
import { ids } from "./ids.ts";
import type { CheckoutSession, Customer, Price } from "./objects.ts";

/** Creates an open checkout session in which a subscription can be bought. */
export function newSession(order: Order, price: Price, now: number, expiresAt: number): CheckoutSession {
  const amount = price.unit_amount * order.quantity;
  const { customer } = order;
  return {
    id: ids.checkoutSession(),
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    ...nothingCollected(),
    allowed_payment_method_types: order.allowedTypes ? [...order.allowedTypes] : null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: order.cancelUrl ?? null,
    client_reference_id: order.clientReferenceId ?? null,
    client_secret: null,
    created: now,
    currency: price.currency,
    currency_conversion: null,
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: detailsOf(customer),
    customer_email: null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: order.locale ?? null,
    managed_payments: { enabled: false },
    metadata: order.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: savedMethods(),
    setup_intent: null,
    shipping_cost: null,
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: null,
    wallet_options: null,
  };
}

/** Returns the session's fields for data that a page with only a card form does not collect. */
function nothingCollected() {
  return {
    billing_address_collection: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    phone_number_collection: { enabled: false },
    shipping_address_collection: null,
    shipping_options: [],
  } satisfies Partial<CheckoutSession>;
}

function detailsOf(customer: Customer): CheckoutSession["customer_details"] {
  return {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}

function savedMethods(): CheckoutSession["saved_payment_method_options"] {
  return {
    allow_redisplay_filters: ["always"],
    payment_method_remove: "disabled",
    payment_method_save: null,
  };
}

export interface Order {
  readonly customer: Customer;
  readonly price: string;
  readonly quantity: number;
  readonly successUrl: string;
  readonly cancelUrl: string | undefined;
  readonly clientReferenceId: string | undefined;
  readonly expiresAt: number | undefined;
  readonly locale: string | undefined;
  /** The payment methods that the page offers. By default, all that the provider supports. */
  readonly allowedTypes?: readonly string[] | undefined;
  readonly metadata: Stripe.Metadata;
  /** The description and metadata that the subscription will have. */
  readonly subscription: { readonly description: string | null; readonly metadata: Stripe.Metadata };
}
