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

/** The outcomes of charging a card. */
export type CardBehaviour = "pays" | "is_declined" | "lacks_funds" | "asks_to_confirm" | "fails_at_renewals";

interface Clock {
  readonly id: string;
  readonly created: number;
  /** The seconds by which the customer's time is ahead of real time. */
  readonly ahead: number;
}

/** The order of a checkout session, and the subscription that its first payment attempt created. */
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

/** The whole state of the simulated provider as plain values; tables are by id, in order of creation. */
export interface State {
  readonly version: 1;
  readonly customers: Table<Customer>;
  readonly deletedCustomers: Table<Customer>;
  /** By customer. */
  readonly clocks: Table<Clock>;
  readonly paymentMethods: Table<PaymentMethod>;
  /** By payment method. */
  readonly behaviours: Table<CardBehaviour>;
  /** Payment methods that await confirmation by the bank before they replace the old one, by customer. */
  readonly cardsToConfirm: Table<string>;
  readonly sessions: Table<CheckoutSession>;
  /** By session. */
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

/** Returns a row by id. @throws Refusal if there is none */
export function rowWith<Row>(kind: string, table: Readonly<Table<Row>>, id: string, param?: string): Row {
  const row = rowOf(table, id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

/** Returns a row by an id from outside, which may be any text. */
export function rowOf<Row>(table: Readonly<Table<Row>>, id: string): Row | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}
