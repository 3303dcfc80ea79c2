/** Holds a charge: its amount and the part that was returned. */
export interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly amountRefunded: number;
  /** True if a dispute is open or lost. */
  readonly isDisputed: boolean;
  /** Type of the payment method, such as "card". */
  readonly method: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly status: string;
  readonly subscriptionId: string | null;
  /** Id of our checkout if this is its first invoice. */
  readonly checkoutId: string | null;
  readonly createdAt: Date;
  /** True if the provider has attempted to charge it. */
  readonly wasAttempted: boolean;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly currency: string;
  readonly price: Price | null;
  /** Successful charges. */
  readonly charges: readonly Charge[];
}

/** Holds the price of an invoice line or subscription item, and the time that it pays for. */
export interface Price {
  readonly id: string;
  readonly productId: string | null;
  /** Null if the provider does not name it. */
  readonly interval: { readonly unit: string; readonly count: number } | null;
  readonly amount: number;
  readonly currency: string;
  readonly start: Date;
  readonly end: Date;
}

export interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly isCancelled: boolean;
  /** True if it is cancelled to the end of its period, not to another time. */
  readonly endsWithPeriod: boolean;
  /** The time at which it is set to end. */
  readonly cancelAt: Date | null;
  readonly items: readonly Price[];
}

export interface Session {
  readonly id: string;
  /** Id of our checkout. */
  readonly checkoutId: string | null;
  readonly status: string;
  readonly createdAt: Date;
  readonly isPaid: boolean;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly periodName: string | null;
  readonly priceId: string | null;
  /** URL of the payment page while the session is open. */
  readonly url: string | null;
}

/** Holds the provider's current state of one customer. */
export interface ProviderState {
  readonly customerId: string;
  /** Current time at the provider; a test clock may differ from ours. */
  readonly at: Date;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly sessions: readonly Session[];
}
