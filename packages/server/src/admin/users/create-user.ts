import type { createUser as createUserEndpoint } from "@rewright/contract/admin/users";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Account } from "#src/accounts/account.ts";
import { invite } from "#src/accounts/administrators/invite.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import type { MailedLinks } from "#src/accounts/links/mailed-link.ts";
import type { PasswordHasher } from "#src/accounts/password/password-hash.ts";
import type { Auth } from "#src/accounts/sign-in/auth.ts";
import { openAccount } from "#src/accounts/sign-up/open-account.ts";
import { sendVerification } from "#src/accounts/sign-up/send-verification.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { requireMail } from "#src/mail/require-mail.ts";
import type { Secrets } from "#src/secrets/secret.ts";
import type { ChangeDeps } from "./change-user.ts";

export interface CreateDeps extends ChangeDeps {
  readonly auth: Auth;
  readonly hasher: PasswordHasher;
  readonly links: MailedLinks;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly origin: string;
  readonly secrets: Secrets;
}

/**
 * Creates an account for another person, who gets a mail with a link: to verify the address, or to choose a password if
 * none is given.
 * @throws AppError `USER_EXISTS`, and `unavailable` if the required mail cannot be sent
 */
export async function createUser(
  deps: CreateDeps,
  actorId: string,
  { email, first_name: firstName, last_name: lastName, password }: z.output<typeof createUserEndpoint.input>["input"],
): Promise<Account> {
  if (password === undefined) {
    requireMail(
      deps.mailer,
      "Email isn't set up yet, so the user won't be able to choose a password. Set one instead.",
    );
  }
  const passwordHash = password === undefined ? undefined : await deps.hasher.hash(password, "known");
  const now = deps.now();
  const account = await openAccount(deps, {
    email,
    firstName,
    lastName,
    passwordHash,
    now,
    alongside: async (tx, id) => {
      await lockAdmins(tx, actorId);
      const details = { with_password: passwordHash !== undefined };
      await writeAudit(tx, now, { actorId, action: "user.create", target: { kind: "user", id }, details });
    },
  });
  if (passwordHash === undefined) await invite(deps, account);
  else sendVerification(deps, account);
  return account;
}
