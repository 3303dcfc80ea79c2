import { lte } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { rateLimits } from "#src/db/rate-limits-schema.ts";

/** Deletes request counts of past minutes. */
export async function deleteOldCounts({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, now().getTime()));
}
