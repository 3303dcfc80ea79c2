import { randomUUID } from "node:crypto";
import type { Db } from "#src/db/database.ts";
import type { MailedLinks } from "../links/mailed-link.ts";
import { findPasswordHash, movePassword } from "../store.ts";
import type { HashingClass } from "./hashing-queue.ts";
import type { PasswordHasher } from "./password-hash.ts";

export interface VerifyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly links: MailedLinks;
}

/**
 * Returns whether the password is the account's. Stores a new hash if the old one was made with a former secret.
 * Returns false, after an equally long time, if there is no account or the account has no password.
 * @throws AppError `busy`
 */
export async function verifyPassword(
  { db, now, hasher, links }: VerifyDeps,
  accountId: string | undefined,
  password: string,
  by: HashingClass,
): Promise<boolean> {
  // Query the database even without an account, so that the response is not faster.
  const hash = await findPasswordHash(db, accountId ?? randomUUID());
  if (accountId === undefined || hash === undefined) {
    await hasher.pretend(password, by);
    return false;
  }
  const { isRight, renewed } = await hasher.verify(password, hash, by);
  if (renewed !== undefined) {
    await movePassword(db, accountId, { from: hash, to: renewed, stamps: links.stampsOf(hash), now: now() });
  }
  return isRight;
}
