import { mails } from "../src/accounts/mails.ts";
import { grantMails } from "../src/accounts/premium/grant-mails.ts";
import { billingMails } from "../src/billing/mails/mails.ts";
import { contactMail } from "../src/contact/mails.ts";
import type { Mail } from "../src/mail/mail.ts";

interface Given {
  /** The public URL of this site. */
  readonly origin: string;
  /** Values that users wrote, such as an email address, a device and a location. */
  readonly written?: {
    readonly email: string;
    readonly device: string;
    readonly place: string;
    readonly token: string;
  };
}

const usual = {
  email: "ada.new@example.org",
  device: "Firefox on Windows",
  place: "203.0.113.7",
  token: "eyJhbGciOiJIUzI1NiJ9.".repeat(18),
};
const to = "ada@example.org";
const day = new Date("2026-12-22T12:23:00Z");

/** Returns one email of each kind that users get, by the name of the kind. */
export function everyMail({ origin, written = usual }: Given): Readonly<Record<string, Mail>> {
  const url = `${origin}/verify-email?token=${written.token}`;
  const { email, device, place } = written;
  const ofAccounts: Record<keyof typeof mails, Mail> = {
    verifyAddress: mails.verifyAddress(to, url),
    accountOpened: mails.accountOpened(to, url),
    resetPassword: mails.resetPassword(to, url),
    passwordChanged: mails.passwordChanged(to, { revokedKeys: 2 }),
    confirmNewAddress: mails.confirmNewAddress(to, email, url),
    verifyNewAddress: mails.verifyNewAddress(to, url),
    addressChanged: mails.addressChanged(to, email, { origin }),
    newSignIn: mails.newSignIn(to, { device, place, at: day, origin }),
    keyCreated: mails.keyCreated(to, { name: device, prefix: "rw_4fZk9", at: day, origin }),
    accountDeleted: mails.accountDeleted(to),
  };
  const ofBilling: Record<keyof typeof billingMails, Mail> = {
    premiumBegins: billingMails.premiumBegins(to, { origin, period: "yearly" }),
    cancellation: billingMails.cancellation(to, { origin, until: day }),
    premiumEnds: billingMails.premiumEnds(to, { origin }),
  };
  return {
    ...ofAccounts,
    ...ofBilling,
    grantBegins: grantMails.begins(to, { origin, until: day, pays: false }),
    grantEnds: grantMails.ends(to, { origin }),
  };
}

/** Returns the email that administrators get about a contact message. */
export const mailToAdmins = ({ origin }: { readonly origin: string }): Mail =>
  contactMail(
    "help@example.org",
    {
      name: "Ada",
      email: to,
      subject: "A question",
      message: "Hello.\n\nCan I pay by the year?",
      inquiryType: "billing",
    },
    { origin },
  );
