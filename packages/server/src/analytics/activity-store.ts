import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { activityDays } from "../db/activity-schema.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { ChartPeriods } from "./chart-periods.ts";
import { beginOf, periodOfDay, periodOfInstant } from "./in-periods.ts";

const { day, generations, userId } = activityDays;

/** Records that an account was active on a day, and adds its number of rewritten texts. */
export async function addActivity(db: Db, activity: Required<typeof activityDays.$inferInsert>): Promise<void> {
  await db
    .insert(activityDays)
    .values(activity)
    .onConflictDoUpdate({
      target: [day, userId],
      set: { generations: sql`${generations} + excluded.generations` },
      setWhere: sql`excluded.generations > 0`,
    });
}

/** Returns the days on which an account was active, oldest first. */
export async function findDaysOf(db: Db, accountId: string) {
  return db.select({ day, generations }).from(activityDays).where(eq(userId, accountId)).orderBy(asc(day));
}

/** Returns the numbers of rewritten texts and of active accounts for each period that has any. */
export async function activityIn(db: Db, periods: ChartPeriods, guests: string) {
  return db
    .select({
      period: periodOfDay(day, periods),
      generations: sql`sum(${generations})`.mapWith(Number),
      people: sql`count(DISTINCT ${userId}) FILTER (WHERE ${userId} <> ${guests})`.mapWith(Number),
    })
    .from(activityDays)
    .where(and(gte(day, periods.from), lt(day, periods.until)))
    .groupBy(sql`1`);
}

/** Returns the number of new accounts for each period that has any. */
export async function signUpsIn(db: Db, periods: ChartPeriods) {
  const { createdAt } = users;
  return db
    .select({ period: periodOfInstant(createdAt, periods), accounts: sql`count(*)`.mapWith(Number) })
    .from(users)
    .where(and(gte(createdAt, beginOf(periods.from)), lt(createdAt, beginOf(periods.until))))
    .groupBy(sql`1`);
}

/** Returns the first day with activity, or null if there is none. */
export async function firstDay(db: Db): Promise<string | null> {
  const [first] = await db.select({ day }).from(activityDays).orderBy(asc(day)).limit(1);
  return first?.day ?? null;
}

export async function deleteDaysBefore(db: Db, first: string): Promise<void> {
  await db.delete(activityDays).where(lt(day, first));
}
