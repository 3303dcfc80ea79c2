import { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { type BillingDeps, requireProvider } from "../provider/deps.ts";
import { idOf } from "../sync/to-provider-state.ts";
import type { EnqueueEvent } from "./enqueue-event.ts";
import { insertEvent } from "./store.ts";

/** The maximum age of a webhook signature. A recorded event that someone sends again later is therefore refused. */
const toleranceSeconds = 300;

const id = z.string().regex(/^[\w.-]{1,255}$/);
const named = z
  .union([id, z.object({ id })])
  .nullish()
  .catch(null);

/** Parses the fields of a webhook event that are used. Accepts events of unknown types, whatever data they contain. */
const signedEvent = z.object({
  id,
  type: id,
  data: z
    .object({ object: z.object({ object: z.unknown(), id: id.optional(), customer: named, charge: named }) })
    .optional()
    .catch(undefined),
});
type SignedEvent = z.output<typeof signedEvent>;

type Deps = Pick<BillingDeps, "db" | "now" | "provider"> & { readonly enqueue: EnqueueEvent };

/**
 * Verifies the signature of a webhook event, stores the event and queues a job that processes it. Does not call the
 * payment provider, which is waiting for the response.
 * @throws AppError `invalid_signature`, and `invalid_input` for a signed payload that is not an event
 */
export async function receiveEvent(
  { db, now, enqueue, ...deps }: Deps,
  { payload, signature }: { readonly payload: string; readonly signature: string },
): Promise<void> {
  const receivedAt = now();
  const event = verify(requireProvider(deps), { payload, signature, receivedAt });
  const { customerId, namesCustomerOrCharge } = findSubject(event);
  const processedAt = namesCustomerOrCharge ? null : receivedAt;
  const isNew = await insertEvent(db, { id: event.id, type: event.type, customerId, receivedAt, processedAt });
  if (isNew && namesCustomerOrCharge) await enqueue({ eventId: event.id, customerId });
}

function verify(
  { stripe, settings }: ReturnType<typeof requireProvider>,
  { payload, signature, receivedAt }: { payload: string; signature: string; receivedAt: Date },
): SignedEvent {
  for (const secret of settings.webhookSecrets) {
    let event: unknown;
    try {
      event = stripe.webhooks.constructEvent(
        payload,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        receivedAt.getTime(),
      );
    } catch {
      // Ignore the error: it contains the request body, which must not be logged. The next secret may match.
      continue;
    }
    const parsed = signedEvent.safeParse(event);
    if (!parsed.success) throw new AppError("invalid_input", "This isn't a valid event.");
    return parsed.data;
  }
  throw new AppError("invalid_signature");
}

/**
 * Returns the customer that a webhook event names. The customer is null for events that name only a charge, such as
 * disputes.
 */
function findSubject({ data }: SignedEvent): { customerId: string | null; namesCustomerOrCharge: boolean } {
  const object = data?.object;
  const customerId = object?.object === "customer" ? (object.id ?? null) : idOf(object?.customer);
  return { customerId, namesCustomerOrCharge: customerId !== null || idOf(object?.charge) !== null };
}
