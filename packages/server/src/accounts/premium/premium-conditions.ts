import { and, eq, gt, isNull, or } from "drizzle-orm";
import { listedUsers } from "#src/db/people-schema.ts";
import { users } from "#src/db/schema.ts";

/** Matches administrators who are not banned. */
export const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));

/** Matches accounts with Premium by subscription. */
export const isPaid = (now: Date) =>
  and(eq(users.plan, "premium"), or(isNull(users.premiumUntil), gt(users.premiumUntil, now)));

/** Matches accounts with an active manual grant. */
export const hasGrant = (now: Date) => gt(listedUsers.grantedUntil, now);

/** Matches accounts with Premium in force, by subscription or by grant. */
export const hasPremium = (now: Date) => or(isPaid(now), hasGrant(now));
