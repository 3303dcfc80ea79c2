import { AppError } from "#src/app-error.ts";
import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { mails } from "../mails.ts";
import { changeAddress, findAccount, findAccountByEmail, markVerified } from "../store.ts";
import type { MailedLinks } from "./mailed-link.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly links: MailedLinks;
  readonly mailer: Mailer;
  /** The public URL of this site. */
  readonly origin: string;
  readonly limitAttempts: AttemptLimiter;
  readonly onVerified: (user: { id: string; email: string }) => Promise<void>;
  readonly onPersonChanged: (accountId: string) => Promise<void>;
}

interface Followed {
  readonly step: "verified" | "confirmed" | "changed";
  /** Id of the account whose address was verified for the first time by this call. */
  readonly verifiedId?: string;
}

/**
 * Carries out the action of a mailed link, such as verifying an address. If it was already carried out, succeeds again,
 * so that a second click shows no error.
 * @throws AppError `link_expired`, `USER_EXISTS`
 */
export async function followLink(
  { db, now, links, mailer, origin, limitAttempts, onVerified, onPersonChanged }: Deps,
  token: string,
  addressHash: string,
): Promise<Followed> {
  const { account, link, isCurrent } = await links.read(token);
  const { id, emailVerified } = account;
  const { step, email, to = email } = link;
  if (step === "verify") {
    if (account.email === email && emailVerified) return { step: "verified" };
    if (!isCurrent || !(await markVerified(db, id, email, now()))) throw new AppError("link_expired");
    await onVerified({ id, email });
    return { step: "verified", verifiedId: id };
  }
  if (account.email === to && emailVerified) return { step: "changed" };
  if (!isCurrent) throw new AppError("link_expired");
  if (step === "confirm") {
    await limitAttempts("confirmed-change", { subject: id, addressHash });
    if (!(await links.recordUse(link))) return { step: "confirmed" };
    mailer.send(mails.verifyNewAddress(to, await links.make(account, { step: "change", to })));
    return { step: "confirmed" };
  }
  const isChanged = await changeAddress(db, id, { from: email, to, now: now() }).catch(async (error) => {
    throw (await findAccountByEmail(db, to, now())) ? new AppError("USER_EXISTS") : error;
  });
  // The same link was followed at the same time.
  if (!isChanged && (await findAccount(db, id, now()))?.email === to) return { step: "changed" };
  if (!isChanged) throw new AppError("link_expired");
  await onVerified({ id, email: to });
  await onPersonChanged(id);
  if (emailVerified) mailer.send(mails.addressChanged(email, to, { origin }));
  return { step: "changed" };
}
