import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import fc from "fast-check";
import { expect } from "vitest";
import { readAccount } from "../src/accounts/read-account.ts";
import { confirmCheckout } from "../src/billing/checkout/confirm-checkout.ts";
import { createCheckout } from "../src/billing/checkout/create-checkout.ts";
import { cancelSubscription } from "../src/billing/subscription/cancel-subscription.ts";
import { resumeSubscription } from "../src/billing/subscription/resume-subscription.ts";
import { syncSubscription } from "../src/billing/sync/sync-subscription.ts";
import type { BillingFixture } from "./billing-fixture.ts";
import { cards } from "./payment-control.ts";

const hour = 3600;
const day = 24 * hour;

/** Holds the expected state of a subscription. Times are in Unix seconds. */
interface Running {
  readonly period: BillingPeriod;
  readonly anchor: number;
  /** Number of completed periods. */
  past: number;
  isCancelled: boolean;
  cardIsGood: boolean;
  /** Creation time of the unpaid draft invoice. The payment provider charges it an hour later, which may fail. */
  draftSince: number | undefined;
  owedSince: number | undefined;
}

interface Model {
  running: Running | undefined;
}

interface Real {
  readonly fixture: BillingFixture;
  readonly account: Awaited<ReturnType<BillingFixture["newAccount"]>>;
}

/** Returns the same day some months later, or the last day of a shorter month. */
function monthsLater(from: number, months: number): number {
  const date = new Date(from * 1000);
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.getUTCMonth();
  const sameDay = new Date(first);
  sameDay.setUTCDate(date.getUTCDate());
  while (sameDay.getUTCMonth() !== month) sameDay.setTime(sameDay.getTime() - day * 1000);
  return sameDay.getTime() / 1000;
}

const ending = ({ period, anchor }: Running, periods: number) =>
  monthsLater(anchor, periods * (period === "yearly" ? 12 : 1));

/** Changes the expected state to that at the time `now`, if there is no action until then. */
function pass(model: Model, now: number): void {
  for (let { running } = model; running; running = model.running) {
    const end = ending(running, running.past + 1);
    const { draftSince, owedSince } = running;
    if (draftSince !== undefined && draftSince + hour <= now) {
      running.draftSince = undefined;
      if (!running.cardIsGood) running.owedSince = draftSince;
    } else if (owedSince !== undefined && owedSince + hour + 7 * day <= now) {
      model.running = undefined;
    } else if (end <= now) {
      if (running.isCancelled) model.running = undefined;
      running.past++;
      running.draftSince = end;
    } else return;
  }
}

/** Returns the subscription columns that the database must contain at the time `now`. */
function expected({ running }: Model, now: number) {
  const free = {
    plan: "normal",
    billingPeriod: null,
    subscriptionStartDate: null,
    subscriptionEndDate: null,
    premiumUntil: null,
  };
  if (!running) return { ...free, cancelAtPeriodEnd: false };
  const [start, end] = [ending(running, running.past), ending(running, running.past + 1)];
  const { owedSince, isCancelled, period } = running;
  const ends = [...(isCancelled ? [end] : []), ...(owedSince === undefined ? [] : [owedSince + 7 * day])];
  if (ends.some((one) => one <= now)) return { ...free, cancelAtPeriodEnd: isCancelled };
  return {
    plan: "premium",
    billingPeriod: period,
    subscriptionStartDate: new Date(start * 1000),
    subscriptionEndDate: new Date(end * 1000),
    premiumUntil: ends.length > 0 ? new Date(Math.min(...ends) * 1000) : null,
    cancelAtPeriodEnd: isCancelled,
  };
}

/** Syncs with the payment provider, as after every webhook event. Compares the account with the expected state. */
async function compare(model: Model, { fixture, account }: Real): Promise<void> {
  const customer = await fixture.customerOf(account.id);
  await syncSubscription(fixture.deps, customer, { from: "reconciliation" });
  const { now } = await fixture.payments.state(customer);
  pass(model, now);
  const must = expected(model, now);
  expect(await fixture.row(account.id)).toMatchObject(must);
  // An account that is read after the end of Premium shows the end, even without another webhook event.
  const planAt = async (seconds: number) =>
    (await readAccount({ db: fixture.db, now: () => new Date(seconds * 1000) }, { id: account.id })).plan;
  expect(await planAt(now)).toBe(must.plan);
  if (must.premiumUntil) expect(await planAt(must.premiumUntil.getTime() / 1000)).toBe("normal");
}

