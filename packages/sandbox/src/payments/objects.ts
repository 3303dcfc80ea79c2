import type { Stripe } from "stripe";

/**
 * An API object with the types of the SDK, except for some fields: ids instead of nested objects, and decimals as
 * texts.
 */
type As<Whole, Changed> = Omit<Whole, keyof Changed> & Changed;

export type Product = As<Stripe.Product, { default_price: string }>;

export type Price = As<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring; unit_amount: number; unit_amount_decimal: string }
>;

type Plan = As<Stripe.Plan, { amount_decimal: string; product: string }>;

export type Customer = As<
  Stripe.Customer,
  {
    invoice_settings: As<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>;
    invoice_prefix: string;
    next_invoice_sequence: number;
    name: string | null;
    test_clock: string | null;
  }
>;

export type PaymentMethod = As<
  Stripe.PaymentMethod,
  { card: Stripe.PaymentMethod.Card; customer: string | null; metadata: Stripe.Metadata }
>;

export type LineItem = As<Stripe.LineItem, { price: Price; quantity: number }>;

export type CheckoutSession = As<
  Omit<Stripe.Checkout.Session, "line_items">,
  {
    amount_total: number;
    currency: string;
    customer: string;
    invoice: string | null;
    metadata: Stripe.Metadata;
    payment_intent: null;
    setup_intent: null;
    status: "open" | "complete" | "expired";
    subscription: string | null;
  }
>;

export type SubscriptionItem = As<Stripe.SubscriptionItem, { plan: Plan; price: Price }>;

export type Subscription = As<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    items: Stripe.ApiList<SubscriptionItem>;
    latest_invoice: string;
    pending_setup_intent: null;
    status: "incomplete" | "incomplete_expired" | "active" | "past_due" | "canceled";
    test_clock: string | null;
  }
>;

export type InvoiceLine = As<
  Stripe.InvoiceLineItem,
  {
    pricing: { price_details: { price: string; product: string }; type: "price_details"; unit_amount_decimal: string };
    quantity_decimal: string;
    subscription: string;
  }
>;

export type InvoicePayment = As<
  Stripe.InvoicePayment,
  { invoice: string; payment: { payment_intent: string; type: "payment_intent" }; status: "open" | "paid" | "canceled" }
>;

export type Invoice = As<
  Omit<Stripe.Invoice, "payments">,
  {
    auto_advance: boolean;
    customer: string;
    default_payment_method: string | null;
    hosted_invoice_url: string | null;
    invoice_pdf: string | null;
    lines: Stripe.ApiList<InvoiceLine>;
    metadata: Stripe.Metadata;
    parent: {
      quote_details: null;
      subscription_details: { metadata: Stripe.Metadata; subscription: string };
      type: "subscription_details";
    };
    status: "draft" | "open" | "paid" | "uncollectible" | "void";
    test_clock: string | null;
  }
>;

export type PaymentIntent = As<
  Stripe.PaymentIntent,
  { customer: string; latest_charge: string | null; payment_method: string | null }
>;

export type Refund = As<
  Stripe.Refund,
  { charge: string; customer: string; metadata: Stripe.Metadata; payment_intent: string; payment_method: string }
>;

export type Charge = As<
  Omit<Stripe.Charge, "refunds">,
  {
    balance_transaction: null;
    customer: string;
    payment_intent: string;
    payment_method: string;
    payment_method_details: { card: Stripe.Charge.PaymentMethodDetails.Card; type: "card" };
    source: null;
    status: "failed" | "succeeded";
  }
>;

export type Dispute = As<
  Stripe.Dispute,
  { charge: string; payment_intent: string; status: "needs_response" | "won" | "lost" }
>;

export type PortalSession = As<Stripe.BillingPortal.Session, { configuration: string; return_url: string | null }>;

export type TestClock = Stripe.TestHelpers.TestClock;

export type EventObject =
  | Customer
  | PaymentMethod
  | CheckoutSession
  | Subscription
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | Charge
  | Refund
  | Dispute;

export type EventType = Extract<
  Stripe.Event["type"],
  | "charge.dispute.closed"
  | "charge.dispute.created"
  | "charge.dispute.funds_reinstated"
  | "charge.dispute.funds_withdrawn"
  | "charge.failed"
  | "charge.refunded"
  | "charge.succeeded"
  | "charge.updated"
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "customer.created"
  | "customer.deleted"
  | "customer.subscription.created"
  | "customer.subscription.deleted"
  | "customer.subscription.updated"
  | "customer.updated"
  | "invoice.created"
  | "invoice.finalized"
  | "invoice.paid"
  | "invoice.payment_action_required"
  | "invoice.payment_failed"
  | "invoice.payment_succeeded"
  | "invoice.updated"
  | "invoice.voided"
  | "invoice_payment.paid"
  | "payment_intent.canceled"
  | "payment_intent.created"
  | "payment_intent.payment_failed"
  | "payment_intent.requires_action"
  | "payment_intent.succeeded"
  | "payment_method.attached"
  | "payment_method.detached"
  | "refund.created"
>;

/** An event as it is sent to the webhook. `data.object` is a copy of the object at that time. */
export type PaymentEvent = As<
  Stripe.EventBase,
  {
    data: { object: EventObject; previous_attributes?: Readonly<Record<string, unknown>> };
    request: Stripe.Event.Request;
    type: EventType;
  }
>;
