import type { userSorts, userStates } from "@rewright/contract/admin/users";
import { aliasedTable, and, asc, desc, eq, gt, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { hasGrant, hasPremium, isAdmin, isPaid } from "#src/accounts/premium/premium-conditions.ts";
import { daysBefore } from "#src/days-before.ts";
import { containing } from "#src/db/containing.ts";
import type { Db } from "#src/db/database.ts";
import { listedUsers } from "#src/db/people-schema.ts";
import { premiumGrants, users } from "#src/db/schema.ts";
import { countRows, cutPage, type Order, type PageAsked, seek } from "#src/db/seek.ts";

export interface UserFilter {
  readonly search?: string | undefined;
  readonly plan?: "normal" | "premium" | undefined;
  readonly state?: (typeof userStates)[number] | undefined;
}

export interface UserOrder {
  readonly by: (typeof userSorts)[number];
  readonly direction: "asc" | "desc";
}

/** The database column or expression for each sort option of the list of users. Each has an index. */
const orders = {
  created_at: { by: users.createdAt, byType: "timestamptz" },
  last_login: { by: sql`coalesce(${users.lastLogin}, '-infinity'::timestamptz)`, byType: "timestamptz" },
  email: { by: users.email, byType: "text" },
  name: { by: sql`lower(${users.firstName} || ' ' || ${users.lastName})`, byType: "text" },
  total_generations: { by: users.totalGenerations, byType: "bigint" },
} as const satisfies Record<UserOrder["by"], Pick<Order, "by" | "byType">>;

/**
 * Returns the ids of one page of the users who match the filter.
 * @param areFew - true to find the matching users first and sort them afterwards. Otherwise the database may scan all
 * users in sort order, because it assumes that users with the same name are spread over the whole order.
 */
export async function findUserPage(
  db: Db,
  filter: UserFilter,
  { asked, order, areFew, now }: { asked: PageAsked; order: UserOrder; areFew: boolean; now: Date },
): Promise<{ readonly rows: readonly { readonly id: string }[]; readonly nextCursor: string | null }> {
  const { by, byType } = orders[order.by];
  const matchingUsers = db
    .select({ id: users.id, value: sql`${by}`.as("value") })
    .from(users)
    .where(matching(filter, now));
  const people = (areFew ? matchingUsers.limit(unreachedLimit) : matchingUsers).as("people");
  const part = seek(asked, {
    by: sql`${people.value}`,
    byType,
    tie: people.id,
    tieType: "uuid",
    direction: order.direction,
  });
  const found = db
    .select()
    .from(people)
    .where(part.where)
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as("found");
  // Compute the cursor only for the rows of the page. On a late page, computing it for all rows takes longer than the
  // search.
  const position = sql<string>`jsonb_build_array(${found.value}::text, ${found.id}::text)::text`;
  const inDirection = order.direction === "asc" ? asc : desc;
  const rows = await db
    .select({ id: found.id, position })
    .from(found)
    .orderBy(inDirection(found.value), inDirection(found.id));
  return cutPage(rows, asked);
}

/** A limit higher than the length of any list. A subquery with a limit is evaluated before the outer query. */
const unreachedLimit = 1_000_000_000;

/** Returns the number of users who match the filter. */
export async function countUsers(db: Db, filter: UserFilter, now: Date): ReturnType<typeof countRows> {
  return countRows(db, users, matching(filter, now));
}

function matching({ search, plan, state }: UserFilter, now: Date): SQL | undefined {
  return and(
    search ? sql`${listedUsers.search} LIKE lower(${containing(search)})` : undefined,
    plan && (plan === "premium" ? hasPremium(now) : hasNoPremium(now)),
    state && states[state],
  );
}

const states = {
  active: eq(users.isActive, true),
  // Written like the conditions of the partial indexes, so that the database can use these.
  banned: sql`NOT ${users.isActive}`,
  unverified: sql`NOT ${users.emailVerified}`,
  admin: isAdmin,
} as const satisfies Record<NonNullable<UserFilter["state"]>, SQL | undefined>;

/**
 * Matches users without a current grant of Premium. `not(hasGrant)` would miss users who have had no grant: in SQL, a
 * comparison with NULL is neither true nor false.
 */
const hasNoGrant = (now: Date) => or(isNull(listedUsers.grantedUntil), lte(listedUsers.grantedUntil, now));

const hasNoPremium = (now: Date) => and(not(isPaid(now)!), hasNoGrant(now));

/** Returns the exact number of users of each kind, such as administrators or banned users. */
export async function countKinds(db: Db, now: Date) {
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  const [kinds] = await db
    .select({
      total_users: sql<number>`count(*)::int`,
      active_today: counted(gt(users.lastLogin, daysBefore(now, 1))),
      new_today: counted(gt(users.createdAt, daysBefore(now, 1))),
      new_this_month: counted(gt(users.createdAt, daysBefore(now, 30))),
      premium_users: counted(hasPremium(now)),
      granted_users: counted(and(not(isPaid(now)!), hasGrant(now))),
      unverified_users: counted(states.unverified),
      banned_users: counted(states.banned),
      admins: counted(states.admin),
      // PostgreSQL's sum of integers is a bigint, which the driver would return as text.
      total_generations: sql<number>`coalesce(sum(${users.totalGenerations}), 0)::float8`,
    })
    .from(users);
  return kinds!;
}

/** Returns all grants of Premium to the account, newest first, with the address of the administrator who gave each. */
export async function findGrants(db: Db, userId: string) {
  const giver = aliasedTable(users, "giver");
  return db
    .select({ grant: premiumGrants, grantedBy: giver.email })
    .from(premiumGrants)
    .leftJoin(giver, eq(giver.id, premiumGrants.grantedBy))
    .where(eq(premiumGrants.userId, userId))
    .orderBy(desc(premiumGrants.grantedAt));
}
