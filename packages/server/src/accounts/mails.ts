import { complimentaryCredits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import type { Mail } from "../mail/mail.ts";

const notYou =
  "If this was not you, change your password and end the sessions that you do not know, on your account page.";

/** What accounts are written about. Each gives the mail for one address. */
export const mails = {
  verifyAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your email address",
    paragraphs: [
      `Welcome to ${productName}. Please verify that this address is yours.`,
      `You also get ${complimentaryCredits} free Pro rewrites. The link works for one hour.`,
    ],
    action: { label: "Verify address", url },
    footnote: "If you did not open an account, you can ignore this mail.",
  }),

  accountOpened: (to: string, url: string): Mail => ({
    to,
    subject: `Your account at ${productName}`,
    paragraphs: [
      `An account at ${productName} was opened for this address. Choose a password to use it.`,
      "The link works once, for one hour. Later, “Forgot password” on the login page sends another one.",
    ],
    action: { label: "Choose a password", url },
    footnote: "If you do not want the account, answer this mail, and it will be deleted.",
  }),

  resetPassword: (to: string, url: string): Mail => ({
    to,
    subject: "Set a new password",
    paragraphs: ["We received a request to reset your password. The link works once, for one hour."],
    action: { label: "Set a new password", url },
    footnote: "If it was not you, ignore this mail: your password stays as it is.",
  }),

  passwordChanged: (to: string): Mail => ({
    to,
    subject: "Your password was changed",
    paragraphs: ["The password of your account was changed just now, and every other session was ended."],
    footnote: "If this was not you, set a new password at once with “Forgot password” on the login page.",
  }),

  confirmNewAddress: (to: string, newEmail: string, url: string): Mail => ({
    to,
    subject: "Confirm the change of your email address",
    paragraphs: [
      `We received a request to change your email address to ${newEmail}.`,
      "Confirm it here first. Then we email a link to the new address. The link works for one hour.",
    ],
    action: { label: "Confirm the change", url },
    footnote: notYou,
  }),

  verifyNewAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your new email address",
    paragraphs: ["Please verify this address: after that, your account uses it. The link works for one hour."],
    action: { label: "Verify new address", url },
    footnote: "If you have no account here, you can ignore this mail.",
  }),

  addressChanged: (to: string, newEmail: string): Mail => ({
    to,
    subject: "Your email address was changed",
    paragraphs: [`The address of your account is ${newEmail} now. This address is no longer used.`],
    footnote: "If this was not you, answer this mail at once.",
  }),

  newSignIn: (to: string, { device, place, at }: { device: string; place: string; at: Date }): Mail => ({
    to,
    subject: "New login to your account",
    paragraphs: [
      "Your account was entered from a device that it has not been entered from before:",
      `${device}, from ${place}, at ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    ],
    footnote: notYou,
  }),

  accountDeleted: (to: string): Mail => ({
    to,
    subject: "Your account was deleted",
    paragraphs: ["Your account and what was stored with it are deleted. Thank you for having been here."],
  }),
} as const;
