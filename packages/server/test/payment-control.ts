import type { Stripe } from "stripe";

/** Test card numbers of the simulated payment provider. They equal those of the real payment provider. */
export const cards = {
  success: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  needsConfirmation: "4000002500003155",
  failsAtRenewals: "4000000000000341",
} as const;

interface CustomerState {
  readonly customer: Stripe.Customer | null;
  /** The time on the customer's test clock, in Unix seconds. */
  readonly now: number;
  readonly subscriptions: Stripe.Subscription[];
  readonly invoices: Stripe.Invoice[];
  readonly charges: Stripe.Charge[];
  readonly disputes: Stripe.Dispute[];
  readonly card: Stripe.PaymentMethod | null;
}

interface Paid {
  readonly card?: string;
  /**
   * For a card that needs the bank's confirmation, true if the customer confirms the charge. Undefined if the customer
   * has not answered yet.
   */
  readonly confirmed?: boolean;
}

type Step = { readonly seconds: number } | { readonly days: number } | { readonly to: number };

/** Returns the functions with which tests control the simulated payment provider. */
export function paymentControl(address: string) {
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { "Content-Type": "application/json" };
    const init = body && { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${address}/payments/control/${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  return {
    state: (customer: string) => call<CustomerState>(`state?customer=${encodeURIComponent(customer)}`),
    /**
     * Pays an open checkout of the simulated payment provider.
     * @returns "paid", "declined", "insufficient_funds", "needs_confirmation", "closed", …
     */
    pay: async (session: string, { card = cards.success, confirmed }: Paid = {}) =>
      (await call<{ outcome: string }>("pay", { session, card, confirmed })).outcome,
    /** Ends an open checkout of the simulated payment provider without a payment. */
    expire: (session: string) => call<unknown>("expire", { session }),
    /**
     * Moves the customer's test clock forward.
     * @returns the new time
     */
    moveClock: async (customer: string, step: Step) =>
      (await call<{ now: number }>("clock", { customer, ...step })).now,
    /** Holds webhook events back until `deliver` names them. */
    hold: () => call<unknown>("webhooks", { mode: "hold" }),
    /** Sends webhook events without waiting for `deliver`. Starts with the events that were held back. */
    release: () => call<unknown>("webhooks", { mode: "deliver" }),
    /** Returns webhook events as they are delivered, oldest first. */
    events: async (customer?: string) => {
      const query = customer === undefined ? "" : `?customer=${encodeURIComponent(customer)}`;
      return (await call<{ events: Stripe.Event[] }>(`events${query}`)).events;
    },
    undelivered: async () => (await call<{ events: Stripe.Event[] }>("events?undelivered=1")).events,
    /**
     * Sends the webhook events with these ids in this order. An id that is given twice is sent twice.
     * @returns the response statuses
     */
    deliver: async (ids: readonly string[]) =>
      (await call<{ answers: { status: number }[] }>("deliver", { ids })).answers.map(({ status }) => status),
    dispute: (charge: string) => call<Stripe.Dispute>("dispute", { charge }),
    closeDispute: (dispute: string, won: boolean) => call<Stripe.Dispute>("dispute/close", { dispute, won }),
    /**
     * Replaces the customer's card.
     * @returns "saved", "invoice_failed", "declined", "needs_confirmation", …
     */
    changeCard: async (customer: string, { card = cards.success, confirmed }: Paid = {}) =>
      (await call<{ outcome: string }>("change-card", { customer, card, confirmed })).outcome,
    /** Starts or ends an outage, during which every call of the payment provider's API gets status 503. */
    down: (on: boolean) => call<unknown>("down", { on }),
  };
}
