import type { Logger } from "pino";
import { createAttemptLimiter } from "../attempts/limit-attempts.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deriveKeys, type Secrets } from "../secrets/secret.ts";
import { createMailedLinks } from "./links/mailed-link.ts";
import type { PasswordHasher } from "./password/password-hash.ts";
import type { AccountDeps } from "./routes.ts";
import { type Auth, createAuth } from "./sign-in/auth.ts";
import { createDeviceCookies } from "./sign-in/device-cookie.ts";
import { recordSignIn } from "./sign-in/record-sign-in.ts";
import { recordVerification } from "./sign-up/record-verification.ts";
import { createSignUpBrowsers } from "./sign-up/sign-up-browser.ts";

interface Deps {
  readonly config: Pick<Config, "google" | "adminEmails">;
  readonly secrets: Secrets;
  readonly origin: string;
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly onPersonChanged: AccountDeps["onPersonChanged"];
}

/** Creates the services that the account routes use: sign-in, mailed links, recognized browsers and rate limits. */
export function createAccounts({ config, ...deps }: Deps): AccountDeps & { readonly auth: Auth } {
  const { secrets } = deps;
  const onVerified = (user: { id: string; email: string }) =>
    recordVerification({ ...deps, adminEmails: config.adminEmails }, user);
  const auth = createAuth({
    ...deps,
    google: config.google,
    onVerified,
    onSignIn: (session) => recordSignIn({ ...deps, deviceKeys: deriveKeys(secrets, "devices") }, session),
  });
  const limitAttempts = createAttemptLimiter({ ...deps, keys: deriveKeys(secrets, "attempts") });
  const links = createMailedLinks({ ...deps, keys: deriveKeys(secrets, "mailed links") });
  const signUpBrowsers = createSignUpBrowsers({ ...deps, keys: deriveKeys(secrets, "sign-up browsers") });
  const devices = createDeviceCookies({ ...deps, keys: deriveKeys(secrets, "device cookie") });
  const googleIsConfigured = config.google !== undefined;
  return { ...deps, auth, limitAttempts, links, signUpBrowsers, devices, onVerified, googleIsConfigured };
}
