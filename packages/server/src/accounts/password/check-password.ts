import { AppError } from "#src/app-error.ts";
import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import type { Account } from "../account.ts";
import { type VerifyDeps, verifyPassword } from "./verify-password.ts";

interface Deps extends VerifyDeps {
  readonly limitAttempts: AttemptLimiter;
}

/**
 * Checks the account's password before an action that no one with only a stolen session may perform. Succeeds if the
 * account has no password.
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function checkPassword(
  deps: Deps,
  { id, hasPassword }: Account,
  { password, addressHash }: { password: string | undefined; addressHash: string },
): Promise<void> {
  if (!hasPassword) return;
  const attempt = await deps.limitAttempts("password-check", { subject: id, addressHash });
  if (password === undefined || !(await verifyPassword(deps, id, password, "known")))
    throw new AppError("wrong_password");
  await attempt.succeeded();
}
