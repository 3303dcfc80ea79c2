import type { grantPremium } from "@rewright/contract/admin/users";
import type { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import { lockAdmins } from "../administrators/lock-admins.ts";
import { findAccountByEmail, insertGrant } from "../store.ts";
import { grantMails } from "./grant-mails.ts";

const dayMs = 86_400_000;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  /** The public URL of this site. */
  readonly origin: string;
}

/**
 * Gives an account Premium without payment, on an administrator's decision. Writes the administrator and the reason to
 * the audit log, and mails the owner.
 * @returns the account's id, and the end of the grant or null
 * @throws AppError `USER_NOT_FOUND` if no account has the address
 */
export async function grantPremiumTo(
  { db, now, mailer, origin }: Deps,
  { id: actorId }: Pick<Account, "id">,
  { email, days, reason }: z.output<typeof grantPremium.input>,
): Promise<{ readonly accountId: string; readonly endsAt: Date | null }> {
  const at = now();
  const endsAt = days === undefined ? null : new Date(at.getTime() + days * dayMs);
  const account = await db.transaction(async (tx) => {
    await lockAdmins(tx, actorId);
    const account = await findAccountByEmail(tx, email, at);
    if (!account) throw new AppError("USER_NOT_FOUND");
    const id = crypto.randomUUID();
    await insertGrant(tx, { id, userId: account.id, grantedBy: actorId, reason, grantedAt: at, endsAt });
    const target = { kind: "user", id: account.id } as const;
    await writeAudit(tx, at, { actorId, action: "premium.grant", target, details: { reason, ends_at: endsAt } });
    return account;
  });
  const { premiumBy, isActive } = account;
  if (isActive) mailer.send(grantMails.begins(email, { origin, until: endsAt, pays: premiumBy === "subscription" }));
  return { accountId: account.id, endsAt };
}
