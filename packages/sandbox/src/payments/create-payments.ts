import { createApi } from "./api/api.ts";
import { expireCheckout, lineItemOf } from "./checkout.ts";
import { moveClock } from "./clock.ts";
import { cardOf, changeCard, confirmCard } from "./customer-card.ts";
import { customerWithId } from "./customers.ts";
import { closeDispute, createDispute } from "./disputes.ts";
import { lateCustomers, runDue } from "./due.ts";
import { customerOf } from "./events.ts";
import { paymentOf } from "./invoices.ts";
import { confirmCheckout, payCheckout } from "./pay-checkout.ts";
import type { PaymentOptions, Payments } from "./payments.ts";
import { createRefund } from "./refunds.ts";
import { emptyState, rowOf, rowWith } from "./state.ts";
import { cancelAtPeriodEnd, isLive, resume } from "./subscriptions.ts";
import { noRequest, nowOf, type World } from "./world.ts";

/** Starts the simulated payment provider. It continues with the state that an earlier run saved. */
export function createPayments({ address, secretKey, load, save, now }: PaymentOptions): Payments {
  const state = load?.() ?? emptyState();
  const world: World = {
    address,
    state,
    realNow: now ?? (() => Math.floor(Date.now() / 1000)),
    at: undefined,
    request: noRequest,
    toAnnounce: [],
  };
  const listeners: Parameters<Payments["onEvent"]>[0][] = [];

  /** Runs a function that changes the state, saves the state, and then announces the new events. */
  function change<Answer>(verb: () => Answer): Answer {
    try {
      return verb();
    } finally {
      save?.(state);
      for (const event of world.toAnnounce.splice(0)) for (const listener of listeners) listener(event);
    }
  }

  const catchUp = () => {
    for (const id of lateCustomers(world)) change(() => runDue(world, id));
  };
  return {
    answerApi: createApi({ world, secretKey, change, catchUp }),
    ...readersOf(world),
    ...actionsOf(world, change),
    catchUp,
    onEvent: (listener) => void listeners.push(listener),
  };
}

type Change = <Answer>(verb: () => Answer) => Answer;

/** Returns the functions that read customers, their API objects and events. */
function readersOf(world: World) {
  const { state } = world;
  const owned = <Row extends { customer: string }>(table: Record<string, Row>, customerId: string) =>
    Object.values(table).filter(({ customer }) => customer === customerId);
  return {
    customers: () => Object.values(state.customers),
    customer: (id) => rowOf(state.customers, id),
    now: (customerId) => nowOf(world, customerId),
    subscriptions: (customerId) => owned(state.subscriptions, customerId),
    invoices: (customerId) => owned(state.invoices, customerId),
    invoice: (id) => rowOf(state.invoices, id),
    charges: (customerId) => owned(state.charges, customerId),
    chargeOf(invoiceId) {
      const invoice = rowOf(state.invoices, invoiceId);
      if (invoice?.status !== "paid") return undefined;
      return state.charges[paymentOf(world, invoice).intent.latest_charge ?? ""];
    },
    disputes: (customerId) =>
      Object.values(state.disputes).filter((dispute) => customerOf(world, dispute) === customerId),
    card: (customerId) => cardOf(world, customerId, owned(state.subscriptions, customerId).findLast(isLive)),
    events: (customerId) =>
      Object.values(state.events).filter(
        ({ data }) => customerId === undefined || customerOf(world, data.object) === customerId,
      ),
    event: (id) => rowOf(state.events, id),
  } satisfies Partial<Payments>;
}

/** Returns the functions for checkouts, the billing portal, refunds, disputes and test clocks. */
function actionsOf(world: World, change: Change) {
  const { state } = world;
  return {
    checkout: (id) => rowOf(state.sessions, id),
    lineItem: (sessionId) => lineItemOf(world, sessionId),
    payCheckout: (id, card) => change(() => payCheckout(world, rowWith("checkout.session", state.sessions, id), card)),
    confirmCheckout: (id, isConfirmed) =>
      change(() => confirmCheckout(world, rowWith("checkout.session", state.sessions, id), isConfirmed)),
    expireCheckout: (id) => change(() => expireCheckout(world, rowWith("checkout.session", state.sessions, id))),

    portal: (id) => rowOf(state.portalSessions, id),
    changeCard: (customerId, card) => change(() => changeCard(world, customerWithId(world, customerId), card)),
    confirmCard: (customerId, isConfirmed) =>
      change(() => confirmCard(world, customerWithId(world, customerId), isConfirmed)),
    cancelAtPeriodEnd: (id) => change(() => cancelAtPeriodEnd(world, rowWith("subscription", state.subscriptions, id))),
    resume: (id) => change(() => resume(world, rowWith("subscription", state.subscriptions, id))),

    refund: (chargeId, amount) =>
      change(() => createRefund(world, rowWith("charge", state.charges, chargeId), { amount })),
    dispute: (chargeId) => change(() => createDispute(world, rowWith("charge", state.charges, chargeId))),
    closeDispute: (id, won) => change(() => closeDispute(world, rowWith("dispute", state.disputes, id), won)),

    moveClock: (customerId, by) =>
      change(() => {
        const to = typeof by === "number" ? nowOf(world, customerId) + by : by.to;
        moveClock(world, customerWithId(world, customerId).id, to);
      }),
  } satisfies Partial<Payments>;
}
