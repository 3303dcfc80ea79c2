import type { BillingDeps } from "../provider/deps.ts";
import type { EnqueueEvent } from "./enqueue-event.ts";
import { findOpenEvents, findOverdueEvents } from "./store.ts";

const atOnce = 100;

/** Enqueues overdue events again: all attempts of their job failed, or the job was never added. */
export async function sweepEvents({ db, now }: Pick<BillingDeps, "db" | "now">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOverdueEvents(db, now(), atOnce), enqueue);
}

/**
 * Enqueues every open event when a server starts: after a crash, the jobs of the previous process count as running
 * until they expire. If another server has already processed the events, the job does nothing.
 */
export async function resumeEvents({ db }: Pick<BillingDeps, "db">, enqueue: EnqueueEvent): Promise<void> {
  await enqueueAll(await findOpenEvents(db, atOnce), enqueue);
}

/** Enqueues one job per customer, which processes all events of that customer. */
async function enqueueAll(events: Awaited<ReturnType<typeof findOpenEvents>>, enqueue: EnqueueEvent): Promise<void> {
  const oneEach = new Map(events.map(({ id, customerId }) => [customerId ?? id, { eventId: id, customerId }]));
  for (const event of oneEach.values()) await enqueue(event);
}
