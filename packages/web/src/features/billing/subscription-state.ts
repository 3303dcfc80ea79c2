import type { User } from "@rewright/contract/user";
import { subscriptionStrings } from "./subscription/strings.ts";

/** Names the action on the subscription that is running. */
export type SubscriptionAction = "cancel" | "resume" | "sync" | "portal";

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

/** Returns the status of a subscription in one or two words. */
export function statusName({ stripe_subscription_status: status, cancel_at_period_end }: Billed): string {
  if (status === null) return "None";
  if (cancel_at_period_end && live.includes(status)) return "Canceled";
  return names[status] ?? status;
}

/** Returns whether a card is charged for the subscription, or would be if the payment had not failed. */
export const hasCard = (billed: Billed): boolean =>
  live.includes(billed.stripe_subscription_status) ||
  needsCard(billed) ||
  billed.stripe_subscription_status === "paused";

/** Returns whether the subscription is active and will be renewed. */
export const mayCancel = ({ stripe_subscription_status: status, cancel_at_period_end }: Billed): boolean =>
  live.includes(status) && !cancel_at_period_end;

/** Returns whether the subscription is cancelled but still active. */
export const mayResume = ({ stripe_subscription_status: status, cancel_at_period_end }: Billed): boolean =>
  live.includes(status) && cancel_at_period_end;

/** Returns whether the last payment failed, so that another card would help. */
export const needsCard = ({ stripe_subscription_status: status }: Billed): boolean =>
  status === "past_due" || status === "unpaid";

/** Returns whether an administrator granted Premium, so that it costs nothing. */
export const isGiven = ({ premium_by }: Billed): boolean => premium_by === "grant";

/** Returns the day of the next renewal or the end of the subscription, with a label. */
export function nextDay(billed: Billed): { readonly label: string; readonly time: string | null } {
  if (billed.premium_until && billed.plan === "premium")
    return { label: subscriptionStrings.premiumUntil, time: billed.premium_until };
  return { label: subscriptionStrings.nextBillingDate, time: billed.subscription_end_date };
}
