interface Situation {
  readonly adminEmails: readonly string[];
  /** The public URL of this site. */
  readonly origin: string;
  readonly canMail: boolean;
  /** The URL of the development sandbox, which shows the mails that the server sends. Undefined outside the sandbox. */
  readonly sandboxUrl: string | undefined;
}

/** Returns the text that tells the operator of a server without administrators how to create the first one. */
export function firstAdminNote({ adminEmails, origin, canMail, sandboxUrl }: Situation): string {
  const missing = "There is no administrator yet.";
  const mail = canMail ? "" : " Email isn't set up. Set SMTP_URL so that email addresses can be verified.";
  if (adminEmails.length === 0) {
    return `${missing} Set ADMIN_EMAILS to your email address and restart the server. Then sign up with this address and open the link in the email.${mail}`;
  }
  const mailbox = sandboxUrl === undefined ? "" : ` The sandbox's mailbox is at ${sandboxUrl}/mail`;
  const named = adminEmails.join(" or ");
  return `${missing} Sign up as ${named} at ${origin}/signup and open the link in the email.${mail}${mailbox}`;
}