class Action implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly isPossible: (model: Model) => boolean;
  readonly act: (model: Model, real: Real) => Promise<unknown>;
  constructor(name: string, isPossible: Action["isPossible"], act: Action["act"]) {
    this.name = name;
    this.isPossible = isPossible;
    this.act = act;
  }
  check = (model: Readonly<Model>) => this.isPossible(model);
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    await compare(model, real);
  }
  toString = () => this.name;
}

const always = () => true;
const runs = ({ running }: Model) => running !== undefined;
const refusedAs = (code: string, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });

const subscribe = (period: BillingPeriod, cardIsGood: boolean) =>
  new Action(
    `subscribe ${period}, ${cardIsGood ? "good" : "bad"} card`,
    always,
    async (model, { fixture, account }) => {
      const checkout = createCheckout(fixture.deps, account, { period });
      if (model.running) return refusedAs("already_premium", checkout);
      const { sessionId } = await checkout;
      await fixture.payments.pay(sessionId, { card: cardIsGood ? cards.success : cards.failsAtRenewals });
      expect(await confirmCheckout(fixture.deps, account, sessionId)).toEqual({ status: "complete", changed: true });
      const { subscriptions } = await fixture.payments.state(await fixture.customerOf(account.id));
      const anchor = subscriptions.at(-1)!.items.data[0]!.current_period_start;
      const nothing = { past: 0, isCancelled: false, draftSince: undefined, owedSince: undefined };
      model.running = { period, anchor, cardIsGood, ...nothing };
    },
  );

const moveClock = (days: number) =>
  new Action(`${days} days later`, runs, async (model, { fixture, account }) =>
    pass(model, await fixture.payments.moveClock(await fixture.customerOf(account.id), { days })),
  );

const changeCard = (isGood: boolean) =>
  new Action(`${isGood ? "good" : "bad"} card`, runs, async ({ running }, { fixture, account }) => {
    const card = isGood ? cards.success : cards.failsAtRenewals;
    await fixture.payments.changeCard(await fixture.customerOf(account.id), { card });
    running!.cardIsGood = isGood;
    if (isGood) running!.owedSince = undefined;
  });

const cancel = new Action("cancel", always, async ({ running }, { fixture, account }) => {
  const cancelled = cancelSubscription(fixture.deps, account);
  if (!running) return refusedAs("no_subscription", cancelled);
  await cancelled;
  running.isCancelled = true;
});

const resume = new Action("resume", always, async ({ running }, { fixture, account }) => {
  const resumed = resumeSubscription(fixture.deps, account);
  if (!running) return refusedAs("no_subscription", resumed);
  await resumed;
  running.isCancelled = false;
});

const refund = new Action("refund", runs, async (_model, { fixture, account }) => {
  const { charges } = await fixture.payments.state(await fixture.customerOf(account.id));
  const charge = charges.filter(({ status }) => status === "succeeded").at(-1)!;
  await fixture.stripe.refunds.create({ charge: charge.id, amount: 100 });
});

const period = fc.constantFrom(...billingPeriods);

const actions = [
  fc.tuple(period, fc.boolean()).map(([name, isGood]) => subscribe(name, isGood)),
  fc.constantFrom(1, 5, 8, 27, 31, 62, 366).map(moveClock),
  fc.boolean().map(changeCard),
  fc.constant(cancel),
  fc.constant(resume),
  fc.constant(refund),
];

/**
 * Runs random actions on the subscriptions of `times` accounts. After every action, compares each with the expected
 * state.
 */
export async function compareWithModel(fixture: BillingFixture, times: number): Promise<void> {
  const property = fc.asyncProperty(fc.commands(actions, { maxCommands: 10, size: "max" }), async (commands) => {
    const real = { fixture, account: await fixture.newAccount() };
    const model: Model = { running: undefined };
    await subscribe("monthly", true).run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), commands);
  });
  await fc.assert(property, { numRuns: times, endOnFailure: true });
}
