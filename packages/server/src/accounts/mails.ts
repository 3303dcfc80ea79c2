import { periods } from "@rewright/contract/periods";
import { complimentaryCredits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { quantity, timeOf } from "@rewright/contract/quantity";
import { formatTime } from "../mail/format-day.ts";
import type { Mail } from "../mail/mail.ts";

const notYou =
  "If this wasn't you, go to your account page, change your password and end the sessions you don't recognize.";
const linkLife = timeOf(periods.mailedLinkMinutes);
const ignore = "If you didn't sign up, you can ignore this email.";

interface NewSignIn {
  readonly device: string;
  readonly place: string;
  readonly at: Date;
  /** The public URL of this site. */
  readonly origin: string;
}

interface NewKey {
  readonly name: string;
  /** The first characters of the key. */
  readonly prefix: string;
  readonly at: Date;
  /** The public URL of this site. */
  readonly origin: string;
}

/** Holds the texts of mails about accounts. Each function returns the mail to one address. */
export const mails = {
  verifyAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your email address",
    paragraphs: [
      `Welcome to ${productName}. Please verify your email address.`,
      `You'll then get ${complimentaryCredits} free Pro rewrites. Pro is our stronger engine. The link works for ${linkLife}.`,
    ],
    action: { label: "Verify email", url },
    footnote: ignore,
  }),

  accountOpened: (to: string, url: string): Mail => ({
    to,
    subject: `Your ${productName} account`,
    paragraphs: [
      `We created a ${productName} account for you. Choose a password to start using it.`,
      `The link works once and expires after ${linkLife}. After that, use "Forgot password?" on the login page to get a new one.`,
    ],
    action: { label: "Choose a password", url },
    footnote: "If you don't want the account, use the contact form to tell us, and we'll delete it.",
  }),

  resetPassword: (to: string, url: string): Mail => ({
    to,
    subject: "Set a new password",
    paragraphs: [`We received a request to reset your password. The link works once and expires after ${linkLife}.`],
    action: { label: "Set a new password", url },
    footnote: "If this wasn't you, ignore this email. Your password won't change.",
  }),

  passwordChanged: (to: string, { revokedKeys }: { revokedKeys: number }): Mail => ({
    to,
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account has just been changed. You're logged out everywhere else.",
      ...(revokedKeys > 0
        ? [`We also revoked ${quantity(revokedKeys, "API key")}. Programs that used them need new ones.`]
        : []),
    ],
    footnote: `If this wasn't you, use "Forgot password?" on the login page to set a new password now.`,
  }),

  confirmNewAddress: (to: string, newEmail: string, url: string): Mail => ({
    to,
    subject: "Confirm your email address change",
    paragraphs: [
      `We received a request to change your email address to ${newEmail}.`,
      `Please confirm this change first. We'll then email a link to the new address. This link works for ${linkLife}.`,
    ],
    action: { label: "Confirm change", url },
    footnote: notYou,
  }),

  verifyNewAddress: (to: string, url: string): Mail => ({
    to,
    subject: "Verify your new email address",
    paragraphs: [`Once you verify this address, your account will use it. The link works for ${linkLife}.`],
    action: { label: "Verify new email", url },
    footnote: "If you don't have an account with us, you can ignore this email.",
  }),

  addressChanged: (to: string, newEmail: string, { origin }: { origin: string }): Mail => ({
    to,
    subject: "Your email address was changed",
    paragraphs: [
      `The email address of your account is now ${newEmail}. This is the last email we'll send to your old address.`,
      "If this wasn't you, contact us now.",
    ],
    action: { label: "Contact us", url: `${origin}/contact` },
  }),

  newSignIn: (to: string, { device, place, at, origin }: NewSignIn): Mail => ({
    to,
    subject: "New login to your account",
    paragraphs: [
      "Someone logged in to your account from a new device:",
      `${device}, from ${place}, on ${formatTime(at)}.`,
    ],
    action: { label: "See where you're logged in", url: `${origin}/account` },
    footnote: notYou,
  }),

  keyCreated: (to: string, { name, prefix, at, origin }: NewKey): Mail => ({
    to,
    subject: "New API key for your account",
    paragraphs: [
      `An API key was created on ${formatTime(at)}: "${name}", which begins with ${prefix}.`,
      "Programs with this key can rewrite text with your plan and your limits.",
    ],
    action: { label: "See your API keys", url: `${origin}/account` },
    footnote: "If this wasn't you, revoke the key on your account page and change your password.",
  }),

  accountDeleted: (to: string): Mail => ({
    to,
    subject: "Your account was deleted",
    paragraphs: [`We deleted your account and the data stored with it. Thank you for using ${productName}.`],
  }),
} as const;
