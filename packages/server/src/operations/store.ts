import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { readiness } from "../db/site-schema.ts";

/** Writes the readiness row, to show that the database can be written. */
export async function recordReadiness(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insert(readiness)
    .values({ id: 1, checkedAt: now })
    .onConflictDoUpdate({ target: readiness.id, set: { checkedAt: now } });
}
