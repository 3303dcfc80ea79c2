import { desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { modelUsage } from "../db/language-model-schema.ts";

/** Holds the usage of one day. */
interface DayOfUse {
  /** In the form 2026-03-01. */
  readonly day: string;
  readonly tokens: number;
  readonly nanoDollars: number;
}

/** Adds usage to a day in one statement, and returns the new total of the day. */
export async function addToDay(db: Db, { day, tokens, nanoDollars }: DayOfUse): Promise<DayOfUse> {
  const [total] = await db
    .insert(modelUsage)
    .values({ day, tokens, nanoDollars })
    .onConflictDoUpdate({
      target: modelUsage.day,
      set: {
        tokens: sql`${modelUsage.tokens} + excluded.tokens`,
        nanoDollars: sql`${modelUsage.nanoDollars} + excluded.nano_dollars`,
      },
    })
    .returning();
  return total!;
}

/** Returns a day's usage; undefined without any. */
export async function findDay(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(eq(modelUsage.day, day)))[0];
}

/** Returns the last day with usage before another day. */
export async function findDayBefore(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(lt(modelUsage.day, day)).orderBy(desc(modelUsage.day)).limit(1))[0];
}
