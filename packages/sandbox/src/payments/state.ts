import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentEvent,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Refund,
  Subscription,
} from "./objects.ts";

/** What a card does when it is charged. */
export type CardBehaviour = "pays" | "is_declined" | "lacks_funds" | "asks_to_confirm" | "fails_at_renewals";

export interface Clock {
  readonly id: string;
  readonly created: number;
  /** Seconds that the customer's time is ahead of real time. */
  ahead: number;
}

/** An answer that was given for an idempotency key. */
export interface KeptAnswer {
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

type Table<Row> = Record<string, Row>;

/** Everything that the stand-in knows, as plain values; tables are by id, in the order in which rows came. */
export interface State {
  readonly version: 1;
  readonly customers: Table<Customer>;
  readonly deletedCustomers: Table<Customer>;
  /** By customer. */
  readonly clocks: Table<Clock>;
  readonly paymentMethods: Table<PaymentMethod>;
  /** By payment method. */
  readonly behaviours: Table<CardBehaviour>;
  readonly sessions: Table<CheckoutSession>;
  /** The subscription that a session began with its first attempt to pay, by session. */
  readonly begun: Table<string>;
  readonly subscriptions: Table<Subscription>;
  readonly invoices: Table<Invoice>;
  readonly invoicePayments: Table<InvoicePayment>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly disputes: Table<Dispute>;
  readonly portalSessions: Table<PortalSession>;
  readonly events: Table<PaymentEvent>;
  readonly answers: Table<KeptAnswer>;
}

export function emptyState(): State {
  return {
    version: 1,
    customers: {},
    deletedCustomers: {},
    clocks: {},
    paymentMethods: {},
    behaviours: {},
    sessions: {},
    begun: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    events: {},
    answers: {},
  };
}
