import { describe, expect, test } from "vitest";
import { decideSubscription } from "./decide-subscription.ts";
import { periodOf } from "./period-of.ts";
import type { Invoice, Price, ProviderState, Subscription } from "./provider-state.ts";

const current = { monthly: "price_month", yearly: "price_year" };
const day = (text: string) => new Date(`${text}T09:30:00.000Z`);

const monthly = (start: string, end: string, change: Partial<Price> = {}): Price => ({
  id: "price_month",
  productId: "prod_1",
  interval: { unit: "month", count: 1 },
  amount: 4999,
  currency: "usd",
  start: day(start),
  end: day(end),
  ...change,
});

const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  status: "active",
  createdAt: day("2026-01-31"),
  isCancelled: false,
  endsWithPeriod: false,
  cancelAt: null,
  items: [monthly("2026-01-31", "2026-02-28")],
  ...change,
});

const open = (createdAt: string): Invoice => ({
  id: `in_${createdAt}`,
  status: "open",
  subscriptionId: "sub_1",
  checkoutId: null,
  createdAt: day(createdAt),
  wasAttempted: true,
  amountDue: 4999,
  amountPaid: 0,
  currency: "usd",
  price: null,
  charges: [],
});

function decide(subscriptions: Subscription[], more: Partial<ProviderState> & { former?: string[] } = {}) {
  const providerState = {
    customerId: "cus_1",
    at: day("2026-02-10"),
    invoices: [],
    sessions: [],
    ...more,
    subscriptions,
  };
  return decideSubscription(providerState, { current, former: more.former ?? [] });
}

const free = { plan: "normal", billingPeriod: null, subscriptionStartDate: null, subscriptionEndDate: null };

test("[ENTITIES-12, STATES-3] an account that has no subscription gets empty subscription columns", () => {
  const nothing = { stripeSubscriptionId: null, stripeSubscriptionStatus: null };
  expect(decide([]).columns).toEqual({ ...free, ...nothing, cancelAtPeriodEnd: false, premiumUntil: null });
});

describe("[ENTITIES-12, STATES-1] active or trialing subscription", () => {
  test.each([
    ["a month that ends early", "2026-01-31", "2026-02-28"],
    ["a leap year's February", "2028-01-31", "2028-02-29"],
    ["back to the anchored day", "2026-02-28", "2026-03-31"],
  ])("ends on the date that the payment provider names (%s)", (_name, start, end) => {
    for (const status of ["active", "trialing"]) {
      expect(decide([subscription({ status, items: [monthly(start, end)] })]).columns).toEqual({
        plan: "premium",
        billingPeriod: "monthly",
        subscriptionStartDate: day(start),
        subscriptionEndDate: day(end),
        stripeSubscriptionId: "sub_1",
        stripeSubscriptionStatus: status,
        cancelAtPeriodEnd: false,
        premiumUntil: null,
      });
    }
  });

  test("[CONSTANTS-13] a year from 29 February 2028 ends on 28 February 2029", () => {
    const item = monthly("2028-02-29", "2029-02-28", { id: "price_year", interval: { unit: "year", count: 1 } });
    const { columns } = decide([subscription({ items: [item] })]);
    expect(columns).toMatchObject({ billingPeriod: "yearly", subscriptionEndDate: day("2029-02-28") });
  });

  test("Premium continues past the period's end until the payment provider changes the status", () => {
    expect(decide([subscription()], { at: day("2026-06-01") }).columns.plan).toBe("premium");
  });
});

test.each(["canceled", "unpaid", "incomplete", "incomplete_expired", "paused", "something new"])(
  "[ENTITIES-13] a subscription with status %s gives no Premium, and its id and status are stored",
  (status) => {
    const { columns } = decide([subscription({ status, isCancelled: true, endsWithPeriod: true })]);
    expect(columns).toMatchObject({ ...free, stripeSubscriptionId: "sub_1", stripeSubscriptionStatus: status });
    expect(columns.premiumUntil).toBe(null);
  },
);

describe("[ENTITIES-14, STATES-16] cancelled subscription", () => {
  test("gives Premium until the end of its period", () => {
    const { columns } = decide([subscription({ isCancelled: true, endsWithPeriod: true })]);
    expect(columns).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true, premiumUntil: day("2026-02-28") });
  });

  test("gives Premium until the end date that was set", () => {
    const { columns } = decide([subscription({ isCancelled: true, cancelAt: day("2026-02-15") })]);
    expect(columns).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true, premiumUntil: day("2026-02-15") });
  });

  test("is no longer marked as about to end once it has ended", () => {
    const { columns } = decide([subscription({ status: "canceled", isCancelled: true, endsWithPeriod: true })]);
    expect(columns).toMatchObject({ plan: "normal", cancelAtPeriodEnd: false, premiumUntil: null });
  });
});

