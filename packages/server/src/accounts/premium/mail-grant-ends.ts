import type { Logger } from "pino";
import { daysBefore } from "#src/days-before.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { findAccount } from "../store.ts";
import { type EndedGrants, setEndMailed, takeEndedGrants } from "./grant-end-store.ts";
import { grantMails } from "./grant-mails.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** The product's own address. */
  readonly origin: string;
}

/** An end that could not be mailed for so long is not mailed any more. */
const mailedWithinDays = 7;

/**
 * Mails the owners of Premium that was given and has ended, by its date or by an administrator: once, also if the server
 * was stopped meanwhile. Never throws: what fails is tried again later.
 */
export async function mailGrantEnds(deps: Deps): Promise<void> {
  const { db, now, logger, mailer } = deps;
  if (!mailer.isConfigured) return;
  try {
    const take = () => takeEndedGrants(db, { now: now(), notBefore: daysBefore(now(), mailedWithinDays) });
    let ended = await take();
    while (ended && (await mailEnd(deps, ended))) ended = await take();
  } catch (err) {
    logger.warn({ err }, "the ends of Premium that was given could not be read to be mailed");
  }
}

/** @returns false where the mail server cannot be asked, so that there is no use in going on */
async function mailEnd({ db, now, logger, mailer, origin }: Deps, { userId, ids }: EndedGrants): Promise<boolean> {
  const account = ids.length > 0 ? await findAccount(db, userId, now()) : undefined;
  if (account?.isActive && account.plan !== "premium") {
    try {
      await mailer.deliver(grantMails.ends(account.email, { origin }));
    } catch (error) {
      // The mail server's own words may have addresses in them.
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      logger.warn({ code, responseCode }, "the end of Premium was not mailed; it is tried again later");
      return responseCode !== undefined;
    }
  }
  await setEndMailed(db, ids, now());
  return true;
}
