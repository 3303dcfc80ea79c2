import { accountStrings } from "./strings.ts";

export interface Verification {
  readonly title: string;
  readonly text: string;
  /** Why to log in now. */
  readonly logIn?: string;
  /** What to do after a failure. */
  readonly remedy?: "new-link" | "later";
}

/** Holds the server's answer to a mailed link; both fields are undefined where no link was followed. */
export interface Outcome {
  readonly step?: string;
  /** True where the link has signed this browser in, because the account was created in it. */
  readonly signedIn?: boolean;
  readonly error?: string;
}

const steps: Readonly<Record<string, Verification>> = {
  verified: {
    title: accountStrings.verified.title,
    text: accountStrings.verified.text,
    logIn: accountStrings.verified.logIn,
  },
  confirmed: {
    title: accountStrings.changeConfirmed,
    text: accountStrings.secondEmailSent,
  },
  changed: {
    title: accountStrings.yourNewEmail,
    text: accountStrings.newEmailVerified,
  },
};

const failed: Verification = {
  title: accountStrings.thatDidntWork,
  text: accountStrings.tryLinkLater,
  remedy: "later",
};

const invalid: Verification = {
  title: accountStrings.thisLinkDoesntWork,
  text: accountStrings.linkUsed,
  remedy: "new-link",
};

const failures: Readonly<Record<string, Verification>> = {
  link_expired: {
    title: accountStrings.thisLinkHasExpired,
    text: accountStrings.linkExpired,
    remedy: "new-link",
  },
  USER_EXISTS: {
    title: accountStrings.thisEmailIsTaken,
    text: accountStrings.anotherAccountNowUses,
    remedy: "later",
  },
  no_connection: {
    title: accountStrings.youreOffline,
    text: accountStrings.openLinkOnline,
    remedy: "later",
  },
  too_many_requests: {
    title: accountStrings.tooManyAttempts,
    text: accountStrings.waitForLink,
    remedy: "later",
  },
};

/** Returns the messages for the outcome of a mailed link. */
export function verificationOf({ step, error }: Outcome): Verification {
  if (error !== undefined) return failures[error] ?? failed;
  return steps[step ?? ""] ?? invalid;
}
