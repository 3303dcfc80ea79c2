import { createHmac } from "node:crypto";
import { hash as bcryptHash, verify as bcryptVerify } from "@node-rs/bcrypt";
import type { Keys } from "#src/secrets/secret.ts";
import { createHashingQueue, type HashingClass } from "./hashing-queue.ts";

export const defaultPasswordCost = 12;

/** Hashes and verifies passwords. Each function throws AppError `busy` if too many passwords of the same class wait. */
export interface PasswordHasher {
  /** Resolves if there is room in the queue. */
  admit(by: HashingClass): Promise<void>;
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
  const queue = createHashingQueue();
  const hashWith = (key: Buffer, password: string) => bcryptHash(digest(key, password), { cost: rounds });

  async function verify(password: string, hash: string) {
    for (const [index, key] of keys.entries()) {
      if (!(await compare(digest(key, password), hash))) continue;
      return { isRight: true, ...(index > 0 && { renewed: await hashWith(keys[0], password) }) };
    }
    return { isRight: false };
  }

  return {
    admit: queue.admit,
    hash: (password, by) => queue.run(by, () => hashWith(keys[0], password)),
    verify: (password, hash, by) => queue.run(by, () => verify(password, hash)),
    pretend: (password, by) =>
      queue.run(by, async () => {
        for (const key of keys) await hashWith(key, password);
      }),
  };
}

function digest(key: Buffer, password: string): string {
  return createHmac("sha256", key).update(password.normalize("NFC")).digest("base64");
}
