import { type BillingPeriod, graceDays } from "@rewright/contract/plans";
import type { users } from "#src/db/schema.ts";
import { periodOf } from "./period-of.ts";
import type { Price, ProviderState, Subscription } from "./provider-state.ts";

/** The database columns of an account that describe its subscription. */
export type SubscriptionColumns = Pick<
  typeof users.$inferSelect,
  | "plan"
  | "billingPeriod"
  | "subscriptionStartDate"
  | "subscriptionEndDate"
  | "stripeSubscriptionId"
  | "stripeSubscriptionStatus"
  | "cancelAtPeriodEnd"
  | "premiumUntil"
>;

/** Holds the prices that are sold now, and former prices that were offered to this account. */
export interface KnownPrices {
  readonly current: Readonly<Record<BillingPeriod, string>>;
  readonly former: readonly string[];
}

/** Holds a subscription to one of our prices, with the item that has this price. */
interface KnownSubscription {
  readonly subscription: Subscription;
  readonly item: Price;
}

interface Decided {
  readonly columns: SubscriptionColumns;
  /** The subscription that decides the account's plan. */
  readonly counted: KnownSubscription | undefined;
  /** Subscriptions to our prices that have started and not ended. More than one is a mistake. */
  readonly live: readonly Subscription[];
  /** Running subscriptions to prices that are not ours. */
  readonly foreign: readonly Subscription[];
}

const dayMs = 86_400_000;

/** Statuses of a subscription that has not ended, from the most to the least preferred. */
const liveStatuses = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

export const isLive = ({ status }: Pick<Subscription, "status">): boolean => liveStatuses.includes(status);

/** Returns the subscription columns to store for a customer, computed only from the payment provider's state. */
export function decideSubscription(providerState: ProviderState, prices: KnownPrices): Decided {
  const known = [...Object.values(prices.current), ...prices.former];
  const ours = providerState.subscriptions.flatMap((subscription): KnownSubscription[] => {
    const item = subscription.items.find(({ id }) => known.includes(id));
    return item ? [{ subscription, item }] : [];
  });
  const foreign = providerState.subscriptions.filter(
    (one) => isLive(one) && !ours.some(({ subscription }) => subscription === one),
  );
  const live = ours.map(({ subscription }) => subscription).filter((one) => isLive(one) && one.status !== "incomplete");
  const counted = ours.toSorted((a, b) => compare(a.subscription, b.subscription))[0];
  return { columns: counted ? columnsOf(counted, providerState, prices) : none, counted, live, foreign };
}

const none: SubscriptionColumns = {
  plan: "normal",
  billingPeriod: null,
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  stripeSubscriptionId: null,
  stripeSubscriptionStatus: null,
  cancelAtPeriodEnd: false,
  premiumUntil: null,
};

/** Compares two subscriptions for sorting: running before ended, uncancelled before cancelled, then newest first. */
function compare(a: Subscription, b: Subscription): number {
  const rank = ({ status }: Subscription) => [...liveStatuses, status].indexOf(status);
  const order = rank(a) - rank(b) || Number(a.isCancelled) - Number(b.isCancelled);
  return order || b.createdAt.getTime() - a.createdAt.getTime();
}

function columnsOf(
  { subscription, item }: KnownSubscription,
  providerState: ProviderState,
  { current }: KnownPrices,
): SubscriptionColumns {
  const ends = endsOf(subscription, item, providerState);
  const graceIsOver = subscription.status === "past_due" && ends.some((end) => end <= providerState.at);
  const isEntitled = ["active", "trialing", "past_due"].includes(subscription.status) && !graceIsOver;
  const kept = {
    stripeSubscriptionId: subscription.id,
    stripeSubscriptionStatus: subscription.status,
    cancelAtPeriodEnd: isLive(subscription) && subscription.isCancelled,
  };
  if (!isEntitled) return { ...none, ...kept };
  return {
    plan: "premium",
    billingPeriod: periodOf(item, current),
    subscriptionStartDate: item.start,
    subscriptionEndDate: item.end,
    ...kept,
    premiumUntil: ends.toSorted((a, b) => Number(a) - Number(b))[0] ?? null,
  };
}

/**
 * Returns the times at which Premium ends if nothing changes at the payment provider: the end of the days of grace
 * after a failed payment, and the end of a cancelled period.
 */
function endsOf(subscription: Subscription, item: Price, { invoices }: ProviderState): Date[] {
  const ends = subscription.isCancelled ? [subscription.cancelAt ?? item.end] : [];
  if (subscription.status !== "past_due") return ends;
  const owed = invoices
    .filter(({ subscriptionId, status }) => subscriptionId === subscription.id && status === "open")
    .map(({ createdAt }) => createdAt.getTime());
  const since = owed.length > 0 ? Math.min(...owed) : item.start.getTime();
  return [...ends, new Date(since + graceDays * dayMs)];
}
