import type { grantPremium } from "@rewright/contract/admin/users";
import type { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { lockAdmins } from "../administrators/lock-admins.ts";
import { findAccountByEmail, insertGrant } from "../store.ts";

const dayMs = 86_400_000;

/**
 * Gives an account premium by hand, and keeps who did it and why.
 * @returns whose it is, and when it ends; null for never
 * @throws AppError when nobody has the address
 */
export async function grantPremiumTo(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { id: actorId }: Pick<Account, "id">,
  { email, days, reason }: z.output<typeof grantPremium.input>,
): Promise<{ readonly accountId: string; readonly endsAt: Date | null }> {
  const at = now();
  const endsAt = days === undefined ? null : new Date(at.getTime() + days * dayMs);
  return db.transaction(async (tx) => {
    await lockAdmins(tx, actorId);
    const account = await findAccountByEmail(tx, email, at);
    if (!account) throw new AppError("USER_NOT_FOUND");
    const id = crypto.randomUUID();
    await insertGrant(tx, { id, userId: account.id, grantedBy: actorId, reason, grantedAt: at, endsAt });
    const target = { kind: "user", id: account.id } as const;
    await writeAudit(tx, at, { actorId, action: "premium.grant", target, details: { reason, ends_at: endsAt } });
    return { accountId: account.id, endsAt };
  });
}
