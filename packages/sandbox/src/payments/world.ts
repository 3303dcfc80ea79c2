import type { Stripe } from "stripe";
import type { PaymentEvent } from "./objects.ts";
import type { State } from "./state.ts";

/** The data that every operation of the simulated provider uses: the state, the clock and the current request. */
export interface World {
  readonly address: string;
  readonly state: State;
  /** Returns the real time in Unix seconds. */
  readonly realNow: () => number;
  /** The time at which the current operation was due, if it is performed late; otherwise undefined. */
  at: number | undefined;
  /** The API call that is being processed. */
  request: Stripe.Event.Request;
  /** New events whose changes are not saved yet. */
  readonly toAnnounce: PaymentEvent[];
}

/** The request of an event that no API call caused. */
export const noRequest: Stripe.Event.Request = { id: null, idempotency_key: null };

/** Returns the time by the customer's test clock. */
export function nowOf({ state, realNow, at }: World, customerId: string): number {
  return at ?? realNow() + (state.clocks[customerId]?.ahead ?? 0);
}

/** Returns the id of the customer's test clock, or null if it was never moved. */
export function clockOf({ state }: World, customerId: string): string | null {
  return state.clocks[customerId]?.id ?? null;
}

/** Creates a list in the API's format. */
export function listOf<Row>(url: string, data: Row[]): Stripe.ApiList<Row> {
  return { object: "list", data, has_more: false, url };
}
