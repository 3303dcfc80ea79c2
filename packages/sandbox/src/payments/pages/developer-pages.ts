import type { Context, Hono } from "hono";
import type { PaymentEvent } from "../objects.ts";
import type { Payments } from "../payments.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import { customerPage } from "./customer-page.ts";
import { eventPage } from "./event-page.ts";
import type { EventShown } from "./event-table.ts";
import { nextStep } from "./next-step.ts";
import { overviewPage } from "./overview-page.ts";
import { pageAddresses } from "./page-addresses.ts";
import { idOf, readForm, respond } from "./respond.ts";

interface Deps {
  readonly payments: Payments;
  readonly deliveries: Deliveries;
  readonly webhookUrl: string | undefined;
}

/** The number of events on one page. */
const eventsShown = 50;
const day = 24 * 60 * 60;

/** Adds the routes of pages for developers, which show all API objects and what can be done with them. */
export function addDeveloperPages(app: Hono, deps: Deps): void {
  addObjectPages(app, deps);
  addCustomerActions(app, deps.payments);
  addEventActions(app, deps);
}

/** Adds the routes of the overview and of the pages about a customer and an event. */
function addObjectPages(app: Hono, { payments, deliveries, webhookUrl }: Deps): void {
  const eventShown = (event: PaymentEvent): EventShown => ({
    event,
    delivery: deliveries.of(event.id),
    isHeld: deliveries.mode === "hold" || !webhookUrl,
  });
  const newest = (events: readonly PaymentEvent[]) => events.slice(-eventsShown).toReversed().map(eventShown);

  app.get(pageAddresses.overview, (context) => {
    const customers = payments.customers().toReversed();
    const events = payments.events();
    const html = overviewPage({
      customers: customers.map((customer) => ({
        customer,
        now: payments.now(customer.id),
        subscriptions: payments.subscriptions(customer.id).toReversed(),
      })),
      events: newest(events),
      mode: deliveries.mode,
      webhookUrl,
      waiting: events.filter(({ id }) => deliveries.of(id).state === "waiting").length,
    });
    return respond.page(context, html);
  });

  app.get(pageAddresses.customer(":id"), (context) => {
    const id = idOf(context);
    const customer = payments.customer(id);
    if (!customer) return respond.notFound(context);
    const html = customerPage({
      customer,
      now: payments.now(id),
      subscriptions: payments.subscriptions(id).toReversed(),
      invoices: payments.invoices(id).toReversed(),
      charges: payments.charges(id).toReversed(),
      disputes: payments.disputes(id),
      events: newest(payments.events(id)),
    });
    return respond.page(context, html);
  });

  app.get(pageAddresses.event(":id"), (context) => {
    const event = payments.event(idOf(context));
    return event ? respond.page(context, eventPage(eventShown(event))) : respond.notFound(context);
  });
}

/** Adds the routes of forms that move a customer's clock, refund a charge, and open or close a dispute. */
function addCustomerActions(app: Hono, payments: Payments): void {
  app.post(`${pageAddresses.customer(":id")}/clock`, async (context) => {
    const id = idOf(context);
    if (!payments.customer(id)) return respond.notFound(context);
    const by = (await readForm(context)).get("by");
    const next = nextStep(payments.subscriptions(id), payments.invoices(id), payments.now(id));
    if (by === "day") payments.moveClock(id, day);
    if (by === "week") payments.moveClock(id, 7 * day);
    if (by === "next" && next) payments.moveClock(id, { to: next.at });
    return context.redirect(pageAddresses.customer(id), 303);
  });

  const backToPayer = (context: Context, chargeId: string) => {
    const payer = payments.customers().find(({ id }) => payments.charges(id).some((charge) => charge.id === chargeId));
    return context.redirect(payer ? pageAddresses.customer(payer.id) : pageAddresses.overview, 303);
  };

  app.post("/payments/charges/:id/refund", (context) => {
    const id = idOf(context);
    payments.refund(id);
    return backToPayer(context, id);
  });
  app.post("/payments/charges/:id/dispute", (context) => {
    const id = idOf(context);
    payments.dispute(id);
    return backToPayer(context, id);
  });
  app.post("/payments/disputes/:id/close", async (context) => {
    const isWon = (await readForm(context)).get("outcome") === "won";
    return backToPayer(context, payments.closeDispute(idOf(context), isWon).charge);
  });
}

/** Adds the routes of forms that deliver an event, and that hold or release deliveries. */
function addEventActions(app: Hono, { payments, deliveries }: Deps): void {
  app.post(`${pageAddresses.event(":id")}/deliver`, async (context) => {
    const id = idOf(context);
    if (!payments.event(id)) return respond.notFound(context);
    await deliveries.send([id]);
    const from = (await readForm(context)).get("from") ?? "";
    return context.redirect(/^\/payments(\/|$)/.test(from) ? from : pageAddresses.overview, 303);
  });
  app.post("/payments/webhooks", async (context) => {
    const isHeld = (await readForm(context)).get("mode") === "hold";
    deliveries.setMode(isHeld ? "hold" : "deliver");
    return context.redirect(pageAddresses.overview, 303);
  });
}
