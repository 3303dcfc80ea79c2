import fc from "fast-check";
import { expect, test } from "vitest";
import { cards, day, startProvider } from "#test/provider.ts";
import type { PaymentEvent } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import type { State } from "./state.ts";

type Provider = Awaited<ReturnType<typeof startProvider>>;

const card = fc.constantFrom(...Object.values(cards));

/**
 * Generates a random action on a customer, such as a payment or a refund. An action that is refused changes nothing.
 */
const action = fc.oneof(
  fc.record({ kind: fc.constantFrom("pay" as const, "change" as const), card }),
  fc.record({ kind: fc.constantFrom("confirm" as const, "confirmCard" as const), yes: fc.boolean() }),
  fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: 1, max: 24 * 20 }) }),
  fc.record({ kind: fc.constantFrom("cancel" as const, "resume" as const, "refund" as const, "dispute" as const) }),
  fc.record({ kind: fc.constant("close" as const), won: fc.boolean() }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function perform({ payments }: Provider, { customer, session }: Begun, action: Action): void {
  const subscription = payments.subscriptions(customer).at(-1)?.id ?? "none";
  const charge = payments.charges(customer).findLast(({ status }) => status === "succeeded")?.id ?? "none";
  const verbs: Record<Action["kind"], () => unknown> = {
    pay: () => action.kind === "pay" && payments.payCheckout(session, action.card),
    confirm: () => action.kind === "confirm" && payments.confirmCheckout(session, action.yes),
    change: () => action.kind === "change" && payments.changeCard(customer, action.card),
    confirmCard: () => action.kind === "confirmCard" && payments.confirmCard(customer, action.yes),
    move: () => action.kind === "move" && payments.moveClock(customer, action.hours * 3600),
    cancel: () => payments.cancelAtPeriodEnd(subscription),
    resume: () => payments.resume(subscription),
    refund: () => payments.refund(charge, 1000),
    dispute: () => payments.dispute(charge),
    close: () =>
      action.kind === "close" && payments.closeDispute(payments.disputes(customer).at(-1)?.id ?? "", action.won),
  };
  verbs[action.kind]();
}

interface Begun {
  readonly customer: string;
  readonly session: string;
}

async function live(actions: readonly Action[], check: (provider: Provider, begun: Begun, state: State) => void) {
  let state: State | undefined;
  const provider = await startProvider({
    save: (saved) => {
      state = saved;
    },
  });
  try {
    const begun = await provider.beginCheckout();
    for (const one of actions) {
      try {
        perform(provider, begun, one);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    check(provider, begun, state!);
  } finally {
    await provider.stop();
  }
}

const lives = fc.array(action, { minLength: 1, maxLength: 10 });

test("after any sequence of actions, the last event about each object equals the object in the saved state", async () => {
  await fc.assert(
    fc.asyncProperty(lives, (actions) =>
      live(actions, (_, __, state) => {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        const told = new Map<string, PaymentEvent["data"]["object"]>();
        for (const { data } of Object.values(state.events)) told.set(data.object.id, data.object);
        for (const table of ["subscriptions", "invoices", "charges", "paymentIntents", "disputes"] as const) {
          for (const row of Object.values(state[table])) {
            const heard = told.get(row.id);
            // The clock's first move names it without an event.
            expect({ ...heard, test_clock: null }).toEqual({ ...row, test_clock: null });
          }
        }
        const [session] = Object.values(state.sessions);
        if (session?.status !== "open") expect(told.get(session!.id)).toEqual(session);
      }),
    ),
    { numRuns: 12 },
  );
});

test("after any sequence of actions, charges, refunds, invoices and the subscription are consistent", async () => {
  await fc.assert(
    fc.asyncProperty(lives, (actions) =>
      live(actions, ({ payments }, { customer, session: sessionId }, state) => {
        const invoices = payments.invoices(customer);
        const paid = invoices.filter(({ status }) => status === "paid");
        const succeeded = payments.charges(customer).filter(({ status }) => status === "succeeded");
        expect(succeeded).toHaveLength(paid.length);
        for (const { id, amount_paid } of paid) expect(payments.chargeOf(id)?.amount).toBe(amount_paid);
        for (const { id, amount_refunded, amount } of succeeded) {
          const refunds = Object.values(state.refunds).filter(({ charge }) => charge === id);
          expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(amount_refunded);
          expect(amount_refunded).toBeLessThanOrEqual(amount);
        }
        const subscriptions = payments.subscriptions(customer);
        expect(subscriptions.length).toBeLessThanOrEqual(1);
        const session = payments.checkout(sessionId)!;
        for (const subscription of subscriptions) {
          const open = invoices.filter(({ status }) => status === "open");
          expect(open.length > 0).toBe(isOwing(subscription.status, subscription.cancellation_details?.reason));
          const isBought = !["incomplete", "incomplete_expired"].includes(subscription.status);
          expect(session.status === "complete").toBe(isBought);
          if (subscription.status !== "active") continue;
          expect(subscription.items.data[0]!.current_period_end).toBeGreaterThan(payments.now(customer));
        }
      }),
    ),
    { numRuns: 12 },
  );
});

function isOwing(status: string, reason: string | null | undefined): boolean {
  return status === "past_due" || status === "incomplete" || (status === "canceled" && reason === "payment_failed");
}

test("moving a customer's clock by a year creates all 13 invoices fast enough for the test's time limit", async () => {
  const provider = await startProvider();
  const { customer } = await provider.subscribe();
  provider.payments.moveClock(customer, 366 * day);
  expect(provider.payments.invoices(customer)).toHaveLength(13);
  await provider.stop();
});
