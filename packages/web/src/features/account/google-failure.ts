import type { GooglePurpose } from "#src/api/google-return.ts";
import { accountStrings } from "./strings.ts";

export interface GoogleFailure {
  readonly message: string;
  /** The milliseconds for which the message is shown before the login page opens. */
  readonly afterMs: number;
}

/** The OpenID Connect error codes of a sign-in that the user has cancelled. */
const cancelled = ["access_denied", "interaction_required", "login_required", "consent_required"];

/** Returns the message for the error code in the URL after a return from Google. */
export function googleFailure(code: string, purpose: GooglePurpose): GoogleFailure {
  if (code === "account_not_linked") {
    return {
      message: accountStrings.emailHasPassword,
      afterMs: 5000,
    };
  }
  if (code === "ACCOUNT_INACTIVE") return { message: accountStrings.accountIsInactive, afterMs: 3000 };
  if (cancelled.includes(code)) {
    return { message: accountStrings.googleWasCancelled(purpose), afterMs: 3000 };
  }
  return authenticationFailed;
}

export const authenticationFailed: GoogleFailure = {
  message: accountStrings.authenticationFailedPleaseTry,
  afterMs: 3000,
};

export const noSession: GoogleFailure = {
  message: accountStrings.noSessionFoundPlease,
  afterMs: 3000,
};
