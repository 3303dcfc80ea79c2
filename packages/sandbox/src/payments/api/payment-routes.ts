import { refuseUnknownCustomer } from "../customers.ts";
import { detach } from "../payment-methods.ts";
import { Refusal } from "../refusal.ts";
import { rowWith } from "../state.ts";
import { fits, isWithin, pageFields, pageOf } from "./list-page.ts";
import { get, post } from "./routes.ts";

const ofCustomer = { ...pageFields, created: "range", customer: "text" } as const;

export const paymentRoutes = [
  get("/v1/payment_intents", ofCustomer, (world, { customer, created, ...page }) => {
    refuseUnknownCustomer(world, customer);
    const rows = Object.values(world.state.paymentIntents).filter(
      (one) => fits(one, { customer }) && isWithin(one.created, created),
    );
    return pageOf("/v1/payment_intents", rows, page);
  }),
  get("/v1/payment_intents/:id", {}, ({ state }, _, id) => rowWith("payment_intent", state.paymentIntents, id)),

  get("/v1/charges", { ...ofCustomer, payment_intent: "text" }, (world, given) => {
    const { customer, payment_intent, created, ...page } = given;
    refuseUnknownCustomer(world, customer);
    const rows = Object.values(world.state.charges).filter(
      (one) => fits(one, { customer, payment_intent }) && isWithin(one.created, created),
    );
    return pageOf("/v1/charges", rows, page);
  }),
  get("/v1/charges/:id", {}, ({ state }, _, id) => rowWith("charge", state.charges, id)),

  get(
    "/v1/payment_methods",
    { ...pageFields, customer: "text", type: "text" },
    (world, { customer, type, ...page }) => {
      refuseUnknownCustomer(world, customer);
      // Every attached method has a customer: without one the list is empty.
      const rows = Object.values(world.state.paymentMethods).filter(
        (one) => customer !== undefined && one.customer === customer && fits(one, { type }),
      );
      return pageOf("/v1/payment_methods", rows, page);
    },
  ),
  get("/v1/payment_methods/:id", {}, ({ state }, _, id) => rowWith("PaymentMethod", state.paymentMethods, id)),
  post("/v1/payment_methods/:id/detach", {}, (world, _, id) => {
    const method = rowWith("PaymentMethod", world.state.paymentMethods, id);
    if (method.customer === null) {
      const message = "The payment method you provided is not attached to a customer so detachment is impossible.";
      throw new Refusal(message, { param: "payment_method" });
    }
    detach(world, method);
    return method;
  }),
  get("/v1/customers/:id/payment_methods", { ...pageFields, type: "text" }, (world, { type, ...page }, id) => {
    refuseUnknownCustomer(world, id);
    const rows = Object.values(world.state.paymentMethods).filter((one) => fits(one, { customer: id, type }));
    return pageOf(`/v1/customers/${id}/payment_methods`, rows, page);
  }),
];
