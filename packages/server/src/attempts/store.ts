import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { attempts } from "../db/schema.ts";

/**
 * Counts an attempt in one statement, so that two simultaneous attempts cannot both be the last one allowed. Each
 * attempt costs some time, and attempts are allowed while the sum of the costs fits in the window (the generic cell
 * rate algorithm).
 * @returns false if the attempt exceeds the limit
 */
export async function countAttempt(
  db: Db,
  { key, costMs, withinMs, now }: { key: string; costMs: number; withinMs: number; now: Date },
): Promise<boolean> {
  const cost = sql`${costMs} * interval '1 millisecond'`;
  const paid = sql`greatest(${attempts.paidUntil}, ${now.toISOString()}::timestamptz) + ${cost}`;
  const counted = await db
    .insert(attempts)
    .values({ key, paidUntil: new Date(now.getTime() + costMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { paidUntil: paid },
      // Allow one millisecond more than the window, because sums of divided times are not exact.
      setWhere: sql`${paid} <= ${new Date(now.getTime() + withinMs + 1).toISOString()}::timestamptz`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}

/** Subtracts the cost of one counted attempt. */
export async function giveBack(db: Db, key: string, costMs: number): Promise<void> {
  await db
    .update(attempts)
    .set({ paidUntil: sql`${attempts.paidUntil} - ${costMs} * interval '1 millisecond'` })
    .where(eq(attempts.key, key));
}

/** Returns those of the keys that are stored and have not expired, each with its expiry time. */
export async function readPending(db: Db, keys: readonly string[], now: Date): Promise<Map<string, Date>> {
  const found = await db
    .select()
    .from(attempts)
    .where(and(inArray(attempts.key, [...keys]), gt(attempts.paidUntil, now)));
  return new Map(found.map(({ key, paidUntil }) => [key, paidUntil]));
}

/** Stores a key that expires at the given time. */
export async function setPending(db: Db, key: string, until: Date): Promise<void> {
  await db
    .insert(attempts)
    .values({ key, paidUntil: until })
    .onConflictDoUpdate({ target: attempts.key, set: { paidUntil: until } });
}

/** Sets the expiry time of those of the keys that are stored. */
export async function extendPending(db: Db, keys: readonly string[], until: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ paidUntil: until })
    .where(inArray(attempts.key, [...keys]));
}

/** Deletes a key. */
export async function deleteAttempt(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes attempts that are too old to count against a limit. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.paidUntil, now));
}
