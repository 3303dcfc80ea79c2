import { and, asc, eq, gt, lte, or, sql } from "drizzle-orm";
import { batches, batchFiles } from "../db/batches-schema.ts";
import type { Db } from "../db/database.ts";

/** Holds a lease on a file: the file, and the process that works on it. */
export interface Lease {
  readonly fileId: string;
  readonly holder: string;
}

/** Returns a time in the future by the database's clock, because the clocks of several servers differ. */
const later = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
const hasEnded = lte(batchFiles.leaseEndsAt, sql`clock_timestamp()`);
const isOpen = or(eq(batchFiles.state, "waiting"), and(eq(batchFiles.state, "running"), hasEnded));
const isOurs = ({ fileId, holder }: Lease) => and(eq(batchFiles.id, fileId), eq(batchFiles.holder, holder));
const free = { holder: null, leaseEndsAt: null };

/** Takes a file for this process, if the file waits or the lease of its previous process has expired. */
export async function claimFile(db: Db, { fileId, holder }: Lease, { forMs, now }: { forMs: number; now: Date }) {
  const [claimed] = await db
    .update(batchFiles)
    .set({
      state: "running",
      progress: 0,
      problem: null,
      tries: sql`${batchFiles.tries} + 1`,
      holder,
      leaseEndsAt: later(forMs),
    })
    .from(batches)
    .where(and(eq(batchFiles.id, fileId), isOpen, eq(batches.id, batchFiles.batchId), gt(batches.expiresAt, now)))
    .returning({
      id: batchFiles.id,
      name: batchFiles.name,
      content: batchFiles.content,
      tries: batchFiles.tries,
      batchId: batches.id,
      userId: batches.userId,
      options: batches.options,
    });
  return claimed;
}
export type ClaimedFile = NonNullable<Awaited<ReturnType<typeof claimFile>>>;

/**
 * Renews the lease of a file and stores the progress.
 * @returns false if the file was deleted or another process has taken it
 */
export async function renewLease(
  db: Db,
  lease: Lease,
  { forMs, ...known }: { forMs: number; progress: number; words: number | null },
): Promise<boolean> {
  const renewed = await db
    .update(batchFiles)
    .set({ ...known, leaseEndsAt: later(forMs) })
    .where(isOurs(lease))
    .returning({ id: batchFiles.id });
  return renewed.length > 0;
}

type Ended = Partial<
  Pick<typeof batchFiles.$inferSelect, "words" | "engine" | "problem" | "result" | "mistakes" | "mistakeList">
>;

/**
 * Marks a file as done and deletes its original content.
 * @returns false if this process has lost the file's lease
 */
export async function markDone(tx: Db, lease: Lease, ended: Ended): Promise<boolean> {
  return end(tx, lease, { ...ended, state: "done", progress: 1, content: null });
}

/** Marks a file as failed, until a user retries it. */
export async function markFailed(db: Db, lease: Lease, ended: Ended): Promise<void> {
  await end(db, lease, { ...ended, state: "failed", progress: 0 });
}

/**
 * Marks a file as waiting for another attempt.
 * @param counted - true if the attempt failed, false if it was only interrupted
 */
export async function putBack(db: Db, lease: Lease, { counted }: { counted: boolean }): Promise<void> {
  const tries = counted ? {} : { tries: sql`${batchFiles.tries} - 1` };
  await end(db, lease, { ...tries, state: "waiting", progress: 0 });
}

async function end(db: Db, lease: Lease, change: Parameters<ReturnType<Db["update"]>["set"]>[0]): Promise<boolean> {
  const ended = await db
    .update(batchFiles)
    .set({ ...change, ...free })
    .where(isOurs(lease))
    .returning({ id: batchFiles.id });
  return ended.length > 0;
}

/** Returns the files that wait or whose process has lost its lease, oldest batch first. */
export async function findOpenFiles(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: batchFiles.id })
    .from(batchFiles)
    .innerJoin(batches, eq(batches.id, batchFiles.batchId))
    .where(isOpen)
    .orderBy(asc(batches.createdAt), asc(batchFiles.position))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ends the leases of all files. */
export async function endAllLeases(db: Db): Promise<void> {
  await db.update(batchFiles).set({ leaseEndsAt: sql`clock_timestamp()` }).where(eq(batchFiles.state, "running"));
}
