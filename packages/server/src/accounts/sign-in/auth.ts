import { randomUUID } from "node:crypto";
import { isEmail } from "@rewright/contract/field-rules";
import { periods } from "@rewright/contract/periods";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { Logger } from "pino";
import type { Db } from "#src/db/database.ts";
import { isOutOfReach } from "#src/db/is-out-of-reach.ts";
import { identities, sessions, users, verifications } from "#src/db/schema.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { deriveKeys, type Secrets } from "#src/secrets/secret.ts";
import { mails } from "../mails.ts";
import { resetLink } from "../password/reset-link.ts";
import { findAccount, updateAccount } from "../store.ts";
import { storeByClock } from "./auth-clock.ts";
import { type GoogleSettings, googlePlugins, namesOrDefault } from "./google.ts";
import { cookiePrefix, librarySecrets } from "./session-cookies.ts";
import { sessionPlugin } from "./session-plugin.ts";

const daySeconds = 86_400;

const linkSeconds = periods.mailedLinkMinutes * 60;

interface SignIn {
  readonly userId: string;
  readonly userAgent?: string | null;
  readonly ipAddress?: string | null;
}

export interface AuthDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  /** The public URL of this site. Links in mails and Google's callback URL start with it. */
  readonly origin: string;
  readonly google: GoogleSettings | undefined;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Called when Google confirms that the user owns the email address. */
  readonly onVerified: (user: { id: string; email: string }) => Promise<void>;
  /** Called when a session has been created. */
  readonly onSignIn: (session: SignIn) => Promise<void>;
}

/**
 * Configures the library better-auth for this server's tables: sessions, sign-in, Google, and links in mails. Clients
 * cannot reach the library's own endpoints, because only this server's endpoints call it.
 */
export function createAuth(deps: AuthDeps) {
  const { db, now, secrets, origin, google, logger } = deps;
  return betterAuth({
    baseURL: origin,
    basePath: "/api/auth",
    secret: librarySecrets(secrets)[0],
    database: storeByClock(
      drizzleAdapter(db, {
        provider: "pg",
        schema: { user: users, session: sessions, account: identities, verification: verifications },
        // Use no transaction: it would stay open while a password is hashed, and the embedded database has one
        // connection.
        transaction: false,
      }),
      now,
    ),
    telemetry: { enabled: false },
    // This server has its own rate limits, which count by account and by address in the database.
    rateLimit: { enabled: false },
    logger: { level: "error", log: (level, message, ...details) => logLibrary(logger, level, message, details) },
    onAPIError: { errorURL: `${origin}/auth/callback` },
    advanced: {
      cookiePrefix,
      // Set explicitly, because the library's default differs when NODE_ENV is "test".
      disableOriginCheck: false,
      useSecureCookies: origin.startsWith("https:"),
      database: { generateId: () => randomUUID() },
      // This server writes this header itself, with the address of the connection or the one that a trusted proxy
      // reports.
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"], ipv6Subnet: 128 },
    },
    session: { expiresIn: periods.rememberedSessionDays * daySeconds, updateAge: daySeconds },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false },
        lastName: { type: "string", required: false },
        provider: { type: "string", required: false, input: false },
      },
    },
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true, updateUserInfoOnLink: true } },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: passwordOptions(deps),
    plugins: [sessionPlugin, ...(google ? googlePlugins(google) : [])],
    databaseHooks: databaseHooks(deps),
  });
}
export type Auth = ReturnType<typeof createAuth>;

function passwordOptions({ secrets, origin, mailer }: AuthDeps) {
  const resetKeys = deriveKeys(secrets, "password reset");
  return {
    enabled: true,
    autoSignIn: false,
    resetPasswordTokenExpiresIn: linkSeconds,
    sendResetPassword: async ({ user, token }) =>
      mailer.send(mails.resetPassword(user.email, resetLink(origin, resetKeys, token))),
  } satisfies BetterAuthOptions["emailAndPassword"];
}

/**
 * Returns functions that check and change the accounts library's rows before they are written, and functions that
 * report the written rows.
 */
function databaseHooks({ db, now, onVerified, onSignIn }: AuthDeps) {
  const recordVerification = async (user: { id: string; email: string; emailVerified: boolean }) => {
    if (user.emailVerified) await onVerified(user);
  };
  return {
    user: {
      create: {
        before: async (user) => {
          // Refuse an address that looks like another address, even if Google has verified it.
          if (!isEmail(user.email)) throw new APIError("BAD_REQUEST", { code: "email_refused" });
          return { data: { ...user, ...namesOrDefault(user), ...withoutPicture, provider: "google" } };
        },
        after: recordVerification,
      },
      // Google may verify an address after its account was created.
      update: { before: async (user) => ({ data: { ...user, ...withoutPicture } }), after: recordVerification },
    },
    // Store no tokens, because nothing here calls Google after the sign-in.
    account: {
      create: {
        before: async (account) => ({ data: { ...account, ...withoutTokens } }),
        after: async ({ providerId, userId }) => {
          if (providerId === "google") await updateAccount(db, userId, { provider: "google" }, now());
        },
      },
      update: { before: async (account) => ({ data: { ...account, ...withoutTokens } }) },
    },
    session: {
      create: {
        before: async ({ userId }) => {
          const account = await findAccount(db, userId, now());
          if (!account?.isActive) throw new APIError("FORBIDDEN", { code: "ACCOUNT_INACTIVE" });
        },
        after: onSignIn,
      },
    },
  } satisfies BetterAuthOptions["databaseHooks"];
}

/** Error messages that anyone can cause by opening Google's callback URL. They are not logged as errors. */
const refusedReturns = new Set([
  "INVALID_CALLBACK_REQUEST",
  "State not found",
  "Failed to parse state",
  "OAuth issuer mismatch",
]);

function logLibrary(
  logger: Logger,
  level: "debug" | "info" | "warn" | "error",
  message: string,
  details: readonly unknown[],
): void {
  // The failed request itself is already in the log, with its reason.
  if (message.startsWith("Failed to query fallback join") || details.some(isOutOfReach)) return;
  if (refusedReturns.has(message)) logger.info("a return from Google was refused");
  else logger[level]({ message }, "auth");
}

/** Removes Google's profile picture, which this site does not show. */
const withoutPicture = { image: null };

const withoutTokens = { accessToken: null, refreshToken: null, idToken: null };
