import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { billingEvents } from "#src/db/schema.ts";

type StoredEvent = typeof billingEvents.$inferSelect;

const isOpen = isNull(billingEvents.processedAt);

/** @returns false when the event is known already */
export async function insertEvent(db: Db, event: typeof billingEvents.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length > 0;
}

/** Notes whom an event is about, which only the provider could say. */
export async function setEventCustomer(db: Db, id: string, customerId: string): Promise<void> {
  await db.update(billingEvents).set({ customerId }).where(eq(billingEvents.id, id));
}

/** An event that is still to be worked on. */
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

/** Has an event worked on once more. @returns false when there is no such event */
export async function reopenEvent(db: Db, id: string): Promise<boolean> {
  const reopened = await db
    .update(billingEvents)
    .set({ processedAt: null })
    .where(eq(billingEvents.id, id))
    .returning({ id: billingEvents.id });
  return reopened.length > 0;
}

/** A customer's events that are still to be worked on, oldest first. */
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

/** Events that are still to be worked on, oldest first. */
export async function findOpenEvents(db: Db, limit: number): Promise<StoredEvent[]> {
  return db.select().from(billingEvents).where(isOpen).orderBy(asc(billingEvents.receivedAt)).limit(limit);
}

/** Events that should have been worked on by `now`: each try doubles the time, from one minute on. */
export async function findOverdueEvents(db: Db, now: Date, limit: number): Promise<StoredEvent[]> {
  const patience = sql`interval '1 minute' * 2 ^ least(${billingEvents.attempts}, 20)`;
  return db
    .select()
    .from(billingEvents)
    .where(and(isOpen, sql`${billingEvents.receivedAt} <= ${now.toISOString()}::timestamptz - ${patience}`))
    .orderBy(asc(billingEvents.receivedAt))
    .limit(limit);
}

export async function countOpenEvents(db: Db): Promise<number> {
  const [open] = await db.select({ events: count() }).from(billingEvents).where(isOpen);
  return open?.events ?? 0;
}

/** Forgets events that were worked on before `until`. */
export async function deleteProcessedEvents(db: Db, until: Date): Promise<void> {
  await db
    .delete(billingEvents)
    .where(and(isNotNull(billingEvents.processedAt), lte(billingEvents.processedAt, until)));
}
