import { lte, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { attempts } from "../db/schema.ts";

/**
 * Counts an attempt in one statement, so that two at once cannot both be the last. Each attempt costs some time; they
 * are allowed as long as what they cost together lies within the window (the generic cell rate algorithm).
 * @returns false when it would be one too many
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
      // A millisecond more than the window: sums of divided times are not exact.
      setWhere: sql`${paid} <= ${new Date(now.getTime() + withinMs + 1).toISOString()}::timestamptz`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}

/** Forgets attempts that no longer count. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.paidUntil, now));
}
