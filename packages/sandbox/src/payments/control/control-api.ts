import { Hono } from "hono";
import type { Card, Payments } from "../payments.ts";
import { noSuch } from "../refusal.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import { Asked } from "./asked.ts";

interface Deps {
  readonly payments: Payments;
  readonly deliveries: Deliveries;
  readonly setDown: (isDown: boolean) => void;
}

const day = 24 * 60 * 60;

/**
 * Creates the API by which tests and scripts control the simulated provider. It uses JSON and is under
 * /payments/control.
 */
export function controlApi({ payments, deliveries, setDown }: Deps): Hono {
  const api = new Hono();
  addState(api, payments, deliveries);
  addDeliveries(api, payments, deliveries);
  addPayments(api, payments);

  api.post("/down", async ({ req, json }) => {
    const isDown = (await Asked.of(req)).flag("on");
    setDown(isDown);
    return json({ on: isDown });
  });

  return api;
}

/** Adds calls that read the provider's state or move a customer's test clock. */
function addState(api: Hono, payments: Payments, deliveries: Deliveries): void {
  api.get("/state", ({ req, json }) => {
    const id = req.query("customer");
    if (id === undefined) return json({ customers: payments.customers(), webhooks: deliveries.mode });
    return json({
      customer: payments.customer(id) ?? null,
      now: payments.now(id),
      subscriptions: payments.subscriptions(id),
      invoices: payments.invoices(id),
      charges: payments.charges(id),
      disputes: payments.disputes(id),
      card: payments.card(id) ?? null,
    });
  });

  api.get("/events", ({ req, json }) => {
    const isWanted = req.query("undelivered") ? (id: string) => deliveries.of(id).state !== "delivered" : () => true;
    return json({ events: payments.events(req.query("customer")).filter(({ id }) => isWanted(id)) });
  });

  api.post("/clock", async ({ req, json }) => {
    const asked = await Asked.of(req);
    const id = asked.known("customer", payments.customer).id;
    const seconds = asked.number("seconds") ?? (asked.number("days") ?? 0) * day;
    const to = asked.number("to");
    payments.moveClock(id, to === undefined ? seconds : { to });
    return json({ now: payments.now(id) });
  });
}

/** Adds calls that hold or send webhook events. */
function addDeliveries(api: Hono, payments: Payments, deliveries: Deliveries): void {
  api.post("/webhooks", async ({ req, json }) => {
    const mode = (await Asked.of(req)).oneOf("mode", ["deliver", "hold"]);
    deliveries.setMode(mode);
    return json({ mode });
  });

  api.post("/deliver", async ({ req, json }) => {
    const ids = (await Asked.of(req)).texts("ids");
    for (const id of ids) if (!payments.event(id)) throw noSuch("event", id, "ids");
    return json({ answers: await deliveries.send(ids) });
  });
}

/** Adds calls that pay or expire a checkout, change a card or dispute a charge. */
function addPayments(api: Hono, payments: Payments): void {
  api.post("/pay", async ({ req, json }) => {
    const asked = await Asked.of(req);
    const { id } = asked.known("session", payments.checkout);
    return json({
      outcome: confirmed(payments.payCheckout(id, cardOf(asked)), asked, (is) => payments.confirmCheckout(id, is)),
    });
  });

  api.post("/expire", async ({ req, json }) => {
    const { id } = (await Asked.of(req)).known("session", payments.checkout);
    payments.expireCheckout(id);
    return json({ status: payments.checkout(id)?.status });
  });

  api.post("/change-card", async ({ req, json }) => {
    const asked = await Asked.of(req);
    const { id } = asked.known("customer", payments.customer);
    return json({
      outcome: confirmed(payments.changeCard(id, cardOf(asked)), asked, (is) => payments.confirmCard(id, is)),
    });
  });

  api.post("/dispute", async ({ req, json }) => json(payments.dispute((await Asked.of(req)).text("charge"))));

  api.post("/dispute/close", async ({ req, json }) => {
    const asked = await Asked.of(req);
    return json(payments.closeDispute(asked.text("dispute"), asked.flag("won")));
  });
}

/** Confirms or refuses a payment at once, if the card requires confirmation and the call contains the answer. */
function confirmed<Outcome>(outcome: Outcome, asked: Asked, confirm: (isConfirmed: boolean) => Outcome): Outcome {
  const answer = asked.optionalFlag("confirmed");
  return outcome === "needs_confirmation" && answer !== undefined ? confirm(answer) : outcome;
}

/** Returns a complete card for the number in a call. */
function cardOf(asked: Asked): Card {
  return {
    number: asked.text("card").replaceAll(" ", ""),
    expMonth: 12,
    // Valid for as long as a test is likely to move a clock.
    expYear: new Date().getUTCFullYear() + 50,
    cvc: "123",
    name: "Test Person",
  };
}
