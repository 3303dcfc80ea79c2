import { and, asc, count, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { runEvents, runs } from "../db/runs-schema.ts";
import { users } from "../db/schema.ts";

// Every transaction locks the account's row first, then its counted rewrites, then the row of the background rewrite.
// Because of this fixed order, two transactions cannot deadlock.

/** Identifies a background rewrite. The id is unique only within the account. */
export interface RunKey {
  readonly userId: string;
  readonly id: string;
}

export interface StoredRun extends RunKey {
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly requestHash: Uint8Array;
  readonly useId: string;
  /** Number of the newest event. */
  readonly events: number;
  /** True if the process that works on the background rewrite has not renewed its lease in time. */
  readonly isLost: boolean;
  readonly endedAt: Date | null;
}

/** Holds when and how a background rewrite ends. */
export interface RunEnd {
  readonly state: "finished" | "stopped" | "failed";
  readonly endedAt: Date;
}

/** Returns a time in the future by the database's clock, because the clocks of several servers differ. */
const later = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
const isRunning = eq(runs.state, "running");
const isLost = and(isRunning, sql`${runs.leaseEndsAt} < clock_timestamp()`);
const isAmong = (keys: readonly RunKey[]) => {
  const [users, ids] = [keys.map(({ userId }) => userId), keys.map(({ id }) => id)];
  return sql`(${runs.userId}, ${runs.id}) IN (SELECT * FROM unnest(${sql.param(users)}::uuid[], ${sql.param(ids)}::uuid[]))`;
};
const isRun = ({ userId, id }: RunKey) => and(eq(runs.userId, userId), eq(runs.id, id));

/** Locks the account's row, so that the account cannot start another background rewrite until the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

export async function findRun(db: Db, key: RunKey): Promise<StoredRun | undefined> {
  const { userId, id, state, requestHash, useId, events, endedAt } = runs;
  const shown = { userId, id, state, requestHash, useId, events, endedAt, isLost: sql<boolean>`${isLost}` };
  const [run] = await db.select(shown).from(runs).where(isRun(key));
  return run;
}

export async function countRunning(db: Db, userId: string): Promise<number> {
  const [running] = await db
    .select({ runs: count() })
    .from(runs)
    .where(and(eq(runs.userId, userId), isRunning));
  return running?.runs ?? 0;
}

interface NewRun extends RunKey {
  readonly requestHash: Uint8Array;
  readonly useId: string;
  readonly createdAt: Date;
  readonly leaseMs: number;
}

/** Stores a new run. */
export async function insertRun(tx: Db, { leaseMs, ...run }: NewRun): Promise<void> {
  await tx.insert(runs).values({ ...run, events: 0, leaseEndsAt: later(leaseMs) });
}

/** The channel on which PostgreSQL notifies all servers that a background rewrite has new events. */
export const eventsChannel = "rewright_run_events";

/**
 * Adds events to a background rewrite whose newest event has the number `after`, and ends it if the last event is among
 * them. When the transaction commits, every server that listens to the channel gets the rewrite's key and number of
 * events.
 * @returns false if the rewrite was deleted or has other events by now
 */
export async function appendEvents(
  tx: Db,
  key: RunKey,
  { after, payloads, end, onlyLost }: Appended,
): Promise<boolean> {
  const { userId, id: runId } = key;
  const events = after + payloads.length;
  const updated = await tx
    .update(runs)
    .set({ events, ...end })
    .where(and(isRun(key), onlyLost ? isLost : isRunning, eq(runs.events, after)))
    .returning({ notified: sql`pg_notify(${eventsChannel}, ${newsOf(key, events)})` });
  if (updated.length === 0) return false;
  await tx
    .insert(runEvents)
    .values(payloads.map((payload, index) => ({ userId, runId, number: after + index + 1, payload })));
  return true;
}

/** Returns the text of a notification: the key of a background rewrite and the number of its newest event. */
const newsOf = ({ userId, id }: RunKey, events: number) => `${userId} ${id} ${events}`;

/**
 * Parses a notification.
 * @returns undefined for a text that this release does not know
 */
export function readNews(payload: string): (RunKey & { readonly events: number }) | undefined {
  const [, userId, id, events] = /^(\S+) (\S+) (\d+)$/.exec(payload) ?? [];
  return userId && id ? { userId, id, events: Number(events) } : undefined;
}

interface Appended {
  readonly after: number;
  readonly payloads: readonly Uint8Array[];
  readonly end?: RunEnd;
  /** True if the background rewrite is ended only if its process is gone. */
  readonly onlyLost?: boolean;
}

/**
 * Returns the events of a background rewrite with numbers greater than `after`, in order. Returns at most `most`
 * events.
 */
export async function eventsAfter(db: Db, { userId, id }: RunKey, after: number, most: number) {
  const { number, payload } = runEvents;
  return db
    .select({ number, payload })
    .from(runEvents)
    .where(and(eq(runEvents.userId, userId), eq(runEvents.runId, id), gt(number, after)))
    .orderBy(asc(number))
    .limit(most);
}

/**
 * Returns for each of these background rewrites, if it exists, the number of its newest event and whether its process
 * is gone.
 */
export async function eventsOf(db: Db, keys: readonly RunKey[]) {
  const { userId, id, events } = runs;
  return db
    .select({ userId, id, events, isLost: sql<boolean>`${isLost}` })
    .from(runs)
    .where(isAmong(keys));
}

/** Asks the process that works on a background rewrite to stop. Does nothing if the rewrite has ended. */
export async function requestStop(db: Db, key: RunKey, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ stopRequestedAt: sql`coalesce(${runs.stopRequestedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(isRun(key), isRunning));
}

/**
 * Renews the leases of several background rewrites in one statement.
 * @returns the rewrites whose lease was renewed. Those that another transaction has locked, that were deleted or that
 * another process has ended are missing.
 */
export async function renewLeases(db: Db, keys: readonly RunKey[], forMs: number) {
  const { userId, id, stopRequestedAt } = runs;
  // Skip locked rows. Waiting for one while another is locked could deadlock with the deletion of an account.
  const unlocked = db
    .select({ userId, id })
    .from(runs)
    .where(and(isAmong(keys), isRunning))
    .for("update", { skipLocked: true });
  const renewed = await db
    .update(runs)
    .set({ leaseEndsAt: later(forMs) })
    .where(sql`(${userId}, ${id}) IN ${unlocked}`)
    .returning({ userId, id, stopRequestedAt });
  return renewed.map(({ stopRequestedAt: wantedAt, ...key }) => ({ ...key, isStopWanted: wantedAt !== null }));
}

/**
 * Renews the lease of a background rewrite.
 * @returns undefined if the rewrite was deleted or another process has ended it
 */
export async function renewLease(db: Db, key: RunKey, forMs: number): Promise<{ isStopWanted: boolean } | undefined> {
  const [run] = await db
    .update(runs)
    .set({ leaseEndsAt: later(forMs) })
    .where(and(isRun(key), isRunning))
    .returning({ stopRequestedAt: runs.stopRequestedAt });
  return run && { isStopWanted: run.stopRequestedAt !== null };
}

/** Returns the background rewrites of one account, or of all accounts, whose lease has expired. */
export async function lostRuns(db: Db, userId?: string): Promise<RunKey[]> {
  return db
    .select({ userId: runs.userId, id: runs.id })
    .from(runs)
    .where(and(isLost, userId === undefined ? undefined : eq(runs.userId, userId)));
}

/** Deletes the leases of all background rewrites. */
export async function endAllLeases(db: Db): Promise<void> {
  await db
    .update(runs)
    .set({ leaseEndsAt: later(-1) })
    .where(isRunning);
}

export async function deleteRun(db: Db, key: RunKey): Promise<void> {
  await db.delete(runs).where(isRun(key));
}

/** Deletes the background rewrites that ended before the given time, with their events. */
export async function deleteRunsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(runs).where(and(ne(runs.state, "running"), lt(runs.endedAt, moment)));
}
