import { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { type BillingDeps, requireProvider } from "../provider/deps.ts";
import { idOf } from "../sync/to-provider-state.ts";
import type { EnqueueEvent } from "./enqueue-event.ts";
import { insertEvent } from "./store.ts";

/** A signature that is older is refused: whoever recorded an event cannot send it again for ever. */
const toleranceSeconds = 300;

const id = z.string().regex(/^[\w.-]{1,255}$/);
const named = z
  .union([id, z.object({ id })])
  .nullish()
  .catch(null);

/** As much of an event as is used. What it is about may have any shape: kinds of events are added, and we know some. */
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
 * Takes an event of the provider in: checks who signed it, notes that it came, and leaves the work to a job. The provider
 * is not asked here, because it waits for the answer.
 * @throws AppError `invalid_signature`, and `invalid_input` for what is signed and is no event
 */
export async function receiveEvent(
  { db, now, enqueue, ...deps }: Deps,
  { payload, signature }: { readonly payload: string; readonly signature: string },
): Promise<void> {
  const receivedAt = now();
  const event = verify(requireProvider(deps), { payload, signature, receivedAt });
  const { customerId, isAboutSomebody } = whoItIsAbout(event);
  const processedAt = isAboutSomebody ? null : receivedAt;
  const isNew = await insertEvent(db, { id: event.id, type: event.type, customerId, receivedAt, processedAt });
  if (isNew && isAboutSomebody) await enqueue({ eventId: event.id, customerId });
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
      // The error holds the body, which must not reach the log. The other secret may be the right one.
      continue;
    }
    const parsed = signedEvent.safeParse(event);
    if (!parsed.success) throw new AppError("invalid_input", "This isn't a valid event.");
    return parsed.data;
  }
  throw new AppError("invalid_signature");
}

/** The customer that an event names. Of some, such as disputes, only the charge is known yet. */
function whoItIsAbout({ data }: SignedEvent): { customerId: string | null; isAboutSomebody: boolean } {
  const object = data?.object;
  const customerId = object?.object === "customer" ? (object.id ?? null) : idOf(object?.customer);
  return { customerId, isAboutSomebody: customerId !== null || idOf(object?.charge) !== null };
}
