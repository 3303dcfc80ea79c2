import type { Invoice, Subscription } from "../objects.ts";
import { isLive } from "./portal-page.ts";

interface Step {
  readonly what: string;
  readonly at: number;
}

/** The seconds for which an invoice of a new period stays a draft. */
const draftSeconds = 60 * 60;

/** Returns what will happen next to a customer's subscription as time passes, and when. */
export function nextStep(subscriptions: readonly Subscription[], invoices: readonly Invoice[], now: number) {
  const ends = subscriptions
    .filter(({ status }) => isLive(status))
    .map(({ items, cancel_at_period_end }): Step => {
      const end = items.data[0]!.current_period_end;
      return cancel_at_period_end
        ? { what: "the end of the period", at: end }
        : { what: "the next renewal", at: end + draftSeconds };
    });
  const charges = invoices
    .filter(({ status }) => status === "open" || status === "draft")
    .map(({ status, next_payment_attempt, automatically_finalizes_at }): Step => {
      const at = status === "draft" ? automatically_finalizes_at : next_payment_attempt;
      return { what: "the next attempt to charge", at: at ?? 0 };
    });
  return [...ends, ...charges].filter(({ at }) => at > now).sort((one, other) => one.at - other.at)[0];
}
