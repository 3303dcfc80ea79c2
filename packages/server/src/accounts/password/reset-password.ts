import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { revokeKeys } from "../api-keys/revoke-keys.ts";
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
 * Sets a new password with the token of a mailed link, which works once. Ends every session and revokes every API key,
 * because a reset is how an owner takes an account back. Also verifies the address; if it was unverified, removes the
 * account's other ways to sign in. Hashes the password before using up the token, so that the link stays valid when the
 * queue for hashing is full.
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
  let revokedKeys = 0;
  const alongside = async (tx: Db) => {
    revokedKeys = await revokeKeys(tx, account.id, { reason: "Password reset", now: at });
  };
  await setPasswordByMail(db, account, { passwordHash, now: at, alongside });
  await onVerified(account);
  mailer.send(mails.passwordChanged(account.email, { revokedKeys }));
}
