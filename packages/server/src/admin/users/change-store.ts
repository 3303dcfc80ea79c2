import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { premiumGrants, sessions, users } from "#src/db/schema.ts";

type UserRow = typeof users.$inferSelect;

/** Returns the account's row and locks it until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)).for("update"))[0];
}

export async function updateUserRow(
  tx: Db,
  id: string,
  change: Partial<
    Pick<UserRow, "firstName" | "lastName" | "name" | "role" | "roleDecidedAt" | "isActive" | "banReason">
  >,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id));
}

/**
 * Deletes all sessions of the account, or only the given one.
 * @returns the number of deleted sessions
 */
export async function deleteSessions(tx: Db, userId: string, sessionId?: string): Promise<number> {
  const named = sessionId === undefined ? undefined : eq(sessions.id, sessionId);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), named))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Ends all current grants of Premium that administrators gave the account.
 * @returns the ids of the ended grants
 */
export async function endRunningGrants(tx: Db, userId: string, now: Date): Promise<string[]> {
  const running = or(isNull(premiumGrants.endsAt), gt(premiumGrants.endsAt, now));
  const ended = await tx
    .update(premiumGrants)
    .set({ endsAt: now })
    .where(and(eq(premiumGrants.userId, userId), running))
    .returning({ id: premiumGrants.id });
  return ended.map(({ id }) => id);
}
