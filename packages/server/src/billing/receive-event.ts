import type { Stripe } from "stripe";
import { AppError } from "../app-error.ts";
import type { EnqueueEvent } from "./billing-jobs.ts";
import { type BillingDeps, requireProvider } from "./deps.ts";
import { insertEvent } from "./event-store.ts";
import { idOf } from "./to-truth.ts";

/** A signature that is older is refused: whoever recorded an event cannot send it again for ever. */
const toleranceSeconds = 300;

type Named = Parameters<typeof idOf>[0];

type Deps = Pick<BillingDeps, "db" | "now" | "provider"> & { readonly enqueue: EnqueueEvent };

/**
 * Takes an event of the provider in: checks who signed it, notes that it came, and leaves the work to a job. The provider
 * is not asked here, because it waits for the answer.
 * @throws AppError `invalid_signature`
 */
export async function receiveEvent(
  { db, now, enqueue, ...deps }: Deps,
  { payload, signature }: { readonly payload: string; readonly signature: string },
): Promise<void> {
  const event = verify(requireProvider(deps), payload, signature);
  const { customerId, isAboutSomebody } = whoItIsAbout(event);
  const receivedAt = now();
  const processedAt = isAboutSomebody ? null : receivedAt;
  const isNew = await insertEvent(db, { id: event.id, type: event.type, customerId, receivedAt, processedAt });
  if (isNew && isAboutSomebody) await enqueue({ eventId: event.id, customerId });
}

function verify(
  { stripe, settings }: ReturnType<typeof requireProvider>,
  payload: string,
  signature: string,
): Stripe.Event {
  for (const secret of settings.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(payload, signature, secret, toleranceSeconds);
    } catch {
      // The error holds the body, which must not reach the log. The other secret may be the right one.
    }
  }
  throw new AppError("invalid_signature");
}

/** The customer that an event names. Of some, such as disputes, only the charge is known yet. */
function whoItIsAbout(event: Stripe.Event): { customerId: string | null; isAboutSomebody: boolean } {
  const object = event.data.object as { object?: string; id?: string; customer?: Named; charge?: Named };
  const customerId = object.object === "customer" ? (object.id ?? null) : idOf(object.customer);
  return { customerId, isAboutSomebody: customerId !== null || idOf(object.charge) !== null };
}
