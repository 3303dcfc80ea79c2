import type { Logger } from "pino";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import type { MailedLinks } from "../links/mailed-link.ts";
import { mails } from "../mails.ts";

interface Deps {
  readonly links: MailedLinks;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

/** Mails the link that verifies an account's address. Sends in the background. */
export function sendVerification({ links, mailer, logger }: Deps, account: Account): void {
  const sent = links.make(account, { step: "verify" });
  sent.then(
    (url) => mailer.send(mails.verifyAddress(account.email, url)),
    (err) => logger.error({ err }, "a verification link could not be made"),
  );
}
