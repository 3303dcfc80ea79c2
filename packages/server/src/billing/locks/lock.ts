import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import { isOutOfReach } from "#src/db/is-out-of-reach.ts";
import { endAllLeases, endLease, holdsLease, type Lease, renewLease, takeLease } from "./store.ts";

/**
 * The milliseconds for which a lock is held. Must be longer than all calls to the payment provider under one lock,
 * including retries.
 */
const leaseMs = 60_000;
const maxWaitMs = 10_000;
const pollMs = 100;

export const busySentence = "Your subscription is being updated right now. Please try again in a few seconds.";

/** Returns the error for a request that must wait because other work has locked the account's billing. */
export function billingIsBusy(): AppError {
  return new AppError("busy", busySentence, { retryAfterSeconds: 5 });
}

/**
 * Runs `work` while it holds the lock of one account or customer. The lock is a lease that expires, not a database
 * transaction, because the work waits for the payment provider. After a crash the lease expires, and work whose lease
 * has expired writes nothing.
 * @throws AppError `busy` if the lock does not become free in time
 */
export async function underLock<T>(db: Db, subject: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  const lease = { subject, holder: crypto.randomUUID() };
  try {
    await take(db, lease);
    return await work(lease);
  } finally {
    // End the lease even if `take` failed: the database may have stored the lease although its response was lost.
    await release(db, lease);
  }
}

async function take(db: Db, lease: Lease): Promise<void> {
  const giveUpAt = performance.now() + maxWaitMs;
  while (!(await takeLease(db, lease, leaseMs))) {
    if (performance.now() > giveUpAt) throw billingIsBusy();
    await sleep(pollMs);
  }
}

/**
 * The milliseconds before each repeated attempt to end a lease while the database is unreachable. The attempts run in
 * the background, because the locked work is already done.
 */
const releaseRetryDelaysMs = [250, 1000, 4000, 16_000];

/**
 * Ends the lease. If the database is unreachable, retries in the background. The lease expires even if all attempts
 * fail.
 */
async function release(db: Db, lease: Lease, tries = 0): Promise<void> {
  try {
    await endLease(db, lease);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const waitMs = releaseRetryDelaysMs[tries];
    if (waitMs === undefined) return;
    void sleep(waitMs, undefined, { ref: false })
      .then(() => release(db, lease, tries + 1))
      // Ignore other errors too: the lease also expires by itself.
      .catch(() => {});
  }
}

/**
 * Deletes all leases. Called at the start of the only process that uses the database, when no other process can hold
 * one.
 */
export async function forgetLeases(db: Db): Promise<void> {
  await endAllLeases(db);
}

/**
 * Runs a transaction and commits it only if the lease is still held.
 * @throws AppError `busy` if the lease was lost
 */
export async function transactionUnder<T>(db: Db, lease: Lease, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await holdsLease(tx, lease))) throw billingIsBusy();
    return work(tx);
  });
}

/** Renews the lease for its full duration. @throws AppError `busy` if the lease was lost */
export async function prolong(db: Db, lease: Lease): Promise<void> {
  if (!(await renewLease(db, lease, leaseMs))) throw billingIsBusy();
}
