import { type BillingDeps, callProvider, MissingAtProvider, requireProvider } from "../provider/deps.ts";
import { syncSubscription } from "../sync/sync-subscription.ts";
import { idOf } from "../sync/to-provider-state.ts";
import { countTries, findOpenEvent, findOpenEventsOf, markProcessed, setEventCustomer } from "./store.ts";

/**
 * Processes all unprocessed webhook events of a customer by reading the customer's state from the payment provider
 * once.
 */
export async function processEventsOf(deps: BillingDeps, customerId: string): Promise<void> {
  const events = await findOpenEventsOf(deps.db, customerId);
  const [first] = events;
  if (!first) return;
  const ids = events.map(({ id }) => id);
  await countTries(deps.db, ids);
  await unlessMissing(deps, ids, () => syncSubscription(deps, customerId, { from: "webhook", eventType: first.type }));
  await markProcessed(deps.db, ids, deps.now());
}

/** Processes a webhook event that names a charge and no customer. */
export async function processEvent(deps: BillingDeps, eventId: string): Promise<void> {
  const event = await findOpenEvent(deps.db, eventId);
  if (!event) return;
  const customerId = event.customerId ?? (await unlessMissing(deps, [eventId], () => customerBehind(deps, eventId)));
  if (!customerId) {
    await markProcessed(deps.db, [eventId], deps.now());
    return;
  }
  await setEventCustomer(deps.db, eventId, customerId);
  await processEventsOf(deps, customerId);
}

async function customerBehind(deps: BillingDeps, eventId: string): Promise<string | null> {
  const { stripe } = requireProvider(deps);
  await countTries(deps.db, [eventId]);
  return callProvider(async () => {
    const event = await stripe.events.retrieve(eventId);
    const { charge } = event.data.object as { charge?: Parameters<typeof idOf>[0] };
    const chargeId = idOf(charge);
    return chargeId === null ? null : idOf((await stripe.charges.retrieve(chargeId)).customer);
  });
}

/**
 * Runs `work` for some webhook events and returns its result. If the payment provider does not know an id in the
 * events, logs this error instead of throwing it, because a retry would fail in the same way.
 * @returns undefined if an id is unknown
 */
async function unlessMissing<T>({ logger }: BillingDeps, events: readonly string[], work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MissingAtProvider)) throw error;
    logger.warn({ events, err: error.cause }, "the payment provider does not know what an event is about");
    return undefined;
  }
}
