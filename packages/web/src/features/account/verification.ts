import { complimentaryCredits } from "@rewright/contract/plans";

export interface Verification {
  readonly title: string;
  readonly text: string;
  /** What would help, where it did not go well. */
  readonly remedy?: "new-link" | "other-account";
}

const verified: Verification = {
  title: "Your address is verified",
  text: `Thank you. Your account has its ${complimentaryCredits} complimentary premium generations.`,
};

const steps: Readonly<Record<string, Verification>> = {
  verified,
  confirmed: {
    title: "The change is confirmed",
    text: "A second mail is on its way to your new address. Follow the link in it, and your account uses that address. Until then, nothing changes.",
  },
  changed: {
    title: "Your new address is verified",
    text: "Your account uses it from now on, and you log in with it.",
  },
};

const invalid: Verification = {
  title: "This link does not work",
  text: "It may have been used already, or its end may be cut off. Try the whole link of the newest mail.",
  remedy: "new-link",
};

const failures: Readonly<Record<string, Verification>> = {
  TOKEN_EXPIRED: {
    title: "This link has expired",
    text: "Links in our mails work for one hour.",
    remedy: "new-link",
  },
  INVALID_USER: {
    title: "This link is for another account",
    text: "You are logged in with a different account here. Log out, and follow the link again.",
    remedy: "other-account",
  },
};

/** What came of a mailed link, by the query that the server adds to this page's address. */
export function verificationOf(query: URLSearchParams): Verification {
  const error = query.get("error");
  if (error !== null) return failures[error] ?? invalid;
  return steps[query.get("step") ?? ""] ?? verified;
}
