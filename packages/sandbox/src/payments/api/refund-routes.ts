import type { Charge } from "../objects.ts";
import { createRefund } from "../refunds.ts";
import { Refusal } from "../refusal.ts";
import { rowWith } from "../state.ts";
import type { World } from "../world.ts";
import { fits, isWithin, pageFields, pageOf } from "./list-page.ts";
import { changedMetadata } from "./metadata.ts";
import { get, post } from "./routes.ts";

const ofCharge = { ...pageFields, created: "range", charge: "text", payment_intent: "text" } as const;

const createFields = {
  amount: "integer",
  charge: "text",
  metadata: "map",
  payment_intent: "text",
  reason: "text",
} as const;

const reasons = ["duplicate", "fraudulent", "requested_by_customer"];

export const refundRoutes = [
  post("/v1/refunds", createFields, (world, { amount, charge, payment_intent: intent, reason, metadata }) => {
    if (reason !== undefined && !reasons.includes(reason)) {
      throw new Refusal(`Invalid reason: must be one of ${reasons.join(", ")}`, { param: "reason" });
    }
    return createRefund(world, chargeToRefund(world, charge, intent), {
      amount,
      reason,
      metadata: changedMetadata({}, metadata),
    });
  }),
  get("/v1/refunds", ofCharge, ({ state }, { charge, payment_intent, created, ...page }) => {
    const rows = Object.values(state.refunds).filter(
      (one) => fits(one, { charge, payment_intent }) && isWithin(one.created, created),
    );
    return pageOf("/v1/refunds", rows, page);
  }),
  get("/v1/refunds/:id", {}, ({ state }, _, id) => rowWith("refund", state.refunds, id)),

  get("/v1/disputes", ofCharge, ({ state }, { charge, payment_intent, created, ...page }) => {
    const rows = Object.values(state.disputes).filter(
      (one) => fits(one, { charge, payment_intent }) && isWithin(one.created, created),
    );
    return pageOf("/v1/disputes", rows, page);
  }),
  get("/v1/disputes/:id", {}, ({ state }, _, id) => rowWith("dispute", state.disputes, id)),
];

function chargeToRefund({ state }: World, charge: string | undefined, intentId: string | undefined): Charge {
  if (charge !== undefined) return rowWith("charge", state.charges, charge, "charge");
  if (intentId === undefined) {
    const message = "One of the following params should be provided for this request: payment_intent or charge.";
    throw new Refusal(message, { code: "parameter_missing" });
  }
  const intent = rowWith("payment_intent", state.paymentIntents, intentId, "payment_intent");
  const latest = state.charges[intent.latest_charge ?? ""];
  if (latest) return latest;
  throw new Refusal(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: "payment_intent",
  });
}
