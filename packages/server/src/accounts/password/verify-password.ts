import { randomUUID } from "node:crypto";
import type { Db } from "#src/db/database.ts";
import type { MailedLinks } from "../links/mailed-link.ts";
import { findPasswordHash, movePassword } from "../store.ts";
import type { HashingClass, PasswordHasher } from "./password-hash.ts";

export interface VerifyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly links: MailedLinks;
}

/**
 * Verifies the account's password. One that was hashed with another secret is stored anew with the current one. Without
 * an account, or when it has no password, the answer is false and takes equally long.
 * @throws AppError `busy`
 */
export async function verifyPassword(
  { db, now, hasher, links }: VerifyDeps,
  accountId: string | undefined,
  password: string,
  by: HashingClass,
): Promise<boolean> {
  // Also asked without an account, so that the answer does not come sooner.
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
