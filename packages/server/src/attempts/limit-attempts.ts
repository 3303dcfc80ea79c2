import { periods } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { type Keys, keyedHash } from "../secrets/secret.ts";
import { countAttempt, deleteOldAttempts, giveBack, readPending, setPending } from "./store.ts";

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

/** Holds who tries. */
interface Tried {
  readonly subject: string;
  readonly addressHash: string;
  /** The address's hashes with other secrets, during a rotation. */
  readonly otherAddressHashes?: readonly string[];
  /** The browser's own id, where it has one. */
  readonly deviceId?: string;
  /** Throws to refuse the attempt before it is counted. */
  readonly admit?: (isKnown: boolean) => void;
}

/** Holds an allowed attempt, which is counted until it succeeds. */
interface Attempt {
  /** True when the subject has succeeded before from this address or browser. */
  readonly isKnown: boolean;
  /** Removes the attempt from the counts, so that only failures count. */
  succeeded(): Promise<void>;
}

/**
 * Counts one attempt against the subject and against the caller's address; both limits apply. For actions that also
 * count the two together, a subject's failures from other addresses do not block an address or browser from which the
 * subject has succeeded.
 * @throws AppError `too_many_requests`
 */
export type AttemptLimiter = (action: LimitedAction, by: Tried) => Promise<Attempt>;

/**
 * Creates the limiter. It counts in the database, so that several server processes share the counts, and stores hashes
 * of the subjects.
 */
export function createAttemptLimiter({
  db,
  now,
  keys,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: Keys;
}): AttemptLimiter {
  return async (action, by) => {
    const { perSubject, perPair, perAddress, withinMs }: Limit = limits[action];
    const [pairs = [], ...otherPairs] = perPair === undefined ? [] : pairsOf(by, keys);
    const known = (pair: string) => `${action}:known:${pair}`;
    const places = [pairs, ...otherPairs].flat().map(known);
    const bySubject = { key: `${action}:subject:${keyedHash(keys[0], by.subject)}`, costMs: withinMs / perSubject };
    const all = [
      { key: `${action}:address:${by.addressHash}`, costMs: withinMs / perAddress },
      ...pairs.map((pair) => ({ key: `${action}:pair:${pair}`, costMs: withinMs / (perPair ?? perSubject) })),
      bySubject,
    ];
    const at = now();
    const pending = await readPending(db, [...places, ...all.map(({ key }) => key)], at);
    const isKnown = places.some((place) => pending.has(place));
    const counts = isKnown ? all.filter((one) => one !== bySubject) : all;
    // Refuses without a write what was over the limit before, as floods are.
    for (const { key, costMs } of counts) {
      if ((pending.get(key) ?? at).getTime() + costMs > at.getTime() + withinMs + 1) throw tooMany(costMs);
    }
    by.admit?.(isKnown);
    const allowed = await Promise.all(
      counts.map(({ key, costMs }) => countAttempt(db, { key, costMs, withinMs, now: at })),
    );
    const refused = counts.find((_, index) => !allowed[index]);
    if (refused) throw tooMany(refused.costMs);
    return {
      isKnown,
      async succeeded() {
        const until = new Date(now().getTime() + knownMs);
        await Promise.all([
          ...counts.map(({ key, costMs }) => giveBack(db, key, costMs)),
          ...pairs.map((pair) => setPending(db, known(pair), until)),
        ]);
      },
    };
  };
}

/** Returns for each key, the current one first, the hashes of the subject with its address and with its browser. */
function pairsOf({ subject, addressHash, otherAddressHashes = [], deviceId }: Tried, keys: Keys): string[][] {
  return keys.map((key, index) => {
    const address = [addressHash, ...otherAddressHashes][index] ?? addressHash;
    const places = [address, ...(deviceId === undefined ? [] : [`device ${deviceId}`])];
    return places.map((place) => keyedHash(key, `${place} ${subject}`));
  });
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
