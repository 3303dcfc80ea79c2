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
  /** The sandbox's address in a browser; its pages are at the paths of `addresses.ts`. */
  readonly address: string;
  /** The only key that the API accepts. */
  readonly secretKey: string;
  /** Returns the state that an earlier run saved. */
  readonly load?: () => State | undefined;
  /** Saves the state after every change, before it is answered or announced. */
  readonly save?: (state: State) => void;
  /** Returns real time in Unix seconds. */
  readonly now?: () => number;
}

/** The input of a card form. */
export interface Card {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name?: string;
  readonly email?: string;
}

export type CardProblem = "invalid_number" | "invalid_expiry" | "invalid_cvc";

/** The outcome of paying a checkout. After `needs_confirmation`, call `confirmCheckout`. `closed`: it can no longer be paid. */
export type PaidOutcome =
  | "paid"
  | "declined"
  | "insufficient_funds"
  | "needs_confirmation"
  | "authentication_failed"
  | "closed"
  | CardProblem;

/** The outcome of changing a card. `invoice_failed`: an open invoice was charged at once, and that failed. */
export type CardOutcome = "saved" | "invoice_failed" | Exclude<PaidOutcome, "paid">;

/** The simulated payment provider without its pages and deliveries. Times are Unix seconds. */
export interface Payments {
  /** Answers every request below /v1/. */
  answerApi(request: Request): Promise<Response>;

  customers(): readonly Customer[];
  customer(id: string): Customer | undefined;
  /** Returns the customer's time. */
  now(customerId: string): number;
  subscriptions(customerId: string): readonly Subscription[];
  invoices(customerId: string): readonly Invoice[];
  invoice(id: string): Invoice | undefined;
  charges(customerId: string): readonly Charge[];
  /** Returns the charge that paid the invoice. */
  chargeOf(invoiceId: string): Charge | undefined;
  disputes(customerId: string): readonly Dispute[];
  /** Returns the card for the next invoice. */
  card(customerId: string): PaymentMethod | undefined;
  /** Returns a customer's or all events, oldest first. */
  events(customerId?: string): readonly PaymentEvent[];
  event(id: string): PaymentEvent | undefined;

  checkout(id: string): CheckoutSession | undefined;
  /** Returns the item that the session sells; a session has `line_items` only on request, as in the API. */
  lineItem(sessionId: string): LineItem | undefined;
  payCheckout(id: string, card: Card): PaidOutcome;
  /** Applies the answer on the bank's page, if the card requires it. */
  confirmCheckout(id: string, isConfirmed: boolean): PaidOutcome;
  expireCheckout(id: string): void;

  portal(id: string): PortalSession | undefined;
  /** Changes the card, and pays open invoices of past-due subscriptions with it at once. */
  changeCard(customerId: string, card: Card): CardOutcome;
  /** Applies the answer on the bank's page to the card that was given last. */
  confirmCard(customerId: string, isConfirmed: boolean): CardOutcome;
  cancelAtPeriodEnd(subscriptionId: string): void;
  resume(subscriptionId: string): void;

  /** Refunds the whole charge or an amount. */
  refund(chargeId: string, amount?: number): Refund;
  dispute(chargeId: string): Dispute;
  closeDispute(disputeId: string, won: boolean): Dispute;

  /** Moves a customer's clock forward; everything that becomes due happens in order. */
  moveClock(customerId: string, by: number | { readonly to: number }): void;
  /** Does everything that became due in real time. Every API call does so too. */
  catchUp(): void;
  /** Calls the listener with each new event, after its change was saved. */
  onEvent(listener: (event: PaymentEvent) => void): void;
}
