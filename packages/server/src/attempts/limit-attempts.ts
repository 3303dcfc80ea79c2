import { periods } from "@rewright/contract/periods";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { type Keys, keyedHash } from "../secrets/secret.ts";
import { countAttempt, deleteOldAttempts, giveBack, readPending, setPending } from "./store.ts";

const minuteMs = 60_000;

interface Limit {
  /** The number of allowed attempts for one account or email address, from all IP addresses together. */
  readonly perSubject: number;
  /**
   * The number of allowed attempts for one account or email address from one IP address. Absent if such attempts are
   * not counted separately.
   */
  readonly perPair?: number;
  readonly perAddress: number;
  readonly withinMs: number;
}

/**
 * The limits of each action: how many attempts are allowed for one account or email address (the subject), and from one
 * IP address.
 */
const limits = {
  "sign-in": { perSubject: 60, perPair: 10, perAddress: 60, withinMs: 15 * minuteMs },
  "sign-up": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-request": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-password": { perSubject: 10, perAddress: 20, withinMs: 60 * minuteMs },
  "verification-mail": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "confirmed-change": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "password-check": { perSubject: 10, perAddress: 60, withinMs: 15 * minuteMs },
  google: { perSubject: 30, perAddress: 30, withinMs: 15 * minuteMs },
  "api-key": { perSubject: 60, perAddress: 60, withinMs: 15 * minuteMs },
  "key-creation": { perSubject: 20, perAddress: 60, withinMs: 60 * minuteMs },
  checkout: { perSubject: 20, perAddress: 100, withinMs: 10 * minuteMs },
  billing: { perSubject: 60, perAddress: 600, withinMs: 10 * minuteMs },
  contact: { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  alternatives: { perSubject: 300, perAddress: 300, withinMs: 10 * minuteMs },
  measures: { perSubject: 300, perAddress: 300, withinMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>;

type LimitedAction = keyof typeof limits;

/** The milliseconds for which the server remembers an IP address from which an attempt succeeded. */
const knownMs = periods.knownAddressDays * 24 * 60 * minuteMs;

/** Identifies who made an attempt: the account or email address (`subject`), the hashed IP address and the browser. */
interface Tried {
  readonly subject: string;
  readonly addressHash: string;
  /** Hashes of the IP address with former secrets, while a secret is being replaced. */
  readonly otherAddressHashes?: readonly string[];
  /** The random id in the browser's cookie. Undefined if the browser has no such cookie. */
  readonly deviceId?: string;
  /**
   * May reject, to refuse the attempt before it is counted. `isKnown` is true if an earlier attempt from this IP address
   * or browser succeeded.
   */
  readonly admit?: (isKnown: boolean) => Promise<void>;
}

/** Holds an allowed attempt. It stays counted unless `succeeded` is called. */
interface Attempt {
  /** True if an earlier attempt for the same account succeeded from this IP address or browser. */
  readonly isKnown: boolean;
  /** Removes the attempt from the counts, so that only failures count. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt against two limits: that of the account or email address, and that of the caller's IP address. For
 * actions with a limit per pair, failures from other IP addresses do not block an IP address or browser from which an
 * earlier attempt succeeded.
 * @throws AppError `too_many_requests`
 */
export type AttemptLimiter = (action: LimitedAction, by: Tried) => Promise<Attempt>;

/**
 * Creates the function that counts attempts. It counts in the database, so that several servers share the counts, and
 * it stores only hashes.
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
    // Attempts that were already over the limit, as in a flood, are refused without writing to the database.
    for (const { key, costMs } of counts) {
      if ((pending.get(key) ?? at).getTime() + costMs > at.getTime() + withinMs + 1) throw tooMany(costMs);
    }
    await by.admit?.(isKnown);
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

/**
 * Returns for each key the hashes of two pairs: the account with its IP address, and the account with its browser. The
 * current key comes first.
 */
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

/** Deletes attempts that are too old to count against a limit. */
export async function forgetOldAttempts({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteOldAttempts(db, now());
}
