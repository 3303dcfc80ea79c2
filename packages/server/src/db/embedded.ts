import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database.ts";
import { takeLock } from "./lock-file.ts";

/**
 * Opens the embedded database in the data folder, or in memory without one. A lock file keeps a second process out:
 * two on one folder would lose each other's rows.
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  if (dataDir === undefined) return wrap(await PGlite.create(), async () => {});
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, "lock"));
  try {
    return wrap(await PGlite.create(join(dataDir, "db")), release);
  } catch (error) {
    await release();
    throw error;
  }
}

function wrap(client: PGlite, release: () => Promise<void>): Database {
  return {
    db: drizzle({ client }),
    inTransaction: (work) =>
      client.transaction((transaction) => work(async (sql) => (await transaction.exec(sql)).at(-1)?.rows ?? [])),
    async close() {
      await client.close();
      await release();
    },
  };
}
