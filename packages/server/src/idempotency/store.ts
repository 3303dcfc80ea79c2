import { and, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { idempotentRequests } from "../db/idempotent-requests-schema.ts";

const { keyHash, requestHash, createdAt, leaseId, leaseEndsAt, answer, answeredAt } = idempotentRequests;

/** Holds a request with an Idempotency-Key, as stored. */
export type StoredRequest = typeof idempotentRequests.$inferSelect;

/** Holds a new request: hashes of its key and fields, and its caller. */
export interface NewRequest {
  readonly keyHash: Uint8Array;
  readonly requestHash: Uint8Array;
  readonly userId: string | null;
}

/** Returns the stored request with one of these hashes of its key, unless it is older than `since`. */
export async function findRequest(
  db: Db,
  keyHashes: readonly Uint8Array[],
  since: Date,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(idempotentRequests)
    .where(and(inArray(keyHash, [...keyHashes]), gt(createdAt, since)))
    .limit(1);
  return found;
}

interface Lease {
  readonly id: string;
  readonly endsAt: Date;
}

/**
 * Stores a request with a lease, in one statement, so that of two simultaneous requests with one key only one is
 * answered. Replaces a request older than `since`, and the same request if its lease has expired.
 * @returns false if the key belongs to another request, or to one that is being answered or was answered
 */
export async function claimRequest(
  db: Db,
  request: NewRequest,
  { now, since, lease }: { readonly now: Date; readonly since: Date; readonly lease: Lease },
): Promise<boolean> {
  const held = { leaseId: lease.id, leaseEndsAt: lease.endsAt };
  const fresh = { ...request, createdAt: now, ...held, runId: null, byPro: false, isRepeat: false };
  const isAbandoned = and(lte(leaseEndsAt, now), eq(requestHash, sql`excluded.request_hash`));
  const claimed = await db
    .insert(idempotentRequests)
    .values(fresh)
    .onConflictDoUpdate({
      target: keyHash,
      set: { ...fresh, answer: null, answeredAt: null },
      setWhere: or(lte(createdAt, since), isAbandoned),
    })
    .returning({ keyHash });
  return claimed.length > 0;
}

/** Holds how a request was answered. */
export interface StoredAnswer {
  readonly byPro: boolean;
  readonly isRepeat: boolean;
  readonly answer: Uint8Array | null;
  readonly answeredAt: Date;
}

/**
 * Stores how a request was answered, and ends its lease.
 * @returns false if the lease had expired and another process has taken over the request
 */
export async function completeRequest(tx: Db, id: Uint8Array, lease: string, stored: StoredAnswer): Promise<boolean> {
  const completed = await tx
    .update(idempotentRequests)
    .set({ ...stored, leaseId: null, leaseEndsAt: null })
    .where(and(eq(keyHash, id), eq(leaseId, lease)))
    .returning({ keyHash });
  return completed.length > 0;
}

/** Deletes a request that failed, so that its key can be used again. */
export async function abandonRequest(db: Db, id: Uint8Array, lease: string): Promise<void> {
  await db.delete(idempotentRequests).where(and(eq(keyHash, id), eq(leaseId, lease)));
}

/** Stores a request that started a background rewrite. Replaces a request older than `since`. */
export async function insertStartedRun(
  tx: Db,
  request: NewRequest & { readonly runId: string },
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> {
  const fresh = { ...request, createdAt: now, answeredAt: now };
  await tx
    .insert(idempotentRequests)
    .values(fresh)
    .onConflictDoUpdate({ target: keyHash, set: { ...fresh, answer: null }, setWhere: lte(createdAt, since) });
}

/** Deletes the requests that are older than `since`. */
export async function deleteRequestsBefore(db: Db, since: Date): Promise<void> {
  await db.delete(idempotentRequests).where(lte(createdAt, since));
}

/** Deletes the stored answers that are older than `since`. */
export async function deleteAnswersBefore(db: Db, since: Date): Promise<void> {
  await db
    .update(idempotentRequests)
    .set({ answer: null })
    .where(and(isNotNull(answer), lte(answeredAt, since)));
}

/** Deletes the requests that have a lease. */
export async function deleteLeasedRequests(db: Db): Promise<void> {
  await db.delete(idempotentRequests).where(isNotNull(leaseId));
}
