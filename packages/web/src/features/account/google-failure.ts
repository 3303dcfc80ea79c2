import type { GooglePurpose } from "../../api/google-return.ts";

export interface GoogleFailure {
  readonly message: string;
  /** How long it is shown before the log-in page comes back. */
  readonly afterMs: number;
}

/** Codes of OpenID Connect for somebody who did not go through with it. */
const cancelled = ["access_denied", "interaction_required", "login_required", "consent_required"];

/** What a code in the address of the return from Google means, for people. */
export function googleFailure(code: string, purpose: GooglePurpose): GoogleFailure {
  if (code === "account_not_linked") {
    return {
      message: "An account with this email already exists. Please sign in manually instead of using Google.",
      afterMs: 5000,
    };
  }
  if (code === "ACCOUNT_INACTIVE") return { message: "Account is inactive", afterMs: 3000 };
  if (cancelled.includes(code)) {
    return { message: `Google ${purpose} was cancelled or failed. Please try again.`, afterMs: 3000 };
  }
  return authenticationFailed;
}

export const authenticationFailed: GoogleFailure = {
  message: "Authentication failed. Please try again.",
  afterMs: 3000,
};

export const noSession: GoogleFailure = {
  message: "No session found. Please try signing in again.",
  afterMs: 3000,
};
