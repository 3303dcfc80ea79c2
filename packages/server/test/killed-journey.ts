import * as contract from "@rewright/contract/billing";
import { expect } from "vitest";
import type { BilledFixture } from "./billed-fixture.ts";
import type { FaultPoint } from "./fault-points.ts";
import type { Person } from "./killable.ts";
import type { Side } from "./provider-proxy.ts";

type Step = () => Promise<void>;

interface Journey {
  readonly person: Person;
  /** Steps in order. Each may be repeated, as users and the payment provider do when they get no response. */
  readonly steps: ReadonlyMap<string, Step>;
}

interface Order {
  /** True if the webhook events about the payment arrive before the user returns to the site. */
  readonly eventsFirst: boolean;
}

/** Returns a user's steps, from the sign-up to a subscription that is cancelled and resumed. */
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
  const returnToSite = async () => {
    const { status } = await click(contract.confirmCheckout, { session_id: session });
    expect(status).toBe("complete");
  };
  const paymentEvents: [string, Step] = ["the payment's events", deliver];
  const steps: [string, Step][] = [
    [
      "the checkout",
      async () => {
        const { sessionId } = await click(contract.createCheckoutSession, { billing: "yearly" });
        session = String(sessionId);
      },
    ],
    ["the payment", async () => expect(await fixture.payments.pay(session)).toBe("paid")],
    ...(eventsFirst ? [paymentEvents] : []),
    ["the return", returnToSite],
    ...(eventsFirst ? [] : [paymentEvents]),
    ["the cancellation", async () => void (await click(contract.cancelSubscription))],
    ["the cancellation's events", deliver],
    ["the resumption", async () => void (await click(contract.resumeSubscription))],
    ["the resumption's events", deliver],
  ];
  return { person, steps: new Map(steps) };
}

const quietWithinMs = 60_000;

/**
 * Waits until all received webhook events are processed and no job is running or waiting, because even a job without
 * events calls the payment provider. Jobs of a crashed server count as running until they expire.
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

/** Checks the data after all steps. The data must be the same whether or not the server crashed. */
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

/**
 * The moment within a step at which the server crashes: at a request to the payment provider, or at an SQL statement.
 */
type Point = { readonly request: string; readonly side: Side } | { readonly moment: FaultPoint };

type Plan = ReadonlyMap<string, readonly Point[]>;

/**
 * Returns the moments at which a step is tested with a crash, given its requests to the payment provider without one.
 * Reads change nothing, so one crash per uninterrupted series of reads is enough.
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

/**
 * Runs all steps without a crash.
 * @returns for each step, the moments at which it is to be tested with a crash
 */
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
 * Runs all steps without a crash, and then repeatedly, until the server has crashed at every moment of every step.
 * `every` and `from` limit this to the moments whose number modulo `every` is `from`.
 */
export async function crashAnywhere(fixture: BilledFixture, { every = 1, from = 0 } = {}): Promise<void> {
  const plan = await explore(fixture, { eventsFirst: false });
  const length = Math.max(...[...plan.values()].map((points) => points.length));
  for (let number = from; number < length; number += every) {
    const points = [...plan].flatMap(([step, { [number]: point }]) => (point ? [[step, point] as const] : []));
    await crashOnJourney(fixture, { eventsFirst: Math.floor(number / every) % 2 === 1 }, new Map(points));
  }
}

/**
 * Runs the steps and crashes the server once in each step for which `points` has a moment. Stops after the last of
 * these steps, but not before the user has returned from the payment page.
 */
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
    const where = `${step}, crashed at ${JSON.stringify(point)}`;
    const { isDone } = await takeAndCrash(fixture, take, point, where);
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

const crashWithinMs = 60_000;

async function takeAndCrash(
  fixture: BilledFixture,
  take: Step,
  point: Point,
  where: string,
): Promise<{ isDone: boolean }> {
  const { server } = fixture;
  if ("request" in point) fixture.proxy().watch({ ...point, crash: server.kill });
  else server.crashAt(point.moment);
  let cause: unknown;
  const isDone = await take().then(
    () => true,
    (error) => {
      cause = error;
      return false;
    },
  );
  // Sometimes a step fails before the server has crashed, because a connection was lost first.
  const late = AbortSignal.timeout(crashWithinMs);
  const missed = new Promise<never>((_, reject) => {
    late.addEventListener("abort", () =>
      reject(new Error(`The server did not crash at its point: ${where}.`, { cause })),
    );
  });
  await Promise.race([server.crashed(), missed]);
  return { isDone };
}
