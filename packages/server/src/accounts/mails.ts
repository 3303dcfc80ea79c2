import { complimentaryCredits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import type { Mail } from "../mail/mail.ts";

const notYou =
  "If this wasn't you, change your password and end any sessions you don't recognize on your account page.";

/** What accounts are written about. Each gives the mail for one address. */
export const mails = {
  verifyAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your email address",
    paragraphs: [
      `Welcome to ${productName}. Please verify your email address.`,
      `You'll also get ${complimentaryCredits} free Pro rewrites. The link works for one hour.`,
    ],
    action: { label: "Verify address", url },
    footnote: "If you didn't create an account, you can ignore this email.",
  }),

  accountOpened: (to: string, url: string): Mail => ({
    to,
    subject: `Your ${productName} account`,
    paragraphs: [
      `We created a ${productName} account for this email address. Choose a password to start using it.`,
      'The link works once, for one hour. To get a new link, choose "Forgot password?" on the login page.',
    ],
    action: { label: "Choose a password", url },
    footnote: "If you don't want the account, reply to this email and we'll delete it.",
  }),

  resetPassword: (to: string, url: string): Mail => ({
    to,
    subject: "Set a new password",
    paragraphs: ["We received a request to reset your password. The link works once, for one hour."],
    action: { label: "Set a new password", url },
    footnote: "If this wasn't you, you can ignore this email. Your password won't change.",
  }),

  passwordChanged: (to: string): Mail => ({
    to,
    subject: "Your password was changed",
    paragraphs: ["Your password was just changed, and you were logged out everywhere else."],
    footnote: 'If this wasn\'t you, choose "Forgot password?" on the login page and set a new password immediately.',
  }),

  confirmNewAddress: (to: string, newEmail: string, url: string): Mail => ({
    to,
    subject: "Confirm your email address change",
    paragraphs: [
      `We received a request to change your email address to ${newEmail}.`,
      "Please confirm the change. Then we'll email a link to the new address. The link in this email works for one hour.",
    ],
    action: { label: "Confirm change", url },
    footnote: notYou,
  }),

  verifyNewAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your new email address",
    paragraphs: ["Please verify this address. Your account will use it from then on. The link works for one hour."],
    action: { label: "Verify new address", url },
    footnote: "If you don't have an account with us, you can ignore this email.",
  }),

  addressChanged: (to: string, newEmail: string): Mail => ({
    to,
    subject: "Your email address was changed",
    paragraphs: [`Your account's email address is now ${newEmail}. We won't use this address anymore.`],
    footnote: "If this wasn't you, reply to this email immediately.",
  }),

  newSignIn: (to: string, { device, place, at }: { device: string; place: string; at: Date }): Mail => ({
    to,
    subject: "New login to your account",
    paragraphs: [
      "There was a login to your account from a new device:",
      `${device}, from ${place}, at ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    ],
    footnote: notYou,
  }),

  accountDeleted: (to: string): Mail => ({
    to,
    subject: "Your account was deleted",
    paragraphs: [
      `We've deleted your account and its data. We keep only payment records, without your name. Thank you for using ${productName}.`,
    ],
  }),
} as const;
