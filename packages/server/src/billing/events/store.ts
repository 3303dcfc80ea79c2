import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { billingEvents } from "#src/db/schema.ts";

type StoredEvent = typeof billingEvents.$inferSelect;

const isOpen = isNull(billingEvents.processedAt);

/**
 * Stores a webhook event.
 * @returns false if the event is already stored
 */
export async function insertEvent(db: Db, event: typeof billingEvents.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length > 0;
}

/** Stores with a webhook event the customer that the payment provider named for it. */
export async function setEventCustomer(db: Db, id: string, customerId: string): Promise<void> {
  await db.update(billingEvents).set({ customerId }).where(eq(billingEvents.id, id));
}

/** Returns a webhook event if it is not yet processed. */
export async function findOpenEvent(db: Db, id: string): Promise<StoredEvent | undefined> {
  const [event] = await db
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.id, id), isOpen));
  return event;
}

export async function findEvent(db: Db, id: string): Promise<StoredEvent | undefined> {
  const [event] = await db.select().from(billingEvents).where(eq(billingEvents.id, id));
  return event;
}

/**
 * Marks a webhook event as not processed.
 * @returns false if there is no such event
 */
export async function reopenEvent(db: Db, id: string): Promise<boolean> {
  const reopened = await db
    .update(billingEvents)
    .set({ processedAt: null })
    .where(eq(billingEvents.id, id))
    .returning({ id: billingEvents.id });
  return reopened.length > 0;
}

/** Returns a customer's unprocessed webhook events, oldest first. */
export async function findOpenEventsOf(db: Db, customerId: string): Promise<StoredEvent[]> {
  return db
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.customerId, customerId), isOpen))
    .orderBy(asc(billingEvents.receivedAt), asc(billingEvents.id));
}

export async function countTries(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(billingEvents)
    .set({ attempts: sql`${billingEvents.attempts} + 1` })
    .where(inArray(billingEvents.id, [...ids]));
}

export async function markProcessed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(billingEvents)
    .set({ processedAt: now })
    .where(and(inArray(billingEvents.id, [...ids]), isOpen));
}

/** Returns unprocessed webhook events, oldest first. */
export async function findOpenEvents(db: Db, limit: number): Promise<StoredEvent[]> {
  return db.select().from(billingEvents).where(isOpen).orderBy(asc(billingEvents.receivedAt)).limit(limit);
}

/**
 * Returns unprocessed webhook events that are due for a retry at `now`. The delay is one minute, doubled with every
 * attempt.
 */
export async function findOverdueEvents(db: Db, now: Date, limit: number): Promise<StoredEvent[]> {
  const waitingTime = sql`interval '1 minute' * 2 ^ least(${billingEvents.attempts}, 20)`;
  return db
    .select()
    .from(billingEvents)
    .where(and(isOpen, sql`${billingEvents.receivedAt} <= ${now.toISOString()}::timestamptz - ${waitingTime}`))
    .orderBy(asc(billingEvents.receivedAt))
    .limit(limit);
}

export async function countOpenEvents(db: Db): Promise<number> {
  const [open] = await db.select({ events: count() }).from(billingEvents).where(isOpen);
  return open?.events ?? 0;
}

/** Deletes webhook events that were processed before `until`. */
export async function deleteProcessedEvents(db: Db, until: Date): Promise<void> {
  await db
    .delete(billingEvents)
    .where(and(isNotNull(billingEvents.processedAt), lte(billingEvents.processedAt, until)));
}
