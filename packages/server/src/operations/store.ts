import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { readiness } from "../db/site-schema.ts";

/** Writes the current time to the database, to prove that it accepts writes. */
export async function recordReadiness(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insert(readiness)
    .values({ id: 1, checkedAt: now })
    .onConflictDoUpdate({ target: readiness.id, set: { checkedAt: now } });
}
