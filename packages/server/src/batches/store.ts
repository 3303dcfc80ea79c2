import { and, asc, count, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { batches, batchFiles } from "../db/batches-schema.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";

type BatchRow = typeof batches.$inferSelect;
type StoredFile = Pick<typeof batchFiles.$inferSelect, (typeof shown)[number]>;

/** Holds a batch with its list of files, without the files' contents and results. */
export interface StoredBatch extends BatchRow {
  readonly files: readonly StoredFile[];
}

/** The columns that lists of files need. Contents and results are omitted because they are large. */
const shown = ["id", "batchId", "name", "state", "progress", "words", "engine", "problem", "mistakes"] as const;
const { id, batchId, name, state, progress, words, engine, problem, mistakes } = batchFiles;
const shownColumns = { id, batchId, name, state, progress, words, engine, problem, mistakes };

/** Matches the account's batches that have not expired. */
const isKept = (userId: string, now: Date) => and(eq(batches.userId, userId), gt(batches.expiresAt, now));

/**
 * Stores a new batch, unless the account already has `atOnce` unexpired batches.
 * @returns whether the batch was stored
 */
export async function insertBatch(db: Db, batch: BatchRow, atOnce: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, batch.userId)).for("update");
    const [kept] = await tx.select({ batches: count() }).from(batches).where(isKept(batch.userId, batch.createdAt));
    if ((kept?.batches ?? 0) >= atOnce) return false;
    await tx.insert(batches).values(batch);
    return true;
  });
}

/** Adds a file at the end of the account's batch, if the batch contains fewer than `most` files. */
export async function insertFile(
  db: Db,
  file: Pick<typeof batchFiles.$inferInsert, "id" | "batchId" | "name" | "content">,
  { userId, most, now }: { userId: string; most: number; now: Date },
): Promise<StoredFile | "no batch" | "full"> {
  return db.transaction(async (tx) => {
    // Lock the batch, so that another file that is uploaded at the same time waits here.
    const [batch] = await tx
      .select({ id: batches.id })
      .from(batches)
      .where(and(eq(batches.id, file.batchId), isKept(userId, now)))
      .for("update");
    if (!batch) return "no batch";
    const [there] = await tx.select({ files: count() }).from(batchFiles).where(eq(batchFiles.batchId, file.batchId));
    const files = there?.files ?? 0;
    if (files >= most) return "full";
    const [added] = await tx
      .insert(batchFiles)
      .values({ ...file, position: files + 1 })
      .returning(shownColumns);
    return added!;
  });
}

/** Returns the account's batches that have not expired, newest first, with their files in order. */
export async function findBatches(db: Db, userId: string, now: Date): Promise<StoredBatch[]> {
  const found = await db
    .select()
    .from(batches)
    .where(isKept(userId, now))
    .orderBy(desc(batches.createdAt), desc(batches.id));
  const ids = found.map((batch) => batch.id);
  if (ids.length === 0) return [];
  const files = await db
    .select(shownColumns)
    .from(batchFiles)
    .where(inArray(batchFiles.batchId, ids))
    .orderBy(asc(batchFiles.position));
  return found.map((batch) => ({ ...batch, files: files.filter((file) => file.batchId === batch.id) }));
}

/** Returns a subquery that selects the ids of the account's unexpired batches. */
const keptBatches = (db: Db, userId: string, now: Date) =>
  db.select({ id: batches.id }).from(batches).where(isKept(userId, now));

/**
 * Marks a failed file as waiting for another attempt.
 * @returns whether the file had failed
 */
export async function reopenFile(
  db: Db,
  file: { readonly id: string; readonly batchId: string },
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const reopened = await db
    .update(batchFiles)
    .set({ state: "waiting", progress: 0, problem: null, tries: 0 })
    .where(
      and(
        eq(batchFiles.id, file.id),
        eq(batchFiles.batchId, file.batchId),
        inArray(batchFiles.batchId, keptBatches(db, userId, now)),
        eq(batchFiles.state, "failed"),
      ),
    )
    .returning({ id: batchFiles.id });
  return reopened.length > 0;
}

/** Returns a file of the account's batch. */
export async function findFile(
  db: Db,
  file: { readonly id: string; readonly batchId: string },
  { userId, now }: { userId: string; now: Date },
): Promise<StoredFile | undefined> {
  const isTheirs = inArray(batchFiles.batchId, keptBatches(db, userId, now));
  const [found] = await db
    .select(shownColumns)
    .from(batchFiles)
    .where(and(eq(batchFiles.id, file.id), eq(batchFiles.batchId, file.batchId), isTheirs));
  return found;
}

/**
 * Returns the names of all files of the account's batch in order. Also returns the existing result of the given file,
 * or of every file if none is given.
 */
export async function findResults(
  db: Db,
  wanted: { readonly batchId: string; readonly fileId?: string },
  { userId, now }: { userId: string; now: Date },
) {
  const result = wanted.fileId
    ? sql<Uint8Array | null>`CASE WHEN ${batchFiles.id} = ${wanted.fileId} THEN ${batchFiles.result} END`
    : batchFiles.result;
  return db
    .select({ id: batchFiles.id, name: batchFiles.name, result })
    .from(batchFiles)
    .where(and(eq(batchFiles.batchId, wanted.batchId), inArray(batchFiles.batchId, keptBatches(db, userId, now))))
    .orderBy(asc(batchFiles.position));
}

/**
 * Returns the encrypted list of possible mistakes in a file of the account's batch. The list is null if the file was
 * not checked.
 */
export async function findMistakes(
  db: Db,
  file: { readonly id: string; readonly batchId: string },
  { userId, now }: { userId: string; now: Date },
): Promise<{ readonly mistakeList: Uint8Array | null } | undefined> {
  const isTheirs = inArray(batchFiles.batchId, keptBatches(db, userId, now));
  const [found] = await db
    .select({ mistakeList: batchFiles.mistakeList })
    .from(batchFiles)
    .where(and(eq(batchFiles.id, file.id), eq(batchFiles.batchId, file.batchId), isTheirs));
  return found;
}

/**
 * Deletes a batch.
 * @returns false if the account has no such batch
 */
export async function deleteBatchRow(db: Db, batch: string, { userId, now }: { userId: string; now: Date }) {
  const deleted = await db
    .delete(batches)
    .where(and(eq(batches.id, batch), isKept(userId, now)))
    .returning({ id: batches.id });
  return deleted.length > 0;
}

/** Deletes expired batches with their files. */
export async function deleteExpiredBatches(db: Db, now: Date): Promise<void> {
  await db.delete(batches).where(lte(batches.expiresAt, now));
}
