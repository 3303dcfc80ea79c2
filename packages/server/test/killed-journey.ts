import * as contract from "@rewright/contract/billing";
import { expect } from "vitest";
import type { KillableWorld } from "./killable-world.ts";

type Step = () => Promise<void>;

export interface Journey {
  readonly person: Awaited<ReturnType<KillableWorld["newPerson"]>>;
  /** In order; each may be done again, as people and the provider do when there was no answer. */
  readonly steps: ReadonlyMap<string, Step>;
}

/** From signing up to a subscription that was cancelled and resumed. */
export async function beginJourney(world: KillableWorld, { eventsFirst = false } = {}): Promise<Journey> {
  const person = await world.newPerson();
  let session = "";
  async function click({ path }: { readonly path: string }, body = {}): Promise<Record<string, unknown>> {
    const answer = await person.browser.post(path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
  const deliver = async () => {
    const events = await world.payments.undelivered();
    const statuses = await world.payments.deliver(events.map(({ id }) => id));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await untilInboxIsEmpty(world);
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
    ["the payment", async () => expect(await world.payments.pay(session)).toBe("paid")],
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

/** Waits until every event that was received is worked on. */
export async function untilInboxIsEmpty({ server }: KillableWorld): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    const [open] = await server.query("SELECT count(*)::int AS events FROM billing_events WHERE processed_at IS NULL");
    if (open?.events === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("Events are not worked on.");
}

/** What must hold in the end, whatever happened on the way. */
export async function checkJourney({ stripe, server }: KillableWorld, { person }: Journey): Promise<void> {
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
