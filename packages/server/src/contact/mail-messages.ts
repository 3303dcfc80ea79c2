import type { Logger } from "pino";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { contactMail } from "./mails.ts";
import { type Message, setMailed, takeToMail } from "./store.ts";

export interface MailingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** The address that receives the mails; when undefined, messages appear only in the administrators' inbox. */
  readonly contactEmail: string | undefined;
  readonly origin: string;
}

/** After this many days, a message is no longer mailed and appears only in the administrators' inbox. */
const mailedWithinDays = 7;

/**
 * Mails the messages of the contact form that have not been mailed, new ones and failed ones. Never throws; failed
 * mails are tried again later.
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

/**
 * Mails one message.
 * @returns false when the mail server cannot be reached, so that further mails would fail too
 */
async function mail({ db, now, logger, mailer, origin }: MailingDeps, message: Message, to: string): Promise<boolean> {
  try {
    await mailer.deliver(contactMail(to, message, { origin }));
  } catch (error) {
    // Log only the codes: the mail server's message may contain addresses.
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    logger.warn({ code, responseCode }, "a message of the contact form was not mailed; it is tried again later");
    return responseCode !== undefined;
  }
  await setMailed(db, message.id, now());
  return true;
}
