import { createCheckout, expireCheckout, lineItemOf } from "../checkout.ts";
import { customerWithId } from "../customers.ts";
import { Refusal } from "../refusal.ts";
import { rowWith } from "../state.ts";
import { fits, isWithin, pageFields, pageOf } from "./list-page.ts";
import { changedMetadata } from "./metadata.ts";
import { need } from "./read-params.ts";
import { get, post } from "./routes.ts";

const path = "/v1/checkout/sessions";
const kind = "checkout.session";

const createFields = {
  allowed_payment_method_types: "texts",
  cancel_url: "text",
  client_reference_id: "text",
  customer: "text",
  expires_at: "integer",
  line_items: [{ price: "text", quantity: "integer" }],
  locale: "text",
  metadata: "map",
  mode: "text",
  subscription_data: { description: "text", metadata: "map" },
  success_url: "text",
} as const;

const listFields = { ...pageFields, created: "range", customer: "text", status: "text", subscription: "text" } as const;

export const checkoutRoutes = [
  post(path, createFields, (world, given) => {
    if (need(given, "mode") !== "subscription") {
      throw new Refusal("Invalid mode: must be subscription, the only one that the sandbox knows.", { param: "mode" });
    }
    const items = need(given, "line_items");
    const [item] = items;
    if (!item || items.length > 1) {
      throw new Refusal("The sandbox sells one line item at a time.", { param: "line_items" });
    }
    const { allowed_payment_method_types: allowed } = given;
    if (allowed?.some((one) => one !== "card")) {
      throw new Refusal("The sandbox takes cards only.", { param: "allowed_payment_method_types" });
    }
    const { quantity = 1 } = item;
    if (quantity < 1) throw new Refusal("This value must be greater than or equal to 1.", { param: "line_items[0]" });
    return createCheckout(world, {
      allowedTypes: allowed,
      customer: customerWithId(world, need(given, "customer"), "customer"),
      price: need(item, "price", "line_items[0][price]"),
      quantity,
      successUrl: webAddress(need(given, "success_url"), "success_url"),
      cancelUrl: given.cancel_url === undefined ? undefined : webAddress(given.cancel_url, "cancel_url"),
      clientReferenceId: given.client_reference_id,
      expiresAt: given.expires_at,
      locale: given.locale,
      metadata: changedMetadata({}, given.metadata),
      subscription: {
        description: given.subscription_data?.description ?? null,
        metadata: changedMetadata({}, given.subscription_data?.metadata),
      },
    });
  }),
  get(path, listFields, ({ state }, { customer, status, subscription, created, ...page }) => {
    const rows = Object.values(state.sessions).filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (status === undefined || one.status === status) &&
        fits(one, { subscription }) &&
        isWithin(one.created, created),
    );
    return pageOf(path, rows, page);
  }),
  get(`${path}/:id`, {}, ({ state }, _, id) => rowWith(kind, state.sessions, id)),
  post(`${path}/:id/expire`, {}, (world, _, id) => {
    const session = rowWith(kind, world.state.sessions, id);
    expireCheckout(world, session);
    return session;
  }),
  get(`${path}/:id/line_items`, pageFields, (world, page, id) => {
    rowWith(kind, world.state.sessions, id);
    return pageOf(`${path}/${id}/line_items`, [lineItemOf(world, id)!], page);
  }),
];

function webAddress(text: string, param: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return text;
  throw new Refusal("Not a valid URL", { code: "url_invalid", param });
}
