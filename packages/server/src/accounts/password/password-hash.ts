import { createHmac } from "node:crypto";
import { hash as bcryptHash, verify as bcryptVerify } from "@node-rs/bcrypt";
import pLimit from "p-limit";
import { AppError } from "#src/app-error.ts";
import type { Keys } from "#src/secrets/secret.ts";

export const defaultPasswordCost = 12;

/**
 * The number of passwords that are hashed at the same time, for each of two classes of callers. Hashing a password
 * takes about 0.2 seconds of processor time on a pool thread. A caller is `known` if the request comes with a session
 * or a mailed link, or from a browser or address from which the account was signed in to before. Known callers have a
 * separate queue, so that a flood of other requests does not delay them.
 */
const atOnce = { known: 2, unknown: 1 } as const;

/** Number of passwords that may wait in each of the two queues, for known and for unknown callers. */
const maxWaiting = 40;

export type HashingClass = keyof typeof atOnce;

const tooMany = "Many people are logging in right now. Please try again in a few seconds.";

/** Hashes and verifies passwords. Each function throws AppError `busy` if too many callers of the same class wait. */
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
   * Hashes the password without a result, which takes as long as verifying a wrong password. Used when there is no
   * account, so that response times do not reveal this.
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
  const limits = { known: pLimit(atOnce.known), unknown: pLimit(atOnce.unknown) };
  function refuseWhenFull(by: HashingClass): void {
    if (limits[by].pendingCount >= maxWaiting) throw new AppError("busy", tooMany, { retryAfterSeconds: 5 });
  }
  async function queued<T>(by: HashingClass, work: () => Promise<T>): Promise<T> {
    refuseWhenFull(by);
    return limits[by](work);
  }
  const hashWith = (key: Buffer, password: string) => bcryptHash(digest(key, password), { cost: rounds });

  async function verify(password: string, hash: string) {
    for (const [index, key] of keys.entries()) {
      if (!(await compare(digest(key, password), hash))) continue;
      return { isRight: true, ...(index > 0 && { renewed: await hashWith(keys[0], password) }) };
    }
    return { isRight: false };
  }

  return {
    refuseWhenFull,
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
