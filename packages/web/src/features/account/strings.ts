import { complimentaryCredits } from "@rewright/contract/plans";

const proRewrites = `${complimentaryCredits} free Pro rewrites`;

/** What signing up and the mailed link say. */
export const accountStrings = {
  or: "or",
  keptText: "Your text is kept. It'll be there when you've signed up.",
  nextStep: (email: string) =>
    `Your account is ready. Follow the link in our email to ${email} in this browser, and you're logged in. Or log in with your password.`,
  verifiedAndIn: `Your email is verified. You have ${proRewrites}.`,
  verified: {
    title: "Your email is verified",
    text: `Your account has ${proRewrites}.`,
    logIn: "Log in to use them.",
  },
} as const;
