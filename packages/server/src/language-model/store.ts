import { desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { modelUsage } from "../db/language-model-schema.ts";

/** What was used on one day. */
interface DayOfUse {
  /** As in 2026-03-01. */
  readonly day: string;
  readonly tokens: number;
  readonly nanoDollars: number;
}

/** Adds to a day, in one statement, and gives the day as it is then. */
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

/** A day on which anything was used. */
export async function findDay(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(eq(modelUsage.day, day)))[0];
}

/** The last such day before another. */
export async function findDayBefore(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(lt(modelUsage.day, day)).orderBy(desc(modelUsage.day)).limit(1))[0];
}
