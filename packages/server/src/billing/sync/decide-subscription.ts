import { type BillingPeriod, graceDays } from "@rewright/contract/plans";
import type { users } from "#src/db/schema.ts";
import { periodOf } from "./period-of.ts";
import type { Price, ProviderState, Subscription } from "./provider-state.ts";

/** What an account's row says about its subscription. */
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

/** Prices that are sold now, and others that were sold to this account before. */
export interface KnownPrices {
  readonly current: Readonly<Record<BillingPeriod, string>>;
  readonly former: readonly string[];
}

/** A subscription to something that we sell. */
interface Ours {
  readonly subscription: Subscription;
  readonly item: Price;
}

interface Decided {
  readonly columns: SubscriptionColumns;
  /** Which subscription counts, and what it is to. */
  readonly counted: Ours | undefined;
  /** Subscriptions of ours that have begun and are not over; more than one was not meant. */
  readonly live: readonly Subscription[];
  /** Subscriptions that are not over and are to something else. */
  readonly foreign: readonly Subscription[];
}

const dayMs = 86_400_000;

/** Statuses of a subscription that is not over, those that give most first. */
const liveStatuses = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

export const isLive = ({ status }: Pick<Subscription, "status">): boolean => liveStatuses.includes(status);

/** What is to be stored about an account's subscription. Nothing but the provider's truth goes in. */
export function decideSubscription(providerState: ProviderState, prices: KnownPrices): Decided {
  const known = [...Object.values(prices.current), ...prices.former];
  const ours = providerState.subscriptions.flatMap((subscription): Ours[] => {
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

/** Live before ended, of those one that goes on before one that is cancelled, then the newest. */
function compare(a: Subscription, b: Subscription): number {
  const rank = ({ status }: Subscription) => [...liveStatuses, status].indexOf(status);
  const order = rank(a) - rank(b) || Number(a.isCancelled) - Number(b.isCancelled);
  return order || b.createdAt.getTime() - a.createdAt.getTime();
}

function columnsOf(
  { subscription, item }: Ours,
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

/** When premium ends without another word from the provider: days of grace, and a cancelled period. */
function endsOf(subscription: Subscription, item: Price, { invoices }: ProviderState): Date[] {
  const ends = subscription.isCancelled ? [subscription.cancelAt ?? item.end] : [];
  if (subscription.status !== "past_due") return ends;
  const owed = invoices
    .filter(({ subscriptionId, status }) => subscriptionId === subscription.id && status === "open")
    .map(({ createdAt }) => createdAt.getTime());
  const since = owed.length > 0 ? Math.min(...owed) : item.start.getTime();
  return [...ends, new Date(since + graceDays * dayMs)];
}
