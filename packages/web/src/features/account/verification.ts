import { accountStrings } from "./strings.ts";

export interface Verification {
  readonly title: string;
  readonly text: string;
  /** What logging in is good for now. */
  readonly logIn?: string;
  /** What would help, where it did not go well. */
  readonly remedy?: "new-link" | "later";
}

/** The server's answer to a mailed link; neither where no link was followed. */
export interface Outcome {
  readonly step?: string;
  /** True where the link has logged this browser in, in which the account was opened. */
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

/** What came of a mailed link, in words. */
export function verificationOf({ step, error }: Outcome): Verification {
  if (error !== undefined) return failures[error] ?? failed;
  return steps[step ?? ""] ?? invalid;
}
