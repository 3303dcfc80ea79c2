import { and, eq, gt, isNull, or } from "drizzle-orm";
import { listedUsers } from "#src/db/people-schema.ts";
import { users } from "#src/db/schema.ts";

/** Matches administrators who are not banned. */
export const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));

/** Matches accounts that have Premium by a subscription. */
export const isPaid = (now: Date) =>
  and(eq(users.plan, "premium"), or(isNull(users.premiumUntil), gt(users.premiumUntil, now)));

/** Matches accounts to which an administrator granted Premium that has not ended. */
export const hasGrant = (now: Date) => gt(listedUsers.grantedUntil, now);

/** Matches accounts that have Premium now, by subscription or by an administrator's grant. */
export const hasPremium = (now: Date) => or(isPaid(now), hasGrant(now));
