import type { Stripe } from "stripe";
import type { PaymentEvent } from "./objects.ts";
import type { State } from "./state.ts";

/** What every verb of the stand-in works on. */
export interface World {
  readonly address: string;
  readonly state: State;
  /** Real time in Unix seconds. */
  readonly realNow: () => number;
  /** While something that was due is made up for: when it was due. */
  at: number | undefined;
  /** The call of the API that is under way. */
  request: Stripe.Event.Request;
  /** New events, until what they tell has been saved. */
  readonly toAnnounce: PaymentEvent[];
}

export const nobodysRequest: Stripe.Event.Request = { id: null, idempotency_key: null };

/** The customer's own time. */
export function nowOf({ state, realNow, at }: World, customerId: string): number {
  return at ?? realNow() + (state.clocks[customerId]?.ahead ?? 0);
}

/** The id of the clock that the customer's objects name: only one that was moved is named. */
export function clockOf({ state }: World, customerId: string): string | null {
  return state.clocks[customerId]?.id ?? null;
}

/** An empty or full list as objects of the API contain it. */
export function listOf<Row>(url: string, data: Row[]): Stripe.ApiList<Row> {
  return { object: "list", data, has_more: false, url };
}
