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
  /** The product's public URL. */
  readonly origin: string;
}

/** After this many days, the mail about an ended grant is no longer sent. */
const mailedWithinDays = 7;

/**
 * Mails the owners of manual grants of Premium that have ended, by their end date or by an administrator. Sends one
 * mail per owner, also when the server was stopped meanwhile. Never throws; failed mails are tried again later.
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

/**
 * Mails one owner.
 * @returns false when the mail server cannot be reached, so that further mails would fail too
 */
async function mailEnd({ db, now, logger, mailer, origin }: Deps, { userId, ids }: EndedGrants): Promise<boolean> {
  const account = ids.length > 0 ? await findAccount(db, userId, now()) : undefined;
  if (account?.isActive && account.plan !== "premium") {
    try {
      await mailer.deliver(grantMails.ends(account.email, { origin }));
    } catch (error) {
      // Log only the codes: the mail server's message may contain addresses.
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      logger.warn({ code, responseCode }, "the end of Premium was not mailed; it is tried again later");
      return responseCode !== undefined;
    }
  }
  await setEndMailed(db, ids, now());
  return true;
}
