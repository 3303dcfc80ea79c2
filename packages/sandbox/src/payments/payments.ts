import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  LineItem,
  PaymentEvent,
  PaymentMethod,
  PortalSession,
  Refund,
  Subscription,
} from "./objects.ts";
import type { State } from "./state.ts";

export interface PaymentOptions {
  /** The address of the simulated provider in a browser. The paths of its pages are in `addresses.ts`. */
  readonly address: string;
  /** The only secret key that the API accepts. */
  readonly secretKey: string;
  /** Returns the state that an earlier run saved. */
  readonly load?: () => State | undefined;
  /** Saves the state. Called after every change, before the change is answered or announced. */
  readonly save?: (state: State) => void;
  /** Returns the real time in Unix seconds. */
  readonly now?: () => number;
}

/** The values that a customer enters in a card form. */
export interface Card {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name?: string;
  readonly email?: string;
}

export type CardProblem = "invalid_number" | "invalid_expiry" | "invalid_cvc";

/**
 * The result of paying a checkout. After `needs_confirmation`, `confirmCheckout` must be called. `closed` means that
 * the checkout can no longer be paid.
 */
export type PaidOutcome =
  | "paid"
  | "declined"
  | "insufficient_funds"
  | "needs_confirmation"
  | "authentication_failed"
  | "closed"
  | CardProblem;

/** The result of changing a card. `invoice_failed` means that an open invoice was charged at once and that failed. */
export type CardOutcome = "saved" | "invoice_failed" | Exclude<PaidOutcome, "paid">;

/** The simulated payment provider, without its pages and webhook deliveries. Times are in Unix seconds. */
export interface Payments {
  /** Answers any request to the API, whose paths begin with /v1/. */
  answerApi(request: Request): Promise<Response>;

  customers(): readonly Customer[];
  customer(id: string): Customer | undefined;
  /** Returns the time by the customer's test clock. */
  now(customerId: string): number;
  subscriptions(customerId: string): readonly Subscription[];
  invoices(customerId: string): readonly Invoice[];
  invoice(id: string): Invoice | undefined;
  charges(customerId: string): readonly Charge[];
  /** Returns the charge by which an invoice was paid. */
  chargeOf(invoiceId: string): Charge | undefined;
  disputes(customerId: string): readonly Dispute[];
  /** Returns the card that will pay the next invoice. */
  card(customerId: string): PaymentMethod | undefined;
  /** Returns the events of a customer, or all events, oldest first. */
  events(customerId?: string): readonly PaymentEvent[];
  event(id: string): PaymentEvent | undefined;

  checkout(id: string): CheckoutSession | undefined;
  /** Returns what a checkout session sells. As in the API, the session itself contains its items only on request. */
  lineItem(sessionId: string): LineItem | undefined;
  payCheckout(id: string, card: Card): PaidOutcome;
  /** Applies the customer's answer on the bank's confirmation page to a checkout. */
  confirmCheckout(id: string, isConfirmed: boolean): PaidOutcome;
  expireCheckout(id: string): void;

  portal(id: string): PortalSession | undefined;
  /** Replaces a customer's card, and pays the open invoices of past-due subscriptions with it at once. */
  changeCard(customerId: string, card: Card): CardOutcome;
  /** Applies the customer's answer on the bank's confirmation page to the card that was entered last. */
  confirmCard(customerId: string, isConfirmed: boolean): CardOutcome;
  cancelAtPeriodEnd(subscriptionId: string): void;
  resume(subscriptionId: string): void;

  /** Refunds `amount` or, without it, the whole charge. */
  refund(chargeId: string, amount?: number): Refund;
  dispute(chargeId: string): Dispute;
  closeDispute(disputeId: string, won: boolean): Dispute;

  /** Moves a customer's test clock forward. Everything that becomes due is performed in order. */
  moveClock(customerId: string, by: number | { readonly to: number }): void;
  /** Performs everything that became due in real time. Every API call does this first. */
  catchUp(): void;
  /** Registers a function that is called with each new event, after its change was saved. */
  onEvent(listener: (event: PaymentEvent) => void): void;
}
