import { createHmac } from "node:crypto";
import { hash as bcryptHash, verify as bcryptVerify } from "@node-rs/bcrypt";
import { createPrioritySemaphore } from "#src/priority/create-priority-semaphore.ts";
import type { Keys } from "#src/secrets/secret.ts";

export const defaultPasswordCost = 12;

/** Number of passwords hashed at the same time. Each hash takes about 0.2 seconds of one core on a worker thread. */
const atOnce = 2;

/** Number of passwords that may wait in each of the two queues, for known and for unknown callers. */
const maxWaiting = 40;

/**
 * Milliseconds that are added to the waiting time of each kind of caller, so that `known` callers are served first. A
 * known caller has a session, a mailed link, or a browser or IP address from which the account signed in before. The
 * other callers wait longer than a full queue of known callers takes, so they are served too.
 */
const handicapsMs = { known: 0, unknown: 20_000 } as const;

export type HashingClass = keyof typeof handicapsMs;

const tooMany = "Many people are logging in right now. Please try again in a few seconds.";

const never = new AbortController().signal;

/**
 * Hashes and verifies passwords. Each function throws AppError `busy` if too many passwords wait in the caller's queue.
 */
export interface PasswordHasher {
  refuseWhenFull(by: HashingClass): void;
  hash(password: string, by: HashingClass): Promise<string>;
  /**
   * Returns whether the password matches the hash. `renewed` is a new hash with the current key, if the old hash used a
   * former key.
   */
  verify(
    password: string,
    hash: string,
    by: HashingClass,
  ): Promise<{ readonly isRight: boolean; readonly renewed?: string }>;
  /**
   * Takes as long as verifying a wrong password. Used when there is no account, so that response times reveal nothing.
   */
  pretend(password: string, by: HashingClass): Promise<void>;
}

interface Options {
  readonly rounds?: number;
  /** Compares a password's digest with a bcrypt hash. Tests replace it. */
  readonly compare?: (digest: string, hash: string) => Promise<boolean>;
}

/**
 * Hashes passwords with bcrypt, applied to a keyed HMAC-SHA-256 of the password: bcrypt ignores input after 72 bytes,
 * and a stolen table cannot be attacked without the key. While a secret is being replaced, verifying tries the keys of
 * both secrets, so a wrong password takes twice as long.
 */
export function createPasswordHasher(
  keys: Keys,
  { rounds = defaultPasswordCost, compare = bcryptVerify }: Options = {},
): PasswordHasher {
  const queue = createPrioritySemaphore({ permits: atOnce, mayWait: maxWaiting, busy: tooMany });
  const queued = <T>(by: HashingClass, work: () => Promise<T>): Promise<T> =>
    queue.runOrRefuse({ signal: never, priority: handicapsMs[by] }, work);
  const hashWith = (key: Buffer, password: string) => bcryptHash(digest(key, password), { cost: rounds });

  async function verify(password: string, hash: string) {
    for (const [index, key] of keys.entries()) {
      if (!(await compare(digest(key, password), hash))) continue;
      return { isRight: true, ...(index > 0 && { renewed: await hashWith(keys[0], password) }) };
    }
    return { isRight: false };
  }

  return {
    refuseWhenFull: (by) => queue.refuseWhenFull(handicapsMs[by]),
    hash: (password, by) => queued(by, () => hashWith(keys[0], password)),
    verify: (password, hash, by) => queued(by, () => verify(password, hash)),
    pretend: (password, by) =>
      queued(by, async () => {
        for (const key of keys) await hashWith(key, password);
      }),
  };
}

function digest(key: Buffer, password: string): string {
  return createHmac("sha256", key).update(password.normalize("NFC")).digest("base64");
}
