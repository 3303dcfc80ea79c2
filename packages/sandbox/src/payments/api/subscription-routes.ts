import { refuseUnknownCustomer } from "../customers.ts";
import type { Subscription } from "../objects.ts";
import { noSuch, Refusal } from "../refusal.ts";
import { rowOf, rowWith } from "../state.ts";
import { itemOf } from "../subscription-shape.ts";
import { cancelAtPeriodEnd, cancelNow, isLive, resume, updateSubscription } from "../subscriptions.ts";
import { isWithin, pageFields, pageOf } from "./list-page.ts";
import { changedMetadata } from "./metadata.ts";
import { del, get, post } from "./routes.ts";

const path = "/v1/subscriptions";

const listFields = { ...pageFields, created: "range", customer: "text", price: "text", status: "text" } as const;

const statuses = [
  "active",
  "past_due",
  "unpaid",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "trialing",
  "paused",
  "all",
  "ended",
];

const updateFields = {
  cancel_at_period_end: "boolean",
  default_payment_method: "text",
  description: "text",
  metadata: "map",
} as const;

export const subscriptionRoutes = [
  get(path, listFields, (world, { customer, price, status, created, ...page }) => {
    refuseUnknownCustomer(world, customer);
    if (status !== undefined && !statuses.includes(status)) {
      throw new Refusal(`Invalid status: must be one of ${statuses.join(", ")}`, { param: "status" });
    }
    const rows = Object.values(world.state.subscriptions).filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (price === undefined || itemOf(one).price.id === price) &&
        hasStatus(one, status) &&
        isWithin(one.created, created),
    );
    return pageOf(path, rows, page);
  }),
  get(`${path}/:id`, {}, ({ state }, _, id) => rowWith("subscription", state.subscriptions, id)),
  post(`${path}/:id`, updateFields, (world, given, id) => {
    const subscription = rowWith("subscription", world.state.subscriptions, id);
    const { cancel_at_period_end: endsWithPeriod, default_payment_method: method, description, metadata } = given;
    if (method !== undefined && rowOf(world.state.paymentMethods, method)?.customer !== subscription.customer) {
      throw noSuch("PaymentMethod", method, "default_payment_method");
    }
    if (endsWithPeriod === true) cancelAtPeriodEnd(world, subscription);
    if (endsWithPeriod === false) resume(world, subscription);
    updateSubscription(world, subscription, {
      ...(method !== undefined && { default_payment_method: method }),
      ...(description !== undefined && { description: description || null }),
      metadata: changedMetadata(subscription.metadata, metadata),
    });
    return subscription;
  }),
  del(`${path}/:id`, { invoice_now: "boolean", prorate: "boolean" }, (world, _, id) => {
    const subscription = rowWith("subscription", world.state.subscriptions, id);
    if (!isLive(subscription)) throw noSuch("subscription", id);
    cancelNow(world, subscription, "cancellation_requested");
    return subscription;
  }),
];

/**
 * Returns whether a subscription has the wanted status. By default all except cancelled ones match. `all` and `ended`
 * each include several statuses.
 */
function hasStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== "canceled";
  if (wanted === "all") return true;
  if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
  if (!statuses.includes(wanted)) {
    throw new Refusal(`Invalid status: must be one of ${[...statuses, "all", "ended"].join(", ")}`, {
      param: "status",
    });
  }
  return status === wanted;
}
