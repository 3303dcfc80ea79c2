import { createCustomer, customerWithId, deleteCustomer, updateCustomer } from "../customers.ts";
import { noSuch } from "../refusal.ts";
import { rowOf } from "../state.ts";
import { fits, isWithin, pageFields, pageOf } from "./list-page.ts";
import { changedMetadata } from "./metadata.ts";
import { del, get, post } from "./routes.ts";

const fields = { email: "text", name: "text", description: "text", phone: "text", metadata: "map" } as const;

/** Returns the object that represents a deleted customer in the API. */
export const deletedCustomer = (id: string) => ({ id, object: "customer", deleted: true });

export const customerRoutes = [
  post("/v1/customers", fields, (world, { metadata, ...given }) =>
    createCustomer(world, { ...given, metadata: changedMetadata({}, metadata) }),
  ),
  get("/v1/customers", { ...pageFields, email: "text", created: "range" }, ({ state }, { email, created, ...page }) => {
    const rows = Object.values(state.customers).filter((one) => fits(one, { email }) && isWithin(one.created, created));
    return pageOf("/v1/customers", rows, page);
  }),
  get("/v1/customers/:id", {}, (world, _, id) => {
    if (rowOf(world.state.deletedCustomers, id)) return deletedCustomer(id);
    return customerWithId(world, id);
  }),
  post(
    "/v1/customers/:id",
    { ...fields, invoice_settings: { default_payment_method: "text" } },
    (world, { metadata, invoice_settings: settings, ...given }, id) => {
      const customer = customerWithId(world, id);
      const patch = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || null]));
      const method = settings?.default_payment_method;
      if (method && rowOf(world.state.paymentMethods, method)?.customer !== id) {
        throw noSuch("PaymentMethod", method, "invoice_settings[default_payment_method]");
      }
      updateCustomer(world, customer, {
        ...patch,
        metadata: changedMetadata(customer.metadata, metadata),
        ...(method !== undefined && {
          invoice_settings: { ...customer.invoice_settings, default_payment_method: method || null },
        }),
      });
      return customer;
    },
  ),
  del("/v1/customers/:id", {}, (world, _, id) => {
    deleteCustomer(world, customerWithId(world, id));
    return deletedCustomer(id);
  }),
];
