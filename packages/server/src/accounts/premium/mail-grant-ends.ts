import type { Logger } from "pino";
import { daysBefore } from "#src/days-before.ts";
import type { Db } from "#src/db/database.ts";
import { mailedWithinDays, mailOutbox } from "#src/mail/mail-outbox.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { findAccount } from "../store.ts";
import { setEndMailed, takeEndedGrants } from "./grant-end-store.ts";
import { grantMails } from "./grant-mails.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** The public URL of this site. */
  readonly origin: string;
}

/**
 * Mails the owners whose Premium, granted by an administrator, has ended. Sends one mail per owner, even for ends while
 * the server was stopped. Never throws; failed mails are tried again later.
 */
export async function mailGrantEnds(deps: Deps): Promise<void> {
  const { db, now, mailer, origin } = deps;
  if (!mailer.isConfigured) return;
  await mailOutbox(deps, {
    take: () => takeEndedGrants(db, { now: now(), notBefore: daysBefore(now(), mailedWithinDays) }),
    async mailOf({ userId, ids }) {
      const account = ids.length > 0 ? await findAccount(db, userId, now()) : undefined;
      if (!account?.isActive || account.plan === "premium") return undefined;
      return grantMails.ends(account.email, { origin });
    },
    setMailed: ({ ids }) => setEndMailed(db, ids, now()),
    lines: {
      notMailed: "the end of Premium was not mailed; it is tried again later",
      notRead: "the ends of Premium that was given could not be read to be mailed",
    },
  });
}
