import { randomBytes } from "node:crypto";
import { periods } from "@rewright/contract/periods";
import type { Mailer } from "#src/mail/mailer.ts";
import { deriveKeys, type Secrets } from "#src/secrets/secret.ts";
import type { Account } from "../account.ts";
import { mails } from "../mails.ts";
import { resetLink } from "../password/reset-link.ts";
import type { Auth } from "../sign-in/auth.ts";
import { toAuth } from "../sign-in/auth-clock.ts";

interface Deps {
  readonly now: () => Date;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly origin: string;
}

/**
 * Mails the owner of an account that an administrator created a link for choosing a password. Following the link also
 * verifies the email address.
 */
export async function invite({ now, auth, mailer, secrets, origin }: Deps, { id, email }: Account): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    value: id,
    identifier: `reset-password:${token}`,
    expiresAt: toAuth(new Date(now().getTime() + periods.mailedLinkMinutes * 60_000), now),
  });
  mailer.send(mails.accountOpened(email, resetLink(origin, deriveKeys(secrets, "password reset"), token)));
}
