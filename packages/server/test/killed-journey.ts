import * as contract from "@rewright/contract/billing";
import { expect } from "vitest";
import type { BilledFixture } from "./billed-fixture.ts";
import type { FaultPoint } from "./fault-points.ts";
import type { Person } from "./killable.ts";
import type { Side } from "./provider-proxy.ts";

type Step = () => Promise<void>;

interface Journey {
  readonly person: Person;
  /** In order; each may be done again, as people and the provider do when there was no answer. */
  readonly steps: ReadonlyMap<string, Step>;
}

interface Order {
  /** Whether the payment's events come before the person does. */
  readonly eventsFirst: boolean;
}

/** Begins the way from signing up to a subscription that was cancelled and resumed. */
async function beginJourney(fixture: BilledFixture, { eventsFirst = false }: Order): Promise<Journey> {
  const person = await fixture.newPerson();
  let session = "";
  async function click({ path }: { readonly path: string }, body = {}): Promise<Record<string, unknown>> {
    const answer = await person.browser.post(path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
  const deliver = async () => {
    const customer = (await person.user()).stripe_customer_id ?? "";
    const ofCustomer = new Set((await fixture.payments.events(customer)).map(({ id }) => id));
    const ids = (await fixture.payments.undelivered()).map(({ id }) => id).filter((id) => ofCustomer.has(id));
    const statuses = await fixture.payments.deliver(ids);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await untilQuiet(fixture);
  };
  const comesBack = async () => {
    const { status } = await click(contract.confirmCheckout, { session_id: session });
    expect(status).toBe("complete");
  };
  const news: [string, Step] = ["the payment's events", deliver];
  const steps: [string, Step][] = [
    [
      "the checkout",
      async () => {
        const { sessionId } = await click(contract.createCheckoutSession, { billing: "yearly" });
        session = String(sessionId);
      },
    ],
    ["the payment", async () => expect(await fixture.payments.pay(session)).toBe("paid")],
    ...(eventsFirst ? [news] : []),
    ["the return", comesBack],
    ...(eventsFirst ? [] : [news]),
    ["the cancellation", async () => void (await click(contract.cancelSubscription))],
    ["the cancellation's events", deliver],
    ["the resumption", async () => void (await click(contract.resumeSubscription))],
    ["the resumption's events", deliver],
  ];
  return { person, steps: new Map(steps) };
}

const quietWithinMs = 60_000;

/**
 * Waits until every event that was received is worked on, and no job is at work or waits: a job that finds nothing left to
 * do asks the provider all the same. Jobs of a dead server count as being worked on until they expire.
 */
async function untilQuiet({ server, startedAt }: BilledFixture): Promise<void> {
  const busy = `SELECT (SELECT count(*) FROM billing_events WHERE processed_at IS NULL)::int AS events,
    (SELECT count(*) FROM jobs.job WHERE state IN ('created', 'retry')
      OR state = 'active' AND started_on >= '${startedAt().toISOString()}')::int AS jobs`;
  for (const until = performance.now() + quietWithinMs; ; ) {
    const [open] = await server.query(busy);
    if (open?.events === 0 && open.jobs === 0) return;
    if (performance.now() > until) throw new Error(`Events are not worked on: ${JSON.stringify(open)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What must hold in the end, whatever happened on the way. */
async function checkJourney({ stripe, server }: BilledFixture, { person }: Journey): Promise<void> {
  const user = await person.user();
  const customer = user.stripe_customer_id ?? "";
  const [customers, subscriptions, charges, sessions] = await Promise.all([
    stripe.customers.list({ email: user.email }),
    stripe.subscriptions.list({ customer, status: "all" }),
    stripe.charges.list({ customer }),
    stripe.checkout.sessions.list({ customer }),
  ]);
  expect(customers.data.map(({ id }) => id)).toEqual([customer]);
  expect(subscriptions.data).toMatchObject([{ status: "active", cancel_at_period_end: false }]);
  expect(charges.data).toMatchObject([{ status: "succeeded", amount_refunded: 0 }]);
  expect(sessions.data).toMatchObject([{ status: "complete" }]);
  expect(user).toMatchObject({
    plan: "premium",
    billing_period: "yearly",
    stripe_subscription_id: subscriptions.data[0]?.id,
    stripe_subscription_status: "active",
    cancel_at_period_end: false,
  });
  const rows = await server.query(
    `SELECT payment_key, version, payment_status FROM payment_logs WHERE user_id = '${user.id}' ORDER BY position`,
  );
  expect(rows).toEqual([
    { payment_key: sessions.data[0]?.id, version: 1, payment_status: "pending" },
    { payment_key: sessions.data[0]?.id, version: 2, payment_status: "completed" },
  ]);
  expect(await server.query(`SELECT status FROM checkouts WHERE user_id = '${user.id}'`)).toEqual([
    { status: "complete" },
  ]);
  expect(await server.query("SELECT * FROM unmatched_payments")).toEqual([]);
}

/** Where a server is killed in a step. */
type Point = { readonly request: string; readonly side: Side } | { readonly moment: FaultPoint };

type Plan = ReadonlyMap<string, readonly Point[]>;

/**
 * Names where the server is killed in a step, given what it asks of the provider there undisturbed. Reading changes nothing,
 * so it leaves the same behind wherever among several reads it dies: the first is enough.
 */
function pointsOf(step: string, seen: readonly string[]): Point[] {
  if (seen.length === 0) return [];
  const requests = seen.flatMap((request): Point[] =>
    request.startsWith("reading")
      ? [{ request, side: "after" }]
      : [
          { request, side: "before" },
          { request, side: "after" },
        ],
  );
  const written: Point[] = [
    { moment: "before what is true is committed" },
    { moment: "before the lease is given back" },
  ];
  return [...requests, ...written, ...(step.endsWith("events") ? [{ moment: "before a job is added" } as const] : [])];
}

/** Goes the way without being killed. @returns where it could be */
async function explore(fixture: BilledFixture, order: Order): Promise<Plan> {
  const journey = await beginJourney(fixture, order);
  const plan = new Map<string, Point[]>();
  for (const [step, take] of journey.steps) {
    fixture.proxy().watch();
    await take();
    plan.set(step, pointsOf(step, fixture.proxy().seen()));
  }
  await checkJourney(fixture, journey);
  return plan;
}

/**
 * Goes the way undisturbed, and then again until it has been killed at every point of every step, or at those whose number
 * leaves `from` when divided by `every`.
 */
export async function crashAnywhere(fixture: BilledFixture, { every = 1, from = 0 } = {}): Promise<void> {
  const plan = await explore(fixture, { eventsFirst: false });
  const length = Math.max(...[...plan.values()].map((points) => points.length));
  for (let number = from; number < length; number += every) {
    const points = [...plan].flatMap(([step, { [number]: point }]) => (point ? [[step, point] as const] : []));
    await crashOnJourney(fixture, { eventsFirst: Math.floor(number / every) % 2 === 1 }, new Map(points));
  }
}

/** Goes the way until it has been killed once in each step that has a point, at least until all is paid. */
export async function crashOnJourney(
  fixture: BilledFixture,
  order: Order,
  points: ReadonlyMap<string, Point>,
): Promise<void> {
  const journey = await beginJourney(fixture, order);
  const names = [...journey.steps.keys()];
  const last = Math.max(...["the return", ...points.keys()].map((step) => names.indexOf(step)));
  for (const [step, take] of [...journey.steps].slice(0, last + 1)) {
    const point = points.get(step);
    if (!point) {
      await take();
      continue;
    }
    const where = `${step}, killed at ${JSON.stringify(point)}`;
    const { isDone } = await takeAndDie(fixture, take, point, where);
    try {
      await fixture.server.timePasses();
      await fixture.start();
      if (!isDone) await take();
      await untilQuiet(fixture);
    } catch (cause) {
      throw new Error(`It did not recover: ${where}.`, { cause });
    }
  }
  await checkJourney(fixture, journey);
}

const deathWithinMs = 60_000;

async function takeAndDie(
  fixture: BilledFixture,
  take: Step,
  point: Point,
  where: string,
): Promise<{ isDone: boolean }> {
  const { server } = fixture;
  if ("request" in point) fixture.proxy().watch({ ...point, strike: server.kill });
  else server.crashAt(point.moment);
  let cause: unknown;
  const isDone = await take().then(
    () => true,
    (error) => {
      cause = error;
      return false;
    },
  );
  // It dies by itself at some moments, and a connection of it may be lost before.
  const late = AbortSignal.timeout(deathWithinMs);
  const missed = new Promise<never>((_, reject) => {
    late.addEventListener("abort", () => reject(new Error(`It did not come to where it dies: ${where}.`, { cause })));
  });
  await Promise.race([server.died(), missed]);
  return { isDone };
}
