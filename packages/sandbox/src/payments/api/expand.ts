import { catalogue } from "../catalogue.ts";
import { lineItemOf } from "../checkout.ts";
import { customerOfClock, testClock } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import { listOf, type World } from "../world.ts";
import { deletedCustomer } from "./customer-routes.ts";

const maxLevels = 4;

type Json = { [key: string]: unknown };

/** Replaces ids in a response by the objects that they identify, at the requested paths. */
export function expand(world: World, answer: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > maxLevels) {
      throw new Refusal(`You cannot expand more than ${maxLevels} levels of a property. Property: ${path}`, {
        param: "expand",
      });
    }
    expandPath(world, copy, steps, path);
  }
  return copy;
}

function expandPath(world: World, value: unknown, [step, ...rest]: readonly string[], path: string): void {
  if (step === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) expandPath(world, one, [step, ...rest], path);
    return;
  }
  if (typeof value !== "object") throw notExpandable(path);
  const holder = value as Json;
  const inner = Object.hasOwn(holder, step) ? holder[step] : included(world, holder, step);
  if (inner === undefined) throw notExpandable(path);
  holder[step] = typeof inner === "string" ? found(world, holder, step, inner, path) : inner;
  expandPath(world, holder[step], rest, path);
}

/** Returns a list that belongs to an object but is only included on request. */
function included(world: World, holder: Json, name: string): unknown {
  const id = String(holder.id);
  const rows = <Row>(table: Record<string, Row>, isOf: (row: Row) => boolean) => Object.values(table).filter(isOf);
  const { state } = world;
  switch (`${holder.object}.${name}`) {
    case "checkout.session.line_items": {
      const item = lineItemOf(world, id);
      return listOf(`/v1/checkout/sessions/${id}/line_items`, item ? [structuredClone(item)] : []);
    }
    case "customer.subscriptions": {
      const subscriptions = rows(state.subscriptions, (one) => one.customer === id && one.status !== "canceled");
      return listOf(`/v1/customers/${id}/subscriptions`, structuredClone(subscriptions));
    }
    case "invoice.payments": {
      const payments = rows(state.invoicePayments, (one) => one.invoice === id);
      return listOf(`/v1/invoices/${id}/payments`, structuredClone(payments));
    }
    case "charge.refunds":
      return listOf(`/v1/charges/${id}/refunds`, structuredClone(rows(state.refunds, (one) => one.charge === id)));
    default:
      return undefined;
  }
}

/** Fields with an id that cannot be replaced by its object. */
const plainIds = new Set([
  "billing_portal.session.customer",
  "charge.payment_method",
  "line_item.invoice",
  "subscription_item.subscription",
]);

function found(world: World, holder: Json, name: string, id: string, path: string): unknown {
  const table = plainIds.has(`${holder.object}.${name}`) ? undefined : tables[name];
  const row = table?.(world, id);
  if (row === undefined) throw notExpandable(path);
  return structuredClone(row);
}

const tables: Readonly<Record<string, (world: World, id: string) => object | undefined>> = {
  charge: ({ state }, id) => state.charges[id],
  customer: ({ state }, id) => state.customers[id] ?? deletedCustomer(id),
  default_payment_method: ({ state }, id) => state.paymentMethods[id],
  default_price: (_, id) => catalogue.prices[id],
  invoice: ({ state }, id) => state.invoices[id],
  latest_charge: ({ state }, id) => state.charges[id],
  latest_invoice: ({ state }, id) => state.invoices[id],
  payment_intent: ({ state }, id) => state.paymentIntents[id],
  payment_method: ({ state }, id) => state.paymentMethods[id],
  price: (_, id) => catalogue.prices[id],
  product: (_, id) => catalogue.products[id],
  subscription: ({ state }, id) => state.subscriptions[id],
  test_clock: (world, id) => {
    const customerId = customerOfClock(world, id);
    return customerId === undefined ? undefined : testClock(world, customerId);
  },
};

const notExpandable = (path: string) => new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
