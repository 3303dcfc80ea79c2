import type { Stripe } from "stripe";
import type { PaymentEvent } from "./objects.ts";
import type { State } from "./state.ts";

/** The context of every operation of the simulated provider. */
export interface World {
  readonly address: string;
  readonly state: State;
  /** Returns real time in Unix seconds. */
  readonly realNow: () => number;
  /** The due time of an operation that is done late. */
  at: number | undefined;
  /** The API call that is being answered. */
  request: Stripe.Event.Request;
  /** New events whose changes were not saved yet. */
  readonly toAnnounce: PaymentEvent[];
}

/** The request of changes that no API call made. */
export const noRequest: Stripe.Event.Request = { id: null, idempotency_key: null };

/** Returns the customer's time. */
export function nowOf({ state, realNow, at }: World, customerId: string): number {
  return at ?? realNow() + (state.clocks[customerId]?.ahead ?? 0);
}

/** Returns the id of the customer's clock, once it was moved. */
export function clockOf({ state }: World, customerId: string): string | null {
  return state.clocks[customerId]?.id ?? null;
}

/** Creates a list as objects of the API contain it. */
export function listOf<Row>(url: string, data: Row[]): Stripe.ApiList<Row> {
  return { object: "list", data, has_more: false, url };
}
