import type { Invoice, Subscription } from "../objects.ts";
import { isLive } from "./portal-page.ts";

/** What happens to a customer next by the passing of time, and when. */
export function nextStep(subscriptions: readonly Subscription[], invoices: readonly Invoice[], now: number) {
  const ends = subscriptions
    .filter(({ status }) => isLive(status))
    .map(({ items, cancel_at_period_end }) => ({
      what: cancel_at_period_end ? "the end of the period" : "the next renewal",
      at: items.data[0]!.current_period_end,
    }));
  const attempts = invoices
    .filter(({ status }) => status === "open")
    .map(({ next_payment_attempt }) => ({ what: "the next attempt to charge", at: next_payment_attempt ?? 0 }));
  return [...ends, ...attempts].filter(({ at }) => at > now).sort((one, other) => one.at - other.at)[0];
}