describe("[CONSTANTS-16, ENTITIES-14, STATES-17] seven days of grace after a payment failed", () => {
  const pastDue = subscription({ status: "past_due", items: [monthly("2026-02-28", "2026-03-31")] });
  const paid = { ...open("2026-02-01"), status: "paid" };
  const ofAnother = { ...open("2026-02-01"), subscriptionId: "sub_2" };
  const invoices = [open("2026-03-10"), open("2026-02-28"), paid, ofAnother];

  test("start with the earliest open invoice", () => {
    const { columns } = decide([pastDue], { invoices, at: new Date(day("2026-03-07").getTime() - 1) });
    expect(columns).toMatchObject({ plan: "premium", premiumUntil: day("2026-03-07") });
    expect(columns.stripeSubscriptionStatus).toBe("past_due");
  });

  test("Premium ends when the days of grace are over", () => {
    const { columns } = decide([pastDue], { invoices, at: day("2026-03-07") });
    expect(columns).toMatchObject({ ...free, premiumUntil: null, stripeSubscriptionStatus: "past_due" });
  });

  test("start with the period if there is no open invoice", () => {
    expect(decide([pastDue], { at: day("2026-03-01") }).columns.premiumUntil).toEqual(day("2026-03-07"));
  });

  test("Premium ends earlier if the subscription was cancelled to an earlier date", () => {
    const both = { ...pastDue, isCancelled: true, cancelAt: day("2026-03-03") };
    expect(decide([both], { invoices, at: day("2026-03-01") }).columns.premiumUntil).toEqual(day("2026-03-03"));
  });
});

describe("choice among several subscriptions of one customer", () => {
  const old = subscription({ id: "sub_old", createdAt: day("2025-01-01") });
  const young = subscription({ id: "sub_new", createdAt: day("2026-02-01") });
  const counted = (...subscriptions: Subscription[]) => {
    const both = [subscriptions, subscriptions.toReversed()].map((list) => decide(list).columns.stripeSubscriptionId);
    expect(both[0]).toBe(both[1]);
    return both[0];
  };

  test("a running subscription is preferred to an ended one", () => {
    expect(counted(old, { ...young, status: "canceled" })).toBe("sub_old");
    expect(counted({ ...old, status: "past_due" }, { ...young, status: "incomplete_expired" })).toBe("sub_old");
  });

  test("a subscription that gives Premium is preferred to one that does not", () => {
    expect(counted(old, { ...young, status: "incomplete" })).toBe("sub_old");
    expect(counted({ ...old, status: "unpaid" }, young)).toBe("sub_new");
  });

  test("a subscription that is not cancelled is preferred to a cancelled one", () => {
    expect(counted(old, { ...young, isCancelled: true, endsWithPeriod: true })).toBe("sub_old");
  });

  test("of otherwise equal subscriptions the newest is chosen, and all that are running are returned", () => {
    expect(counted(old, young)).toBe("sub_new");
    expect(counted({ ...old, status: "canceled" }, { ...young, status: "canceled" })).toBe("sub_new");
    expect(decide([old, young]).live).toEqual([old, young]);
    expect(decide([old, { ...young, status: "incomplete" }]).live).toEqual([old]);
  });
});

describe("subscriptions to prices that are not in the settings", () => {
  const foreign = subscription({ items: [monthly("2026-01-31", "2026-02-28", { id: "price_of_another_product" })] });

  test("give no Premium", () => {
    const { columns, live, foreign: told } = decide([foreign]);
    expect(columns).toMatchObject({ ...free, stripeSubscriptionId: null });
    expect({ live, told }).toEqual({ live: [], told: [foreign] });
  });

  test("do not hide an item with a known price, even in the same subscription", () => {
    expect(decide([foreign, subscription({ id: "sub_2", status: "trialing" })]).columns.plan).toBe("premium");
    const mixed = subscription({ items: [...foreign.items, ...subscription().items] });
    expect(decide([mixed]).columns.plan).toBe("premium");
  });

  test("are not reported once they have ended", () => {
    expect(decide([{ ...foreign, status: "canceled" }]).foreign).toEqual([]);
  });

  test("a former price that was offered to the account counts as known", () => {
    expect(decide([foreign], { former: ["price_of_another_product"] }).columns.plan).toBe("premium");
  });
});

describe("[ENTITIES-6, RULES-25] billing period of a price", () => {
  const span = (days: number): Pick<Price, "start" | "end"> => {
    const start = day("2026-01-01");
    return { start, end: new Date(start.getTime() + days * 86_400_000) };
  };
  const price = (change: Partial<Price>) => periodOf(monthly("2026-01-01", "2026-02-01", change), current);

  test.each([
    ["month", 1, "monthly"],
    ["month", 3, "monthly"],
    ["month", 12, "yearly"],
    ["year", 1, "yearly"],
  ])(
    "the price interval %s × %i is %s, whatever the amount and the days between the billing dates",
    (unit, count, expected) => {
      for (const days of [1, 400]) expect(price({ interval: { unit, count }, ...span(days) })).toBe(expected);
    },
  );

  test("[RULES-25] a price without an interval has the billing period of the configured price with the same id", () => {
    expect(price({ interval: null, id: "price_year" })).toBe("yearly");
    expect(price({ interval: null, id: "price_month", ...span(365) })).toBe("monthly");
  });

  test("[CONSTANTS-15, STATES-18] a price with an unknown interval unit is classified by the length of the period: 300 days count as a year", () => {
    const unknown = { id: "price_old", interval: { unit: "fortnight", count: 1 } };
    expect(price({ ...unknown, ...span(299) })).toBe("monthly");
    expect(price({ ...unknown, ...span(300) })).toBe("yearly");
  });
});
