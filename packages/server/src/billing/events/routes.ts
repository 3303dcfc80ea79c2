import { type BillingEvent, listBillingEvents, replayBillingEvent } from "@rewright/contract/admin/payments";
import type { billingEvents } from "#src/db/schema.ts";
import { pageAnswer } from "#src/http/page-answer.ts";
import { type ApiRoute, route, sessionOf } from "#src/http/route.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { findEvents } from "./list-store.ts";
import { replayEvent } from "./replay-event.ts";

/** Returns the API routes with which administrators read and replay the payment provider's webhook events. */
export const eventRoutes = (deps: BillingDeps): ApiRoute[] => [
  route(listBillingEvents, async ({ input }) =>
    pageAnswer(await findEvents(deps.db, input, input), input, ({ event }) => toBillingEvent(event)),
  ),

  route(replayBillingEvent, async (call) => ({
    success: true as const,
    data: toBillingEvent(await replayEvent(deps, sessionOf(call).account, call.input.id)),
  })),
];

function toBillingEvent(event: typeof billingEvents.$inferSelect): BillingEvent {
  return {
    id: event.id,
    type: event.type,
    customer_id: event.customerId,
    received_at: event.receivedAt.toISOString(),
    processed_at: event.processedAt?.toISOString() ?? null,
    attempts: event.attempts,
  };
}
