import type { Logger } from "pino";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { mailedWithinDays, mailOutbox } from "../mail/mail-outbox.ts";
import type { Mailer } from "../mail/mailer.ts";
import { contactMail } from "./mails.ts";
import { setMailed, takeToMail } from "./store.ts";

export interface MailingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /**
   * The address that receives contact messages by mail. If undefined, they appear only in the administrators' inbox.
   */
  readonly contactEmail: string | undefined;
  readonly origin: string;
}

/**
 * Mails contact messages that were not mailed yet, including those for which an earlier attempt failed. Never throws;
 * failed mails are tried again later.
 */
export async function mailMessages(deps: MailingDeps): Promise<void> {
  const { db, now, mailer, contactEmail, origin } = deps;
  if (contactEmail === undefined || !mailer.isConfigured) return;
  const notBefore = daysBefore(now(), mailedWithinDays);
  await mailOutbox(deps, {
    take: () => takeToMail(db, now(), notBefore),
    mailOf: async (message) => contactMail(contactEmail, message, { origin }),
    setMailed: ({ id }) => setMailed(db, id, now()),
    lines: {
      notMailed: "a message of the contact form was not mailed; it is tried again later",
      notRead: "messages of the contact form could not be read to be mailed",
    },
  });
}
