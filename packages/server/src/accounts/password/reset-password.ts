import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { mails } from "../mails.ts";
import type { Auth } from "../sign-in/auth.ts";
import { findAccount, setPasswordByMail } from "../store.ts";
import type { PasswordHasher } from "./password-hash.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auth: Auth;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly onVerified: (user: { id: string; email: string }) => Promise<void>;
}

/**
 * Sets a new password with the token of a mailed link, once, and ends every session. The link also verifies the
 * address; if it was unverified, other ways to sign in are removed. The password is hashed before the token is used up,
 * so that a full queue does not invalidate the link.
 * @throws AppError `link_expired`, `busy`
 */
export async function resetPasswordBy(
  { db, now, auth, hasher, mailer, onVerified }: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const passwordHash = await hasher.hash(newPassword, "known");
  const { internalAdapter } = await auth.$context;
  const used = await internalAdapter.consumeVerificationValue(`reset-password:${token}`);
  const at = now();
  const account = used && (await findAccount(db, used.value, at));
  if (!account) throw new AppError("link_expired");
  await setPasswordByMail(db, account, { passwordHash, now: at });
  await onVerified(account);
  mailer.send(mails.passwordChanged(account.email));
}
