import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import { isOutOfReach } from "#src/db/is-out-of-reach.ts";
import { endAllLeases, endLease, holdsLease, type Lease, renewLease, takeLease } from "./store.ts";

/** Longer than the provider's calls take together, with their repetitions. */
const leaseMs = 60_000;
const maxWaitMs = 10_000;
const pollMs = 100;

export const busySentence = "Your subscription is being updated right now. Please try again in a few seconds.";

/** The refusal where somebody else works on the same account's billing. */
export function billingIsBusy(): AppError {
  return new AppError("busy", busySentence, { retryAfterSeconds: 5 });
}

/**
 * Runs `work` alone for one subject. It is a lease and not a database transaction, because the work waits for the
 * provider: a process that dies leaves nothing but a lease that runs out, and one that comes too late writes nothing.
 * @throws AppError `busy` when it is not our turn in time
 */
export async function underLock<T>(db: Db, subject: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  const lease = { subject, holder: crypto.randomUUID() };
  try {
    await take(db, lease);
    return await work(lease);
  } finally {
    // Also where the answer to taking it was lost: the database may have taken it.
    await giveBack(db, lease);
  }
}

async function take(db: Db, lease: Lease): Promise<void> {
  const giveUpAt = performance.now() + maxWaitMs;
  while (!(await takeLease(db, lease, leaseMs))) {
    if (performance.now() > giveUpAt) throw billingIsBusy();
    await sleep(pollMs);
  }
}

/** For a moment without the database. What was done counts, so that nobody waits for this. */
const giveBackAgainAfterMs = [250, 1000, 4000, 16_000];

/** Ends the lease; where the database cannot be reached, it is ended later, and runs out by itself in the end. */
async function giveBack(db: Db, lease: Lease, tries = 0): Promise<void> {
  try {
    await endLease(db, lease);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const waitMs = giveBackAgainAfterMs[tries];
    if (waitMs === undefined) return;
    void sleep(waitMs, undefined, { ref: false })
      .then(() => giveBack(db, lease, tries + 1))
      // Anything else is as much in vain as no answer at all.
      .catch(() => {});
  }
}

/** Forgets the leases of processes that are gone, for a process that starts on a database which no other can use. */
export async function forgetLeases(db: Db): Promise<void> {
  await endAllLeases(db);
}

/** Runs a transaction that writes only if the lease is still ours. @throws AppError `busy` otherwise */
export async function transactionUnder<T>(db: Db, lease: Lease, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await holdsLease(tx, lease))) throw billingIsBusy();
    return work(tx);
  });
}

/** Makes sure that the lease is ours for as long as it was in the beginning. @throws AppError `busy` when it is lost */
export async function prolong(db: Db, lease: Lease): Promise<void> {
  if (!(await renewLease(db, lease, leaseMs))) throw billingIsBusy();
}
