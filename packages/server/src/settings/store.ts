import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { systemSettings } from "../db/site-schema.ts";

const settingsRow = eq(systemSettings.id, 1);

/** Holds the values that administrators have chosen; null means the default. */
export type Chosen = Omit<typeof systemSettings.$inferSelect, "id" | "updatedAt" | "updatedBy">;

export async function findChosen(db: Db): Promise<Chosen> {
  const [row] = await db.select().from(systemSettings).where(settingsRow);
  return row!;
}

/** Returns the chosen values, when they were changed, and by whom if that account still exists. */
export async function findChosenBy(db: Db) {
  const [row] = await db
    .select({ chosen: systemSettings, email: users.email })
    .from(systemSettings)
    .leftJoin(users, eq(users.id, systemSettings.updatedBy))
    .where(settingsRow);
  return row!;
}

/**
 * Updates the chosen values and increments the version.
 * @returns false when the stored version is no longer `version`
 */
export async function updateChosen(
  db: Db,
  version: number,
  change: Partial<Omit<typeof systemSettings.$inferInsert, "id" | "version">>,
): Promise<boolean> {
  const updated = await db
    .update(systemSettings)
    .set({ ...change, version: version + 1 })
    .where(and(settingsRow, eq(systemSettings.version, version)))
    .returning({ id: systemSettings.id });
  return updated.length > 0;
}
