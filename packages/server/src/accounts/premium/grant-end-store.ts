import { and, eq, exists, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { premiumGrants, users } from "#src/db/schema.ts";
import { nextTry } from "#src/mail/next-try.ts";

/** Holds the ended grants of Premium about which the owner of one account gets a mail. */
export interface EndedGrants {
  readonly userId: string;
  readonly ids: readonly string[];
}

/**
 * Returns the ended grants of one account about which no mail was sent. Reserves them, so that no other process mails
 * them before the next attempt is due. The list is empty if another process has just reserved them. Returns undefined
 * if no account has such grants.
 */
export async function takeEndedGrants(
  db: Db,
  { now, notBefore }: { readonly now: Date; readonly notBefore: Date },
): Promise<EndedGrants | undefined> {
  const isDue = and(
    isNull(premiumGrants.endMailedAt),
    lte(premiumGrants.endsAt, now),
    gt(premiumGrants.endsAt, notBefore),
    or(isNull(premiumGrants.endMailDueAt), lte(premiumGrants.endMailDueAt, now)),
  );
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: premiumGrants.id })
      .from(premiumGrants)
      .where(and(eq(premiumGrants.userId, users.id), isDue));
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(exists(due))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!owner) return undefined;
    const taken = await tx
      .update(premiumGrants)
      .set({
        endMailTries: sql`${premiumGrants.endMailTries} + 1`,
        endMailDueAt: nextTry(premiumGrants.endMailTries, now),
      })
      .where(and(eq(premiumGrants.userId, owner.id), isDue))
      .returning({ id: premiumGrants.id });
    return { userId: owner.id, ids: taken.map(({ id }) => id) };
  });
}

export async function setEndMailed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(premiumGrants)
    .set({ endMailedAt: now })
    .where(inArray(premiumGrants.id, [...ids]));
}
