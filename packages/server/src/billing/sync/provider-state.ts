/** A charge, as far as it matters whether the money stayed. */
export interface Charge {
  readonly amount: number;
  readonly amountRefunded: number;
  /** A dispute is open, or lost. */
  readonly isDisputed: boolean;
  /** Kind of the means of payment, such as "card". */
  readonly method: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly status: string;
  readonly subscriptionId: string | null;
  /** Of our own row about the checkout that it is the first invoice of. */
  readonly checkoutId: string | null;
  readonly createdAt: Date;
  /** Somebody has tried to take the money. */
  readonly wasAttempted: boolean;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly currency: string;
  readonly price: Price | null;
  /** Charges that went through. */
  readonly charges: readonly Charge[];
}

/** What an invoice or an item of a subscription is for, and the span that it pays. */
export interface Price {
  readonly id: string;
  readonly productId: string | null;
  /** Null where the provider does not say it. */
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
  /** It is cancelled to the end of its period, and not to an hour of its own. */
  readonly endsWithPeriod: boolean;
  /** When it ends, where that was said. */
  readonly cancelAt: Date | null;
  readonly items: readonly Price[];
}

export interface Session {
  readonly id: string;
  /** Of our own row about it. */
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
  /** Where to pay, while it is open. */
  readonly url: string | null;
}

/** All that the provider knows of a customer, as far as it matters here. */
export interface ProviderState {
  readonly customerId: string;
  /** The provider's time. */
  readonly at: Date;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly sessions: readonly Session[];
}
