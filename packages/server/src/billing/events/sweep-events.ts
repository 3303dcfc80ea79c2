import type { BillingDeps } from "../provider/deps.ts";
import type { EnqueueEvent } from "./enqueue-event.ts";
import { findOpenEvents, findOverdueEvents } from "./store.ts";

const atOnce = 100;

/** Sees to events that were noted and not worked on in time: every try of their job failed, or there is no job. */
export async function sweepEvents({ db, now }: Pick<BillingDeps, "db" | "now">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOverdueEvents(db, now(), atOnce), enqueue);
}

/**
 * Sees to all events that are not worked on yet, when a server starts: the one before may have died over them, and its
 * jobs would be taken for running until they expire. Where another server is at work, a job finds nothing left to do.
 */
export async function resumeEvents({ db }: Pick<BillingDeps, "db">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOpenEvents(db, atOnce), enqueue);
}

/** One job for each customer works on all events of that customer. */
async function enqueueAll(events: Awaited<ReturnType<typeof findOpenEvents>>, enqueue: EnqueueEvent): Promise<void> {
  const oneEach = new Map(events.map(({ id, customerId }) => [customerId ?? id, { eventId: id, customerId }]));
  for (const event of oneEach.values()) await enqueue(event);
}
