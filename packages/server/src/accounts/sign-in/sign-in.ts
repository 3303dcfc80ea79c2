import type { signIn } from "@rewright/contract/account";
import type { z } from "zod";
import { AppError } from "#src/app-error.ts";
import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import type { Guest } from "#src/usage/guest.ts";
import type { Account } from "../account.ts";
import { type VerifyDeps, verifyPassword } from "../password/verify-password.ts";
import { findAccountByEmail } from "../store.ts";
import type { Auth } from "./auth.ts";
import { callAuth } from "./call-auth.ts";
import type { DeviceCookies } from "./device-cookie.ts";

interface Deps extends VerifyDeps {
  readonly auth: Auth;
  readonly limitAttempts: AttemptLimiter;
  readonly devices: DeviceCookies;
}

interface Caller {
  readonly guest: Guest;
  readonly headers: Headers;
  /** The list to which the cookies of the session and of the device are added. */
  readonly cookies: string[];
}

/**
 * Signs an account in with its password. Passwords from a browser or IP address in which the account signed in before
 * wait in a separate queue, so that floods of wrong passwords from elsewhere cannot lock the owner out.
 * @throws AppError `invalid_credentials`, `account_inactive`, `too_many_requests`, `busy`
 */
export async function signInByEmail(
  deps: Deps,
  { guest, headers, cookies }: Caller,
  { email, password, rememberMe }: z.output<typeof signIn.input>,
): Promise<Account> {
  const { db, now, auth, hasher, devices } = deps;
  const deviceId = devices.idOf(headers);
  const attempt = await deps.limitAttempts("sign-in", {
    ...{ ...guest, subject: email, deviceId },
    admit: (isKnown) => hasher.admit(isKnown ? "known" : "unknown"),
  });
  const account = await findAccountByEmail(db, email, now());
  const isRight = await verifyPassword(deps, account?.id, password, attempt.isKnown ? "known" : "unknown");
  if (!account || !isRight) throw new AppError("invalid_credentials");
  const body = { userId: account.id, isRemembered: rememberMe };
  await callAuth(() => auth.api.enter({ body, headers, returnHeaders: true }), cookies);
  await attempt.succeeded();
  cookies.push(devices.cookieFor(deviceId));
  return account;
}
