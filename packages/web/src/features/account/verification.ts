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
    title: "The change is confirmed",
    text: "A second mail is on its way to your new address. Follow the link in it, and your account uses that address. Until then, nothing changes.",
  },
  changed: {
    title: "Your new address is verified",
    text: "Your account uses it from now on, and you log in with it.",
  },
};

const failed: Verification = {
  title: "That did not work",
  text: "An unexpected error occurred. Follow the link in the mail again in a while.",
  remedy: "later",
};

const invalid: Verification = {
  title: "This link does not work",
  text: "It may have been used already, or its end may be cut off. Try the whole link of the newest mail.",
  remedy: "new-link",
};

const failures: Readonly<Record<string, Verification>> = {
  link_expired: {
    title: "This link no longer works",
    text: "Links in our mails work for one hour, and not after a change of the password or the address. Try the whole link of the newest mail.",
    remedy: "new-link",
  },
  USER_EXISTS: {
    title: "The address is taken",
    text: "Another account has this address now, so yours keeps the one that it has.",
    remedy: "later",
  },
  no_connection: {
    title: "There is no connection",
    text: "Follow the link in the mail again when you are online.",
    remedy: "later",
  },
  too_many_requests: {
    title: "Too many tries",
    text: "Please wait a while, and follow the link in the mail again.",
    remedy: "later",
  },
};

/** What came of a mailed link, in words. */
export function verificationOf({ step, error }: Outcome): Verification {
  if (error !== undefined) return failures[error] ?? failed;
  return steps[step ?? ""] ?? invalid;
}
