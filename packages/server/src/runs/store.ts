import { and, asc, count, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { runEvents, runs } from "../db/runs-schema.ts";
import { users } from "../db/schema.ts";

// The account's row and its uses come before the run's row: two transactions never wait for each other.

/** Whose run, and which: ids are the account's own. */
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
  /** Nothing was heard in time of the process that worked on it. */
  readonly isLost: boolean;
  readonly endedAt: Date | null;
}

/** How a run ends. */
export interface RunEnd {
  readonly state: "finished" | "stopped" | "failed";
  readonly endedAt: Date;
}

/** The database's clock counts: several servers' clocks differ. */
const later = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
const isRunning = eq(runs.state, "running");
const isLost = and(isRunning, sql`${runs.leaseEndsAt} < clock_timestamp()`);
const isRun = ({ userId, id }: RunKey) => and(eq(runs.userId, userId), eq(runs.id, id));

/** Makes whoever starts another run of the account wait until the transaction ends. */
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

/** Stores a run that begins. */
export async function insertRun(tx: Db, { leaseMs, ...run }: NewRun): Promise<void> {
  await tx.insert(runs).values({ ...run, events: 0, leaseEndsAt: later(leaseMs) });
}

/**
 * Adds what happened to a run whose newest event has the number `after`, and ends it where this was the last.
 * @returns false where the run has gone on without the caller, or is gone
 */
export async function appendEvents(
  tx: Db,
  key: RunKey,
  { after, payloads, end, onlyLost }: Appended,
): Promise<boolean> {
  const events = after + payloads.length;
  const updated = await tx
    .update(runs)
    .set({ events, ...end })
    .where(and(isRun(key), onlyLost ? isLost : isRunning, eq(runs.events, after)))
    .returning({ id: runs.id });
  if (updated.length === 0) return false;
  const { userId, id: runId } = key;
  await tx
    .insert(runEvents)
    .values(payloads.map((payload, index) => ({ userId, runId, number: after + index + 1, payload })));
  return true;
}

interface Appended {
  readonly after: number;
  readonly payloads: readonly Uint8Array[];
  readonly end?: RunEnd;
  /** Only where the process that worked on the run is gone. */
  readonly onlyLost?: boolean;
}

/** What happened in a run after the event with the number `after`, in order; at most so many. */
export async function eventsAfter(db: Db, { userId, id }: RunKey, after: number, most: number) {
  const { number, payload } = runEvents;
  return db
    .select({ number, payload })
    .from(runEvents)
    .where(and(eq(runEvents.userId, userId), eq(runEvents.runId, id), gt(number, after)))
    .orderBy(asc(number))
    .limit(most);
}

/** Asks whoever works on the run to stop. A run that is over stays as it is. */
export async function requestStop(db: Db, key: RunKey, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ stopRequestedAt: sql`coalesce(${runs.stopRequestedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(isRun(key), isRunning));
}

/** Begins the lease's time anew. @returns undefined where the run is not there any more or has been ended by others */
export async function renewLease(db: Db, key: RunKey, forMs: number): Promise<{ isStopWanted: boolean } | undefined> {
  const [run] = await db
    .update(runs)
    .set({ leaseEndsAt: later(forMs) })
    .where(and(isRun(key), isRunning))
    .returning({ stopRequestedAt: runs.stopRequestedAt });
  return run && { isStopWanted: run.stopRequestedAt !== null };
}

/** Runs of which nothing was heard in time: of everybody, or of one account. */
export async function lostRuns(db: Db, userId?: string): Promise<RunKey[]> {
  return db
    .select({ userId: runs.userId, id: runs.id })
    .from(runs)
    .where(and(isLost, userId === undefined ? undefined : eq(runs.userId, userId)));
}

/** Ends everybody's lease. */
export async function endAllLeases(db: Db): Promise<void> {
  await db
    .update(runs)
    .set({ leaseEndsAt: later(-1) })
    .where(isRunning);
}

export async function deleteRun(db: Db, key: RunKey): Promise<void> {
  await db.delete(runs).where(isRun(key));
}

/** Deletes runs that ended before the moment, with all that happened in them. */
export async function deleteRunsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(runs).where(and(ne(runs.state, "running"), lt(runs.endedAt, moment)));
}
