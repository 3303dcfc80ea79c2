import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import { mails } from "../mails.ts";
import { replacePassword } from "../store.ts";
import { checkPassword } from "./check-password.ts";

type Deps = Parameters<typeof checkPassword>[0] & {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
};

/**
 * Changes the password, ends every other session of the account, and mails the owner a notice. API keys keep working,
 * because the owner, who knows the old password, can revoke them.
 */
export async function changePasswordOf(
  deps: Deps,
  { account, sessionId, addressHash }: { account: Account; sessionId: string; addressHash: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!account.hasPassword) {
    throw new AppError("forbidden", 'This account has no password yet. Use "Forgot password?" to set one.');
  }
  await checkPassword(deps, account, { password: currentPassword, addressHash });
  const passwordHash = await deps.hasher.hash(newPassword, "known");
  await replacePassword(deps.db, account.id, { passwordHash, keepSession: sessionId, now: deps.now() });
  deps.mailer.send(mails.passwordChanged(account.email, { revokedKeys: 0 }));
}
