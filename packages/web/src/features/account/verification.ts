import { accountStrings } from "./strings.ts";

export interface Verification {
  readonly title: string;
  readonly text: string;
  /** The reason to log in now, as a text for the user. */
  readonly logIn?: string;
  /** What the user can do after a failure: request a new link, or try later. */
  readonly remedy?: "new-link" | "later";
}

/**
 * The server's response to the token of an email's link. Both fields are undefined if the page was opened without a
 * link.
 */
export interface Outcome {
  readonly step?: string;
  /** True if the link has signed this browser in, because the account was created in it. */
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

/** Returns the texts for the outcome of an email's link. */
export function verificationOf({ step, error }: Outcome): Verification {
  if (error !== undefined) return failures[error] ?? failed;
  return steps[step ?? ""] ?? invalid;
}
