import type { Stripe } from "stripe";
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
import { noSuch } from "./refusal.ts";

/** What can happen when a card is charged. */
export type CardBehaviour = "pays" | "is_declined" | "lacks_funds" | "asks_to_confirm" | "fails_at_renewals";

interface Clock {
  readonly id: string;
  readonly created: number;
  /** The seconds by which the customer's test clock is ahead of real time. */
  readonly ahead: number;
}

/** What was ordered in a checkout session, and the subscription that the first payment attempt created. */
export interface Sale {
  /** The id of the session's only line item. */
  readonly lineItem: string;
  readonly price: string;
  readonly quantity: number;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  subscription: string | null;
}

/** The stored response for an idempotency key. */
export interface KeptAnswer {
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

type Table<Row> = Record<string, Row>;

/** The state of the simulated payment provider as plain values. Tables are by id, in order of creation. */
export interface State {
  readonly version: 1;
  readonly customers: Table<Customer>;
  readonly deletedCustomers: Table<Customer>;
  /** The test clocks, by customer id. */
  readonly clocks: Table<Clock>;
  readonly paymentMethods: Table<PaymentMethod>;
  /** What happens when a card is charged, by payment method id. */
  readonly behaviours: Table<CardBehaviour>;
  /** Cards that replace the current one after confirmation on the bank's page: payment method ids by customer id. */
  readonly cardsToConfirm: Table<string>;
  readonly sessions: Table<CheckoutSession>;
  /** The orders, by checkout session id. */
  readonly sales: Table<Sale>;
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
    sales: {},
    cardsToConfirm: {},
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

/** Returns a row by its id. @throws Refusal if there is none */
export function rowWith<Row>(kind: string, table: Readonly<Table<Row>>, id: string, param?: string): Row {
  const row = rowOf(table, id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

/** Returns a row by an id from outside, which can be any text, even the name of a built-in property. */
export function rowOf<Row>(table: Readonly<Table<Row>>, id: string): Row | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}
