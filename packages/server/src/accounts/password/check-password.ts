import { AppError } from "#src/app-error.ts";
import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { findPasswordHash } from "../store.ts";
import type { PasswordHasher } from "./password-hash.ts";

interface Deps {
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly limitAttempts: AttemptLimiter;
}

/**
 * Checks the account's password before an action that a stolen session must not allow. Passes when the account has no
 * password.
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function checkPassword(
  { db, hasher, limitAttempts }: Deps,
  { id }: Account,
  { password, addressHash }: { password: string | undefined; addressHash: string },
): Promise<void> {
  const hash = await findPasswordHash(db, id);
  if (!hash) return;
  const attempt = await limitAttempts("password-check", { subject: id, addressHash });
  if (password === undefined || !(await hasher.verify(password, hash))) throw new AppError("wrong_password");
  await attempt.succeeded();
}
