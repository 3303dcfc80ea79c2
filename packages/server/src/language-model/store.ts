import { desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { modelUsage } from "../db/language-model-schema.ts";

/** Holds the language model's usage on one day. */
interface DayOfUse {
  /** The UTC date, such as "2026-03-01". */
  readonly day: string;
  readonly tokens: number;
  readonly nanoDollars: number;
}

/** Adds usage of the language model to a day in one statement. Returns the day's new total. */
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

/** Returns the language model's usage on a day. Returns undefined if there was none. */
export async function findDay(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(eq(modelUsage.day, day)))[0];
}

/** Returns the last day before the given one on which the language model was used. */
export async function findDayBefore(db: Db, day: string): Promise<DayOfUse | undefined> {
  return (await db.select().from(modelUsage).where(lt(modelUsage.day, day)).orderBy(desc(modelUsage.day)).limit(1))[0];
}
