import { productName } from "@rewright/contract/product";
import type { Logger } from "pino";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import type { Mail } from "../mail/mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { type Message, setMailed, takeToMail } from "./store.ts";

export interface MailingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** Who gets the mails. Absent: nobody, and the messages are read in the inbox alone. */
  readonly contactEmail: string | undefined;
  readonly origin: string;
}

/** A message that could not be mailed for so long is read in the inbox alone. */
const mailedWithinDays = 7;

/**
 * Mails the messages of the contact form that have not been mailed: new ones, and those whose mail was not taken. Never
 * throws: what fails is tried again later.
 */
export async function mailMessages(deps: MailingDeps): Promise<void> {
  const { db, now, logger, mailer, contactEmail } = deps;
  if (contactEmail === undefined || !mailer.isConfigured) return;
  try {
    const notBefore = daysBefore(now(), mailedWithinDays);
    let message = await takeToMail(db, now(), notBefore);
    while (message && (await mail(deps, message, contactEmail))) message = await takeToMail(db, now(), notBefore);
  } catch (err) {
    logger.warn({ err }, "messages of the contact form could not be read to be mailed");
  }
}

/** @returns false where the mail server cannot be asked, so that there is no use in going on */
async function mail({ db, now, logger, mailer, origin }: MailingDeps, message: Message, to: string): Promise<boolean> {
  try {
    await mailer.deliver(mailOf(message, to, origin));
  } catch (error) {
    // The mail server's own words may have addresses in them.
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    logger.warn({ code, responseCode }, "a message of the contact form was not mailed; it is tried again later");
    return responseCode !== undefined;
  }
  await setMailed(db, message.id, now());
  return true;
}

function mailOf({ name, email, subject, message, inquiryType }: Message, to: string, origin: string): Mail {
  return {
    to,
    replyTo: email,
    subject: `Contact (${inquiryType}): ${subject}`,
    paragraphs: [
      `${name} <${email}> sent a message with the ${productName} contact form:`,
      subject,
      message,
      `If you reply to this email, your reply goes to the sender. See all messages at ${origin}/admin`,
    ],
  };
}
