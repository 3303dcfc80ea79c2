import { cardOf } from "../customer-card.ts";
import { customerWithId, refuseUnknownCustomer } from "../customers.ts";
import { paymentOf, subscriptionIdOf, voidInvoice } from "../invoices.ts";
import type { Invoice } from "../objects.ts";
import { payInvoice } from "../pay-invoice.ts";
import { noSuch, Refusal } from "../refusal.ts";
import { rowOf, rowWith } from "../state.ts";
import type { World } from "../world.ts";
import { fits, isWithin, pageFields, pageOf } from "./list-page.ts";
import { get, post } from "./routes.ts";

const path = "/v1/invoices";

const listFields = { ...pageFields, created: "range", customer: "text", status: "text", subscription: "text" } as const;

export const invoiceRoutes = [
  get(path, listFields, (world, { customer, status, subscription, created, ...page }) => {
    refuseUnknownCustomer(world, customer);
    const rows = Object.values(world.state.invoices).filter(
      (one) =>
        fits(one, { customer }) &&
        (status === undefined || one.status === status) &&
        (subscription === undefined || subscriptionIdOf(one) === subscription) &&
        isWithin(one.created, created),
    );
    return pageOf(path, rows, page);
  }),
  get(`${path}/:id`, {}, ({ state }, _, id) => rowWith("invoice", state.invoices, id)),
  get(`${path}/:id/lines`, pageFields, ({ state }, page, id) =>
    pageOf(`${path}/${id}/lines`, rowWith("invoice", state.invoices, id).lines.data, page),
  ),
  post(`${path}/:id/pay`, { payment_method: "text" }, (world, { payment_method: method }, id) => {
    const invoice = rowWith("invoice", world.state.invoices, id);
    payOrRefuse(world, invoice, method);
    return invoice;
  }),
  post(`${path}/:id/void`, {}, (world, _, id) => {
    const invoice = rowWith("invoice", world.state.invoices, id);
    if (invoice.status !== "open") {
      throw new Refusal("You can only pass in open invoices. This invoice isn't open.", { param: "invoice" });
    }
    voidInvoice(world, invoice);
    return invoice;
  }),
  get(
    "/v1/invoice_payments",
    { ...pageFields, invoice: "text", status: "text", payment: { type: "text", payment_intent: "text" } },
    ({ state }, { invoice, status, payment, ...page }) => {
      const rows = Object.values(state.invoicePayments).filter(
        (one) =>
          fits(one, { invoice }) &&
          (status === undefined || one.status === status) &&
          (payment?.payment_intent === undefined || one.payment.payment_intent === payment.payment_intent),
      );
      return pageOf("/v1/invoice_payments", rows, page);
    },
  ),
];

function payOrRefuse(world: World, invoice: Invoice, methodId: string | undefined): void {
  if (invoice.status === "paid") throw new Refusal("Invoice is already paid");
  if (invoice.status !== "open") throw new Refusal("This invoice can no longer be paid");
  const { state } = world;
  customerWithId(world, invoice.customer, "customer");
  const usual = cardOf(world, invoice.customer, state.subscriptions[subscriptionIdOf(invoice)]);
  const method = methodId === undefined ? usual : rowOf(state.paymentMethods, methodId);
  if (methodId !== undefined && method?.customer !== invoice.customer) {
    throw noSuch("PaymentMethod", methodId, "payment_method");
  }
  if (!method) {
    const message =
      "There is no `default_payment_method` set on this Customer or Invoice. Please set one or pass a `payment_method`.";
    throw new Refusal(message, { code: "invoice_payment_intent_requires_action" });
  }
  const outcome = payInvoice(world, invoice, method);
  if (outcome === "paid") return;
  const { last_payment_error: error } = paymentOf(world, invoice).intent;
  if (outcome === "needs_confirmation" || !error) {
    const code = "invoice_payment_intent_requires_action";
    const message = "This payment requires additional user action before it can be completed successfully.";
    throw new Refusal(message, { status: 402, type: "card_error", code });
  }
  const { code, decline_code: declineCode, message = "Your card was declined.", charge } = error;
  throw new Refusal(message, {
    status: 402,
    type: "card_error",
    ...(code && { code }),
    ...(declineCode && { declineCode }),
    ...(charge && { charge }),
  });
}
