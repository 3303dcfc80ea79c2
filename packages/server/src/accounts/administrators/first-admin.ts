interface Situation {
  readonly adminEmails: readonly string[];
  /** Where people find the product. */
  readonly origin: string;
  readonly canMail: boolean;
  /** Where the sandbox shows the mails that it takes. */
  readonly sandboxUrl: string | undefined;
}

/** How somebody becomes the first administrator, for whoever starts a server that has none. */
export function firstAdminNote({ adminEmails, origin, canMail, sandboxUrl }: Situation): string {
  const nobody = "There is no administrator yet.";
  const mail = canMail ? "" : " Mail is not set up: set SMTP_URL, or no address can be verified.";
  if (adminEmails.length === 0) {
    return `${nobody} Set ADMIN_EMAILS to your email address and start again; sign up with it, and follow the link in the mail.${mail}`;
  }
  const mailbox = sandboxUrl === undefined ? "" : ` The sandbox's mailbox is at ${sandboxUrl}/mail`;
  const named = adminEmails.join(" or ");
  return `${nobody} Sign up as ${named} at ${origin}/signup, and follow the link in the mail.${mail}${mailbox}`;
}
