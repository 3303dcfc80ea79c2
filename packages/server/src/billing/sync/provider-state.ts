/** Holds a charge: its amount, and the part that was refunded. */
export interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly amountRefunded: number;
  /** True if a dispute about the charge is open or lost. */
  readonly isDisputed: boolean;
  /** Type of the payment method, such as "card". */
  readonly method: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly status: string;
  readonly subscriptionId: string | null;
  /** Id of our checkout if this is the checkout's first invoice. */
  readonly checkoutId: string | null;
  readonly createdAt: Date;
  /** True if the payment provider has tried to charge the invoice. */
  readonly wasAttempted: boolean;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly currency: string;
  readonly price: Price | null;
  /** Successful charges that paid the invoice. */
  readonly charges: readonly Charge[];
}

/** Holds the price of an invoice line or subscription item, and the time span that it pays for. */
export interface Price {
  readonly id: string;
  readonly productId: string | null;
  /** The interval at which the price is billed. Null if the payment provider does not name the interval. */
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
  /** True if the subscription is set to end at the end of its current period, and not on another date. */
  readonly endsWithPeriod: boolean;
  /** The time at which the subscription is set to end. */
  readonly cancelAt: Date | null;
  readonly items: readonly Price[];
}

export interface Session {
  readonly id: string;
  /** Id of our checkout to which this session belongs. */
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
  /** URL of the payment page, while the session is open. */
  readonly url: string | null;
}

/** Holds the current state of one customer at the payment provider. */
export interface ProviderState {
  readonly customerId: string;
  /**
   * The current time at the payment provider. For a customer with a test clock, it differs from the time of this
   * server.
   */
  readonly at: Date;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly sessions: readonly Session[];
}
