import type { User } from "@rewright/contract/user";
import { subscriptionStrings } from "./subscription/strings.ts";

/** An action on the subscription that is under way. */
export type Doing = "cancel" | "resume" | "sync" | "portal";

type Billed = Pick<
  User,
  | "plan"
  | "premium_by"
  | "premium_until"
  | "granted_until"
  | "cancel_at_period_end"
  | "stripe_subscription_status"
  | "subscription_end_date"
>;

const live: readonly (string | null)[] = ["active", "trialing", "past_due"];
const names: Readonly<Record<string, string>> = {
  active: "Active",
  trialing: "Trial",
  past_due: subscriptionStrings.paymentFailed,
  unpaid: subscriptionStrings.paymentFailed,
  incomplete: subscriptionStrings.waitingForPayment,
  incomplete_expired: "Ended",
  canceled: "Ended",
  paused: "Paused",
};

/** How the subscription stands, in a word or two. */
export function statusName({ stripe_subscription_status: status, cancel_at_period_end }: Billed): string {
  if (status === null) return "None";
  if (cancel_at_period_end && live.includes(status)) return "Canceled";
  return names[status] ?? status;
}

/** A card is charged, or would be if it could. */
export const hasCard = (billed: Billed): boolean =>
  live.includes(billed.stripe_subscription_status) ||
  needsCard(billed) ||
  billed.stripe_subscription_status === "paused";

/** A subscription runs and will be renewed. */
export const mayCancel = ({ stripe_subscription_status: status, cancel_at_period_end }: Billed): boolean =>
  live.includes(status) && !cancel_at_period_end;

/** A subscription is cancelled, and still runs. */
export const mayResume = ({ stripe_subscription_status: status, cancel_at_period_end }: Billed): boolean =>
  live.includes(status) && cancel_at_period_end;

/** The last payment failed, and another card would help. */
export const needsCard = ({ stripe_subscription_status: status }: Billed): boolean =>
  status === "past_due" || status === "unpaid";

/** Premium was given by hand, and nothing is paid for it. */
export const isGiven = ({ premium_by }: Billed): boolean => premium_by === "grant";

/** The day that matters next, and what it is. */
export function nextDay(billed: Billed): { readonly label: string; readonly moment: string | null } {
  if (billed.premium_until && billed.plan === "premium")
    return { label: subscriptionStrings.premiumUntil, moment: billed.premium_until };
  return { label: subscriptionStrings.nextBillingDate, moment: billed.subscription_end_date };
}
