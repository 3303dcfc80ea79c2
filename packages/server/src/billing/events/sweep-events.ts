import type { BillingDeps } from "../provider/deps.ts";
import type { EnqueueEvent } from "./enqueue-event.ts";
import { findOpenEvents, findOverdueEvents } from "./store.ts";

const atOnce = 100;

/** Queues overdue webhook events again: all attempts of their job failed, or no job was ever added. */
export async function sweepEvents({ db, now }: Pick<BillingDeps, "db" | "now">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOverdueEvents(db, now(), atOnce), enqueue);
}

/**
 * Queues every unprocessed webhook event when a server starts. After a crash, the jobs of the previous process count as
 * running until they expire. If another server has already processed an event, the event's job does nothing.
 */
export async function resumeEvents({ db }: Pick<BillingDeps, "db">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOpenEvents(db, atOnce), enqueue);
}

/** Queues one job per customer, which processes all webhook events of that customer. */
async function enqueueAll(events: Awaited<ReturnType<typeof findOpenEvents>>, enqueue: EnqueueEvent): Promise<void> {
  const oneEach = new Map(events.map(({ id, customerId }) => [customerId ?? id, { eventId: id, customerId }]));
  for (const event of oneEach.values()) await enqueue(event);
}
