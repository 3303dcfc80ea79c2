import { and, eq, gt, isNull, or } from "drizzle-orm";
import { listedUsers } from "#src/db/people-schema.ts";
import { users } from "#src/db/schema.ts";

/** Accounts of administrators: of nobody who is banned. */
export const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));

/** Accounts whose subscription gives Premium. */
export const isPaid = (now: Date) =>
  and(eq(users.plan, "premium"), or(isNull(users.premiumUntil), gt(users.premiumUntil, now)));

/** Accounts with a grant that runs. */
export const hasGrant = (now: Date) => gt(listedUsers.grantedUntil, now);

/** Accounts with Premium in force, by a subscription or by a grant. */
export const hasPremium = (now: Date) => or(isPaid(now), hasGrant(now));
