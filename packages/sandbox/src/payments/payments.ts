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
  /** Where a browser finds the sandbox; its pages are at the paths of `addresses.ts`. */
  readonly address: string;
  /** The only key that the API takes. */
  readonly secretKey: string;
  /** What an earlier run saved. */
  readonly load?: () => State | undefined;
  /** Called after every change, before it is answered or announced. */
  readonly save?: (state: State) => void;
  /** Real time in Unix seconds. */
  readonly now?: () => number;
}

/** What a person types into a card form. */
export interface Card {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name?: string;
  readonly email?: string;
}

export type CardProblem = "invalid_number" | "invalid_expiry" | "invalid_cvc";

/** How paying a checkout ended. `needs_confirmation`: then `confirmCheckout`. `closed`: it is not open for that any more. */
export type PaidOutcome =
  | "paid"
  | "declined"
  | "insufficient_funds"
  | "needs_confirmation"
  | "authentication_failed"
  | "closed"
  | CardProblem;

/** How giving another card ended; where an open invoice was tried at once, `invoice_failed` says that it did not work. */
export type CardOutcome = "saved" | "invoice_failed" | Exclude<PaidOutcome, "paid">;

/** The payment provider's stand-in without its pages and deliveries. Times are Unix seconds. */
export interface Payments {
  /** Answers everything under /v1/. */
  answerApi(request: Request): Promise<Response>;

  customers(): readonly Customer[];
  customer(id: string): Customer | undefined;
  /** The customer's own time. */
  now(customerId: string): number;
  subscriptions(customerId: string): readonly Subscription[];
  invoices(customerId: string): readonly Invoice[];
  invoice(id: string): Invoice | undefined;
  charges(customerId: string): readonly Charge[];
  /** What paid the invoice. */
  chargeOf(invoiceId: string): Charge | undefined;
  disputes(customerId: string): readonly Dispute[];
  /** The card that the next invoice is paid with. */
  card(customerId: string): PaymentMethod | undefined;
  /** Oldest first; all customers' where none is named. */
  events(customerId?: string): readonly PaymentEvent[];
  event(id: string): PaymentEvent | undefined;

  checkout(id: string): CheckoutSession | undefined;
  /** What the session sells; sessions themselves have no `line_items`, as the API answers them only where asked to. */
  lineItem(sessionId: string): LineItem | undefined;
  payCheckout(id: string, card: Card): PaidOutcome;
  /** What a person chose on the bank's page, where the card asked for that. */
  confirmCheckout(id: string, isConfirmed: boolean): PaidOutcome;
  expireCheckout(id: string): void;

  portal(id: string): PortalSession | undefined;
  /** Open invoices of past-due subscriptions are paid with the new card at once. */
  changeCard(customerId: string, card: Card): CardOutcome;
  /** What a person chose on the bank's page about the card that was given last. */
  confirmCard(customerId: string, isConfirmed: boolean): CardOutcome;
  cancelAtPeriodEnd(subscriptionId: string): void;
  resume(subscriptionId: string): void;

  /** Gives back the whole charge, or so much of it. */
  refund(chargeId: string, amount?: number): Refund;
  dispute(chargeId: string): Dispute;
  closeDispute(disputeId: string, won: boolean): Dispute;

  /** Moves a customer's clock forward; what becomes due on the way happens in order. */
  moveClock(customerId: string, by: number | { readonly to: number }): void;
  /** Does what has become due by the passing of real time; the API does this by itself at every call. */
  catchUp(): void;
  /** Calls the listener with each new event, after what it tells has been saved. */
  onEvent(listener: (event: PaymentEvent) => void): void;
}
