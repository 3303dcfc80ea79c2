import type { EnqueueEvent } from "./billing-jobs.ts";
import type { BillingDeps } from "./deps.ts";
import { findOverdueEvents } from "./event-store.ts";

const atOnce = 100;

/** Sees to events that were noted and not worked on: the process died in between, or every try of their job failed. */
export async function sweepEvents({ db, now }: Pick<BillingDeps, "db" | "now">, enqueue: EnqueueEvent): Promise<void> {
  const events = await findOverdueEvents(db, now(), atOnce);
  const oneEach = new Map(events.map(({ id, customerId }) => [customerId ?? id, { eventId: id, customerId }]));
  for (const event of oneEach.values()) await enqueue(event);
}
