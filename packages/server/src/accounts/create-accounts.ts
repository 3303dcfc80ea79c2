import type { Logger } from "pino";
import { createAttemptLimiter } from "../attempts/limit-attempts.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deriveKey } from "../secrets/secret.ts";
import { createMailedLinks } from "./links/mailed-link.ts";
import type { PasswordHasher } from "./password/password-hash.ts";
import type { AccountDeps } from "./routes.ts";
import { type Auth, createAuth } from "./sign-in/auth.ts";
import { recordSignIn } from "./sign-in/record-sign-in.ts";
import { recordVerification } from "./sign-up/record-verification.ts";
import { createSignUpBrowsers } from "./sign-up/sign-up-browser.ts";

interface Deps {
  readonly config: Pick<Config, "google" | "adminEmails">;
  readonly secret: string;
  readonly origin: string;
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly onPersonChanged: AccountDeps["onPersonChanged"];
}

/** Creates the dependencies of the account routes. */
export function createAccounts({ config, ...deps }: Deps): AccountDeps & { readonly auth: Auth } {
  const { secret } = deps;
  const onVerified = (user: { id: string; email: string }) =>
    recordVerification({ ...deps, adminEmails: config.adminEmails }, user);
  const auth = createAuth({
    ...deps,
    google: config.google,
    onVerified,
    onSignIn: (session) => recordSignIn({ ...deps, deviceKey: deriveKey(secret, "devices") }, session),
  });
  const limitAttempts = createAttemptLimiter({ ...deps, key: deriveKey(secret, "attempts") });
  const links = createMailedLinks({ ...deps, key: deriveKey(secret, "mailed links") });
  const signUpBrowsers = createSignUpBrowsers({ ...deps, key: deriveKey(secret, "sign-up browsers") });
  const googleIsConfigured = config.google !== undefined;
  return { ...deps, auth, limitAttempts, links, signUpBrowsers, onVerified, googleIsConfigured };
}
