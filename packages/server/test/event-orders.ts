import fc from "fast-check";
import type { Stripe } from "stripe";
import { expect } from "vitest";
import { billingQueues } from "../src/billing/billing-jobs.ts";
import { createCheckout } from "../src/billing/checkout/create-checkout.ts";
import { receiveEvent } from "../src/billing/events/receive-event.ts";
import { syncSubscription } from "../src/billing/sync/sync-subscription.ts";
import type { BillingFixture } from "./billing-fixture.ts";
import { cards } from "./payment-control.ts";
import { providerStates } from "./provider-states.ts";

interface Subscribed {
  readonly fixture: BillingFixture;
  readonly customer: string;
}

type Step = (subscribed: Subscribed) => Promise<unknown>;

const newestOf = async ({ fixture, customer }: Subscribed) => {
  const { subscriptions, charges, disputes } = await fixture.payments.state(customer);
  const charge = charges.filter(({ status }) => status === "succeeded").at(-1)!;
  return { subscription: subscriptions.at(-1)!.id, charge: charge.id, dispute: disputes.at(-1)?.id ?? "" };
};

const move =
  (days: number): Step =>
  ({ fixture, customer }) =>
    fixture.payments.moveClock(customer, { days });
const changeCard: Step = ({ fixture, customer }) => fixture.payments.changeCard(customer);
const setCancelled =
  (isCancelled: boolean): Step =>
  async (subscribed) => {
    const { subscription } = await newestOf(subscribed);
    await subscribed.fixture.stripe.subscriptions.update(subscription, { cancel_at_period_end: isCancelled });
  };
const refund =
  (amount?: number): Step =>
  async (subscribed) => {
    const { charge } = await newestOf(subscribed);
    await subscribed.fixture.stripe.refunds.create({ charge, ...(amount !== undefined && { amount }) });
  };
const dispute: Step = async (subscribed) => subscribed.fixture.payments.dispute((await newestOf(subscribed)).charge);
const closeDispute =
  (isWon: boolean): Step =>
  async (subscribed) =>
    subscribed.fixture.payments.closeDispute((await newestOf(subscribed)).dispute, isWon);

interface Scenario {
  readonly name: string;
  readonly card?: string;
  readonly steps: readonly Step[];
}

export const scenarios: readonly Scenario[] = [
  { name: "a checkout", steps: [] },
  { name: "renewals", steps: [move(32), move(31)] },
  { name: "a payment that failed and then succeeded", card: cards.failsAtRenewals, steps: [move(32), changeCard] },
  { name: "a payment that kept failing", card: cards.failsAtRenewals, steps: [move(32), move(5), move(4)] },
  { name: "cancelled and resumed", steps: [setCancelled(true), setCancelled(false), move(32)] },
  { name: "cancelled until the end", steps: [setCancelled(true), move(32)] },
  { name: "refunds of a part and of the rest", steps: [refund(1000), refund()] },
  { name: "a renewal and its refund", steps: [move(32), refund()] },
  { name: "a dispute that was won", steps: [dispute, closeDispute(true)] },
  { name: "a dispute that was lost", steps: [dispute, closeDispute(false)] },
];

/**
 * Generates how a webhook event is delivered: the number of copies, the delay in steps, the order among other events,
 * and whether it is processed at once.
 */
const delivery = fc.record({
  copies: fc.constantFrom(1, 1, 1, 2, 0),
  delay: fc.nat(3),
  place: fc.nat(1000),
  isWorkedOnAtOnce: fc.boolean(),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer T> ? T : never;

interface Due extends Delivery {
  readonly event: Stripe.Event;
  readonly step: number;
}

async function play(fixture: BillingFixture, { card, steps }: Scenario, deliveries: readonly Delivery[]) {
  const account = await fixture.newAccount();
  const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
  const customer = await fixture.customerOf(account.id);
  const waiting: Parameters<Parameters<typeof receiveEvent>[0]["enqueue"]>[0][] = [];
  const deps = { ...fixture.deps, enqueue: async (event: (typeof waiting)[number]) => void waiting.push(event) };
  const [queue] = billingQueues(fixture.deps);
  const work = async () => {
    for (const event of waiting.splice(0)) await queue!.handle(event);
  };
  const seen = new Set<string>();
  let due: Due[] = [];

  const pay: Step = () => fixture.payments.pay(sessionId, card === undefined ? {} : { card });
  const all = [pay, ...steps];
  for (const [index, step] of all.entries()) {
    await step({ fixture, customer });
    for (const event of await fixture.payments.events(customer)) {
      if (seen.has(event.id)) continue;
      const chosen = deliveries[seen.size % deliveries.length]!;
      seen.add(event.id);
      for (let copy = 0; copy < chosen.copies; copy++) {
        due.push({ ...chosen, event, step: index + chosen.delay, place: chosen.place * (copy + 1) });
      }
    }
    const isLast = index === all.length - 1;
    const now = due.filter((one) => isLast || one.step <= index).toSorted((a, b) => a.place - b.place);
    due = due.filter((one) => !now.includes(one));
    for (const { event, isWorkedOnAtOnce } of now) {
      const payload = JSON.stringify(event);
      const secret = fixture.settings.webhookSecrets[0]!;
      const signature = fixture.stripe.webhooks.generateTestHeaderString({ payload, secret });
      await receiveEvent(deps, { payload, signature });
      if (isWorkedOnAtOnce) await work();
    }
    if (isLast) await work();
  }
  // Sync as the nightly job does, which makes up for lost webhook events.
  await syncSubscription(fixture.deps, customer, { from: "reconciliation" });
  return { account, customer };
}

async function check(fixture: BillingFixture, { account, customer }: Awaited<ReturnType<typeof play>>) {
  const expected = await providerStates(fixture, customer);
  expect(await fixture.row(account.id)).toMatchObject(expected.columns);
  const rows = await fixture.ledger(account.id);
  const ofKeys = Map.groupBy(rows, ({ paymentKey }) => paymentKey);
  const newest = [...ofKeys.values()].map((ofKey) => ofKey.at(-1)!);
  const states = newest.map(({ paymentKey, paymentStatus, amount, amountRefunded }) => ({
    paymentKey,
    paymentStatus,
    amount,
    amountRefunded,
  }));
  const byKey = (a: { paymentKey: string }, b: { paymentKey: string }) => (a.paymentKey < b.paymentKey ? -1 : 1);
  expect(states.toSorted(byKey)).toEqual(expected.payments.toSorted(byKey));
  for (const ofKey of ofKeys.values()) {
    expect(ofKey.map(({ version }) => version)).toEqual(ofKey.map((_, index) => index + 1));
    const said = ofKey.map((row) => `${row.paymentStatus} ${row.amount} ${row.amountRefunded}`);
    expect(said.every((one, index) => one !== said[index - 1])).toBe(true);
  }
}

/**
 * Runs a scenario `times` times. Delivers its webhook events in random ways, and checks the data that is stored at the
 * end.
 */
export async function playInAnyOrder(fixture: BillingFixture, scenario: Scenario, times: number): Promise<void> {
  const deliveries = fc.array(delivery, { minLength: 12, maxLength: 12 });
  const property = fc.asyncProperty(deliveries, async (chosen) =>
    check(fixture, await play(fixture, scenario, chosen)),
  );
  await fc.assert(property, { numRuns: times, endOnFailure: true });
}
