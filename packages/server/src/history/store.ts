import { and, count, desc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { historyItems, users } from "../db/schema.ts";

type Row = typeof historyItems.$inferSelect;

const isOf = (userId: string) => and(eq(historyItems.userId, userId), isNull(historyItems.deletedAt));

/** Returns up to `limit` items of the history, starting at `offset`, newest first, and the number of all items. */
export async function findItems(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Row[]; total: number }> {
  const newest = [desc(historyItems.createdAt), desc(historyItems.id)];
  const rows = await db
    .select()
    .from(historyItems)
    .where(isOf(userId))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(historyItems).where(isOf(userId));
  return { rows, total: counted?.total ?? 0 };
}

/** Returns the ids of deleted history items, the most recently deleted first. */
export async function findDeleted(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: historyItems.id })
    .from(historyItems)
    .where(and(eq(historyItems.userId, userId), isNotNull(historyItems.deletedAt)))
    .orderBy(desc(historyItems.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Stores a new history item and empties the oldest items beyond `cap`. If the account has an item with the same id,
 * only updates its rewritten text, which may have been edited. A deleted item stays deleted. Locks the account's row,
 * so that two browsers together cannot exceed the cap.
 * @returns false if the item was deleted before or is itself beyond the cap
 */
export async function insertItem(db: Db, item: Omit<Row, "deletedAt">, { cap, now }: { cap: number; now: Date }) {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, item.userId)).for("update");
    const added = await tx.insert(historyItems).values(item).onConflictDoNothing().returning({ id: historyItems.id });
    if (added.length === 0) {
      const known = await tx
        .update(historyItems)
        .set({ humanizedText: item.humanizedText })
        .where(and(isOf(item.userId), eq(historyItems.id, item.id)))
        .returning({ id: historyItems.id });
      return known.length > 0;
    }
    const beyond = await tx
      .select({ id: historyItems.id })
      .from(historyItems)
      .where(isOf(item.userId))
      .orderBy(desc(historyItems.createdAt), desc(historyItems.id))
      .offset(cap);
    const ids = beyond.map(({ id }) => id);
    if (ids.length > 0) await emptyItems(tx, item.userId, ids, now);
    return !ids.includes(item.id);
  });
}

/**
 * Empties the texts of history items and marks the items as deleted.
 * @returns the number of items
 */
export async function emptyItems(db: Db, userId: string, ids: readonly string[], now: Date): Promise<number> {
  const emptied = await db
    .update(historyItems)
    .set({ originalText: "", humanizedText: "", preview: "", deletedAt: now })
    .where(and(isOf(userId), inArray(historyItems.id, [...ids])))
    .returning({ id: historyItems.id });
  return emptied.length;
}

/** Deletes all history items of the account and stores the time, so that no browser sends older items again. */
export async function clearItems(db: Db, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ historyClearedAt: now }).where(eq(users.id, userId));
    await tx.delete(historyItems).where(eq(historyItems.userId, userId));
  });
}

/** Deletes the empty rows of history items that were deleted before the given time. */
export async function deleteEmptied(db: Db, before: Date): Promise<void> {
  await db.delete(historyItems).where(and(isNotNull(historyItems.deletedAt), lte(historyItems.deletedAt, before)));
}
