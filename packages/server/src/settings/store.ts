import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { systemSettings } from "../db/site-schema.ts";

const settingsRow = eq(systemSettings.id, 1);

/** Holds the system settings that administrators have chosen. Null means the default. */
export type Chosen = Omit<typeof systemSettings.$inferSelect, "id" | "updatedAt" | "updatedBy">;

export async function findChosen(db: Db): Promise<Chosen> {
  const [row] = await db.select().from(systemSettings).where(settingsRow);
  return row!;
}

/**
 * Returns the chosen system settings, the time of the last change, and who changed them if that account still exists.
 */
export async function findChosenBy(db: Db) {
  const [row] = await db
    .select({ chosen: systemSettings, email: users.email })
    .from(systemSettings)
    .leftJoin(users, eq(users.id, systemSettings.updatedBy))
    .where(settingsRow);
  return row!;
}

/**
 * Stores chosen system settings and increments their version.
 * @returns false if the stored version is no longer `version`
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
