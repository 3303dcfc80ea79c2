import type { grantPremium } from "@rewright/contract/admin-users";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import type { Account } from "./account.ts";
import { findAccountByEmail, insertGrant } from "./store.ts";

const dayMs = 86_400_000;

/**
 * Gives an account premium by hand, and keeps who did it and why.
 * @returns when it ends; null for never
 * @throws AppError when nobody has the address
 */
export async function grantPremiumTo(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  admin: Account,
  { email, days, reason }: z.output<typeof grantPremium.input>,
): Promise<Date | null> {
  const at = now();
  const account = await findAccountByEmail(db, email, at);
  if (!account) throw new AppError("USER_NOT_FOUND");
  const endsAt = days === undefined ? null : new Date(at.getTime() + days * dayMs);
  await insertGrant(db, {
    id: crypto.randomUUID(),
    userId: account.id,
    grantedBy: admin.id,
    reason,
    grantedAt: at,
    endsAt,
  });
  return endsAt;
}
