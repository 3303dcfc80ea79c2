import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { savedWords } from "../db/saved-words-schema.ts";
import { users } from "../db/schema.ts";

/** Returns the encrypted words of an account. Returns undefined if the account has saved none. */
export async function findContent(db: Db, userId: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ content: savedWords.content }).from(savedWords).where(eq(savedWords.userId, userId));
  return row?.content;
}

/**
 * Replaces the encrypted words of an account by what `change` makes of them. Locks the account's row, so that two
 * changes at the same time are made one after the other.
 */
export async function changeContent(
  db: Db,
  userId: string,
  now: Date,
  change: (content: Uint8Array | undefined) => Uint8Array,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const content = change(await findContent(tx, userId));
    await tx
      .insert(savedWords)
      .values({ userId, content, updatedAt: now })
      .onConflictDoUpdate({ target: savedWords.userId, set: { content, updatedAt: now } });
  });
}

/** Deletes the words of an account. */
export async function deleteContent(db: Db, userId: string): Promise<void> {
  await db.delete(savedWords).where(eq(savedWords.userId, userId));
}
