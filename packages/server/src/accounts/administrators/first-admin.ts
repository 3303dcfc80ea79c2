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
  const mail = canMail ? "" : " Email isn't set up. Set SMTP_URL so that email addresses can be verified.";
  if (adminEmails.length === 0) {
    return `${nobody} Set ADMIN_EMAILS to your email address and restart the server. Then sign up with this address and open the link in the email.${mail}`;
  }
  const mailbox = sandboxUrl === undefined ? "" : ` The sandbox's mailbox is at ${sandboxUrl}/mail`;
  const named = adminEmails.join(" or ");
  return `${nobody} Sign up as ${named} at ${origin}/signup and open the link in the email.${mail}${mailbox}`;
}
