import * as contract from "@rewright/contract/account";
import type { Logger } from "pino";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import type { Db } from "../db/database.ts";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";
import type { Mailer } from "../mail/mailer.ts";
import { requireMail } from "../mail/require-mail.ts";
import { deriveKeys, type Secrets } from "../secrets/secret.ts";
import { toUser } from "./account.ts";
import { followLink } from "./links/follow-link.ts";
import type { MailedLinks } from "./links/mailed-link.ts";
import type { PasswordHasher } from "./password/password-hash.ts";
import { isPair } from "./password/reset-link.ts";
import { resetPasswordBy } from "./password/reset-password.ts";
import type { Auth } from "./sign-in/auth.ts";
import { callAuth } from "./sign-in/call-auth.ts";
import type { DeviceCookies } from "./sign-in/device-cookie.ts";
import { signInByEmail } from "./sign-in/sign-in.ts";
import { sendVerification } from "./sign-up/send-verification.ts";
import { signUpByEmail } from "./sign-up/sign-up.ts";
import type { SignUpBrowsers } from "./sign-up/sign-up-browser.ts";
import { deleteSession } from "./store.ts";

export interface AccountDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auth: Auth;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** The public URL of this site. */
  readonly origin: string;
  readonly secrets: Secrets;
  readonly limitAttempts: AttemptLimiter;
  readonly googleIsConfigured: boolean;
  readonly links: MailedLinks;
  readonly signUpBrowsers: SignUpBrowsers;
  readonly devices: DeviceCookies;
  /** Called when a user has proved to own the account's email address. */
  readonly onVerified: (user: { id: string; email: string }) => Promise<void>;
  /** Called when an account's email address or name has changed. */
  readonly onPersonChanged: (accountId: string) => Promise<void>;
}

const noMail = "Password reset is not configured yet. Please contact support.";
const noLinks = "Email isn't set up yet, so we can't send a link. Please contact support.";

/** Returns the routes for signing up, signing in and out, resetting the password, and verifying the address. */
export function signInRoutes(deps: AccountDeps): ApiRoute[] {
  return [signUpRoute(deps), ...sessionRoutes(deps), ...passwordRoutes(deps), ...verificationRoutes(deps)];
}

function signUpRoute(deps: AccountDeps): ApiRoute {
  return route(contract.signUp, async ({ input, guest: { addressHash }, cookies }) => {
    await deps.limitAttempts("sign-up", { subject: input.email, addressHash });
    const mark = deps.signUpBrowsers.newMark();
    const account = await signUpByEmail(
      { ...deps, sendVerification: (opened) => sendVerification(deps, opened), storeBrowser: mark.store },
      input,
    );
    cookies.push(mark.cookie);
    return {
      success: true as const,
      message: "Account created successfully! Redirecting to sign in...",
      user: toUser(account),
    };
  });
}

function sessionRoutes(deps: AccountDeps): ApiRoute[] {
  const { auth, db, limitAttempts } = deps;
  return [
    route(contract.signIn, async ({ input, session, ...caller }) => {
      const account = await signInByEmail(deps, caller, input);
      // The new session's cookie replaces the old one in the browser, so the old session is deleted here.
      if (session) await deleteSession(db, session.account.id, session.sessionId);
      return { success: true as const, user: toUser(account) };
    }),

    route(contract.signInWithGoogle, async ({ guest: { addressHash, cookieId }, headers, cookies }) => {
      if (!deps.googleIsConfigured) throw new AppError("google_failed");
      await limitAttempts("google", { subject: cookieId, addressHash });
      const body = { provider: "google", callbackURL: "/auth/callback", errorCallbackURL: "/auth/callback" };
      const begun = await callAuth(() => auth.api.signInSocial({ body, headers, returnHeaders: true }), cookies);
      if (!begun.url) throw new AppError("google_failed");
      return { url: begun.url, redirect: true as const };
    }),

    route(contract.signOut, async ({ session, headers, cookies }) => {
      // The accounts library reports a session as ended even if the database did not delete it, so it is deleted here.
      if (session) await deleteSession(db, session.account.id, session.sessionId);
      await callAuth(() => auth.api.signOut({ headers, returnHeaders: true }), cookies);
      return { success: true as const };
    }),

    route(contract.getSession, async ({ account }) => ({ user: account ? toUser(account) : null })),

    route(contract.refreshUser, async (call) => {
      const { account } = sessionOf(call);
      const planChanged = call.input.plan !== undefined && call.input.plan !== account.plan;
      return { success: true as const, planChanged, user: toUser(account) };
    }),
  ];
}

function passwordRoutes(deps: AccountDeps): ApiRoute[] {
  const { auth, mailer, limitAttempts } = deps;
  const resetKeys = deriveKeys(deps.secrets, "password reset");
  return [
    route(contract.requestPasswordReset, async ({ input: { email }, guest: { addressHash } }) => {
      requireMail(mailer, noMail);
      if (await isLetThrough(limitAttempts("reset-request", { subject: email, addressHash }))) {
        await auth.api.requestPasswordReset({ body: { email } });
      }
      return {
        success: true as const,
        message:
          "Password reset email sent! Please check your inbox and follow the instructions to reset your password.",
      };
    }),

    route(contract.resetPassword, async ({ input, guest: { addressHash } }) => {
      const { access_token: token, refresh_token, newPassword } = input;
      await limitAttempts("reset-password", { subject: token, addressHash });
      if (!isPair(resetKeys, token, refresh_token)) throw new AppError("link_expired");
      await resetPasswordBy(deps, { token, newPassword });
      return { success: true as const, message: "Password updated successfully! Redirecting to login..." };
    }),
  ];
}

function verificationRoutes(deps: AccountDeps): ApiRoute[] {
  const { auth, mailer, limitAttempts } = deps;
  return [
    route(contract.verifyEmail, async ({ input, guest: { addressHash }, session, headers, cookies }) => {
      const { step, verifiedId } = await followLink(deps, input.token, addressHash);
      const isOpener = verifiedId !== undefined && (await deps.signUpBrowsers.takeMark(verifiedId, headers, cookies));
      const signed_in = isOpener && !session;
      if (signed_in) {
        const body = { userId: verifiedId, isRemembered: false };
        await callAuth(() => auth.api.enter({ body, headers, returnHeaders: true }), cookies);
      }
      return { success: true as const, step, signed_in };
    }),

    route(contract.sendVerificationEmail, async (call) => {
      const { account } = sessionOf(call);
      if (account.emailVerified) return { success: true as const, message: "Your email is already verified." };
      requireMail(mailer, noLinks);
      await limitAttempts("verification-mail", { subject: account.id, addressHash: call.guest.addressHash });
      sendVerification(deps, account);
      return { success: true as const, message: `We sent a link to ${account.email}.` };
    }),
  ];
}

/**
 * Counts an attempt and returns whether the rate limit allows it. Used by endpoints whose response must not reveal that
 * the limit is reached.
 */
async function isLetThrough(attempt: ReturnType<AttemptLimiter>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}
