import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { systemSettings } from "../db/site-schema.ts";

const theRow = eq(systemSettings.id, 1);

/** What administrators have chosen; null is the default. */
export type Chosen = Omit<typeof systemSettings.$inferSelect, "id" | "updatedAt" | "updatedBy">;

export async function findChosen(db: Db): Promise<Chosen> {
  const [row] = await db.select().from(systemSettings).where(theRow);
  return row!;
}

/** What was chosen, when, and by whom while the account exists. */
export async function findChosenBy(db: Db) {
  const [row] = await db
    .select({ chosen: systemSettings, email: users.email })
    .from(systemSettings)
    .leftJoin(users, eq(users.id, systemSettings.updatedBy))
    .where(theRow);
  return row!;
}

/** @returns false when the version is another one by now */
export async function updateChosen(
  db: Db,
  version: number,
  change: Partial<Omit<typeof systemSettings.$inferInsert, "id" | "version">>,
): Promise<boolean> {
  const updated = await db
    .update(systemSettings)
    .set({ ...change, version: version + 1 })
    .where(and(theRow, eq(systemSettings.version, version)))
    .returning({ id: systemSettings.id });
  return updated.length > 0;
}
