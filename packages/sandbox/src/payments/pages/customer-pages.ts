import type { Hono } from "hono";
import { addresses } from "../addresses.ts";
import { invoicePdf } from "../invoice-pdf.ts";
import type { Payments } from "../payments.ts";
import { money } from "../wording.ts";
import { addCardSteps } from "./card-steps.ts";
import { afterCheckout, checkoutPage } from "./checkout-page.ts";
import { invoicePage, payInvoicePage } from "./invoice-page.ts";
import { pageAddresses } from "./page-addresses.ts";
import { cancelPage, changeCardPage, isLive, type PortalShown, portalPage } from "./portal-page.ts";
import { idOf, readForm, respond } from "./respond.ts";

/** Adds the routes of pages that customers see: checkout, invoices and billing portal. */
export function addCustomerPages(app: Hono, payments: Payments): void {
  addCheckout(app, payments);
  addInvoices(app, payments);
  addPortal(app, payments);
}

function addCheckout(app: Hono, payments: Payments): void {
  addCardSteps(app, {
    path: addresses.checkout(":id"),
    find(id) {
      const session = payments.checkout(id);
      const customer = session && payments.customer(session.customer);
      const item = payments.lineItem(id);
      return customer && item && { session, customer, item, now: payments.now(customer.id) };
    },
    show: checkoutPage,
    use: ({ session }, card) => payments.payCheckout(session.id, card),
    confirm: ({ session }, isConfirmed) => payments.confirmCheckout(session.id, isConfirmed),
    whatIsAsked: ({ session }) => `a payment of ${money(session.amount_total, session.currency)}`,
    holder: ({ customer, now }) => ({ name: customer.name ?? testName, now }),
    next: ({ session }) => afterCheckout(session) ?? addresses.checkout(session.id),
  });
}

function addInvoices(app: Hono, payments: Payments): void {
  app.get(addresses.invoice(":id"), (context) => {
    const invoice = payments.invoice(idOf(context));
    if (!invoice) return respond.notFound(context);
    return respond.page(context, invoicePage(invoice, context.req.query("done") === "paid"));
  });
  app.get(addresses.invoicePdf(":id"), async (context) => {
    const invoice = payments.invoice(idOf(context));
    if (!invoice) return respond.notFound(context);
    return context.body(await invoicePdf(invoice), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="invoice-${invoice.number ?? invoice.id}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
  });
  addCardSteps(app, {
    path: pageAddresses.payInvoice(":id"),
    find(id) {
      const invoice = payments.invoice(id);
      return invoice?.status === "open" && payments.customer(invoice.customer) ? invoice : undefined;
    },
    show: payInvoicePage,
    use: ({ customer }, card) => payments.changeCard(customer, card),
    confirm: ({ customer }, isConfirmed) => payments.confirmCard(customer, isConfirmed),
    whatIsAsked: ({ amount_remaining, currency }) => `a payment of ${money(amount_remaining, currency)}`,
    holder: ({ customer, customer_name }) => ({ name: customer_name ?? testName, now: payments.now(customer) }),
    next: ({ id }) => `${addresses.invoice(id)}?done=paid`,
  });
}

function addPortal(app: Hono, payments: Payments): void {
  function find(id: string): PortalShown | undefined {
    const portal = payments.portal(id);
    const customer = portal && payments.customer(portal.customer);
    if (!customer) return undefined;
    return {
      portal,
      customer,
      card: payments.card(customer.id),
      subscriptions: payments.subscriptions(customer.id).toReversed(),
      invoices: payments.invoices(customer.id).toReversed(),
      now: payments.now(customer.id),
    };
  }
  const findLive = (shown: PortalShown | undefined, subscriptionId: string | null | undefined) =>
    shown?.subscriptions.find(({ id, status }) => id === subscriptionId && isLive(status));

  app.get(addresses.portal(":id"), (context) => {
    const shown = find(idOf(context));
    return shown ? respond.page(context, portalPage(shown, context.req.query("done"))) : respond.notFound(context);
  });
  app.get(pageAddresses.portalCancel(":id"), (context) => {
    const shown = find(idOf(context));
    const subscription = findLive(shown, context.req.query("subscription"));
    return shown && subscription ? respond.page(context, cancelPage(shown, subscription)) : respond.notFound(context);
  });
  const changes = [
    { path: pageAddresses.portalCancel(":id"), change: payments.cancelAtPeriodEnd, done: "canceled" },
    { path: pageAddresses.portalResume(":id"), change: payments.resume, done: "resumed" },
  ];
  for (const { path, change, done } of changes) {
    app.post(path, async (context) => {
      const id = idOf(context);
      const subscription = findLive(find(id), (await readForm(context)).get("subscription"));
      if (!subscription) return respond.notFound(context);
      change(subscription.id);
      return context.redirect(`${addresses.portal(id)}?done=${done}`, 303);
    });
  }
  addCardSteps(app, {
    path: pageAddresses.portalCard(":id"),
    find,
    show: changeCardPage,
    use: ({ customer }, card) => payments.changeCard(customer.id, card),
    confirm: ({ customer }, isConfirmed) => payments.confirmCard(customer.id, isConfirmed),
    whatIsAsked: () => "your new card",
    holder: ({ customer, now }) => ({ name: customer.name ?? testName, now }),
    next: ({ portal }) => `${addresses.portal(portal.id)}?done=card`,
  });
}

/** The name on a test card if the customer's name is unknown. */
const testName = "Test Person";
