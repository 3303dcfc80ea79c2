import { createHmac } from "node:crypto";
import { periods } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { countAttempt, deleteOldAttempts, giveBack, isPending, setPending } from "./store.ts";

const minuteMs = 60_000;

interface Limit {
  /** Attempts for one subject from all addresses together. */
  readonly perSubject: number;
  /** Attempts for one subject from one address, where these are counted separately. */
  readonly perPair?: number;
  readonly perAddress: number;
  readonly withinMs: number;
}

/** Holds how often each action may be tried, by the subject (an account or email address) and by the IP address. */
const limits = {
  "sign-in": { perSubject: 60, perPair: 10, perAddress: 60, withinMs: 15 * minuteMs },
  "sign-up": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-request": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-password": { perSubject: 10, perAddress: 20, withinMs: 60 * minuteMs },
  "verification-mail": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "confirmed-change": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "password-check": { perSubject: 10, perAddress: 60, withinMs: 15 * minuteMs },
  google: { perSubject: 30, perAddress: 30, withinMs: 15 * minuteMs },
  checkout: { perSubject: 20, perAddress: 100, withinMs: 10 * minuteMs },
  billing: { perSubject: 60, perAddress: 600, withinMs: 10 * minuteMs },
  contact: { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  alternatives: { perSubject: 300, perAddress: 300, withinMs: 10 * minuteMs },
  measures: { perSubject: 300, perAddress: 300, withinMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>;

type LimitedAction = keyof typeof limits;

/** How long an address from which a subject has succeeded is remembered. */
const knownMs = periods.knownAddressDays * 24 * 60 * minuteMs;

/** Holds an allowed attempt, which is counted until it succeeds. */
interface Attempt {
  /** Removes the attempt from the counts, so that only failures count. */
  succeeded(): Promise<void>;
}

/**
 * Counts one attempt against the subject and against the caller's address; both limits apply. For actions that also
 * count the two together, a subject's failures from other addresses do not block an address from which the subject has
 * succeeded.
 * @throws AppError `too_many_requests`
 */
export type AttemptLimiter = (
  action: LimitedAction,
  by: { readonly subject: string; readonly addressHash: string },
) => Promise<Attempt>;

/**
 * Creates the limiter. It counts in the database, so that several server processes share the counts, and stores hashes
 * of the subjects.
 */
export function createAttemptLimiter({
  db,
  now,
  key,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly key: Buffer;
}): AttemptLimiter {
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url");

  return async (action, { subject, addressHash }) => {
    const { perSubject, perPair, perAddress, withinMs }: Limit = limits[action];
    const pair = hash(`${addressHash} ${subject}`);
    const known = `${action}:known:${pair}`;
    const isKnown = perPair !== undefined && (await isPending(db, known, now()));
    const counts = [
      { key: `${action}:address:${addressHash}`, allowed: perAddress },
      ...(perPair === undefined ? [] : [{ key: `${action}:pair:${pair}`, allowed: perPair }]),
      ...(isKnown ? [] : [{ key: `${action}:subject:${hash(subject)}`, allowed: perSubject }]),
    ].map(({ key, allowed }) => ({ key, costMs: withinMs / allowed }));
    for (const { key, costMs } of counts) {
      if (!(await countAttempt(db, { key, costMs, withinMs, now: now() }))) throw tooMany(costMs);
    }
    return {
      async succeeded() {
        for (const { key, costMs } of counts) await giveBack(db, key, costMs);
        if (perPair !== undefined) await setPending(db, known, new Date(now().getTime() + knownMs));
      },
    };
  };
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / minuteMs);
  const sentence = `Too many attempts. Please try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`;
  return new AppError("too_many_requests", sentence, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Deletes attempts that no longer count. */
export async function forgetOldAttempts({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteOldAttempts(db, now());
}
