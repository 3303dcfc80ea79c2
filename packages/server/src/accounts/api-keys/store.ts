import { and, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { apiKeys } from "#src/db/api-keys-schema.ts";
import type { Db } from "#src/db/database.ts";
import { users } from "#src/db/schema.ts";
import type { Account } from "../account.ts";
import { accountFields, toAccount } from "../store.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/**
 * Stores a new key, unless the account already has `most` keys.
 * @returns false if the account has that many keys or does not exist
 */
export async function insertKey(tx: Db, key: typeof apiKeys.$inferInsert, most: number): Promise<boolean> {
  // Lock the account, so that simultaneous requests cannot exceed the limit.
  const owner = await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for("update");
  const [existing] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, key.userId));
  if (owner.length === 0 || (existing?.keys ?? 0) >= most) return false;
  await tx.insert(apiKeys).values(key);
  return true;
}

/** Returns the account's keys, newest first. */
export async function findKeys(db: Db, userId: string): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

interface WorkingKey {
  readonly id: string;
  readonly lastUsedAt: Date | null;
  readonly account: Account;
}

/**
 * Returns the key with this hash, with its account. Returns undefined if there is none, if it has expired, or if its account is banned or
 * has no verified address. Runs one query in all of these cases, so that the response time does not show which case
 * applies.
 */
export async function findWorkingKey(db: Db, hash: string, now: Date): Promise<WorkingKey | undefined> {
  const isCurrent = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
  const mayAct = and(eq(users.isActive, true), eq(users.emailVerified, true));
  const { fields, grant } = accountFields(db, now);
  const [found] = await db
    .select({ id: apiKeys.id, lastUsedAt: apiKeys.lastUsedAt, ...fields })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoinLateral(grant, sql`true`)
    .where(and(eq(apiKeys.hash, hash), isCurrent, mayAct));
  return found && { id: found.id, lastUsedAt: found.lastUsedAt, account: toAccount(found, now) };
}

/** Sets the time of a key's last use to `now`, unless the stored time is later than `since`. */
export async function setLastUsed(db: Db, id: string, { now, since }: { now: Date; since: Date }): Promise<void> {
  const isOlder = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, since));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOlder));
}

/** Deletes the account's key with this id, or all keys of the account. Returns the deleted keys. */
export async function deleteKeys(db: Db, userId: string, id?: string): Promise<ApiKeyRow[]> {
  return db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), id === undefined ? undefined : eq(apiKeys.id, id)))
    .returning();
}
