import { createHmac } from "node:crypto";
import { hash as bcryptHash, verify as bcryptVerify } from "@node-rs/bcrypt";
import pLimit from "p-limit";
import { AppError } from "#src/app-error.ts";

export const defaultPasswordCost = 12;

/** How many hashes run at once. Each takes about 0.2 seconds of one core, on a thread of a pool. */
const atOnce = 2;
const maxWaiting = 40;

const tooMany = "Many people are logging in right now. Please try again in a few seconds.";

export interface PasswordHasher {
  /** @throws AppError `busy` when too many passwords wait */
  hash(password: string): Promise<string>;
  /** @throws AppError `busy` when too many passwords wait */
  verify(password: string, hash: string): Promise<boolean>;
}

/**
 * Hashes passwords with bcrypt. It hashes a keyed HMAC-SHA-256 of the password, because bcrypt ignores input after 72
 * bytes, and because a stolen table cannot be attacked without the key.
 */
export function createPasswordHasher(
  key: Buffer,
  { rounds = defaultPasswordCost }: { rounds?: number } = {},
): PasswordHasher {
  const limit = pLimit(atOnce);
  const digest = (password: string) => createHmac("sha256", key).update(password.normalize("NFC")).digest("base64");
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new AppError("busy", tooMany, { retryAfterSeconds: 5 });
    return limit(work);
  };
  return {
    hash: async (password) => queued(() => bcryptHash(digest(password), { cost: rounds })),
    verify: async (password, hash) => queued(() => bcryptVerify(digest(password), hash)),
  };
}
