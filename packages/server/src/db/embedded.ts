import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { makeDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { takeLock } from "./lock-file.ts";

/** Searching in texts by their parts. */
export const extensions = { pg_trgm };

/**
 * Opens the embedded database in the data folder. A lock file keeps a second process out: two on one folder would lose
 * each other's rows.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await makeDataFolder(dataDir);
  const release = await takeLock(join(dataDir, "lock"));
  const folder = join(dataDir, "db");
  try {
    return embeddedDatabase(await PGlite.create(folder, { extensions }), release);
  } catch (error) {
    await release();
    throw new Error(`The database in ${folder} cannot be opened: ${String(error)}`, { cause: error });
  }
}

/** Returns an open PGlite as the server's database; `release` is called after it is closed. */
export function embeddedDatabase(client: PGlite, release = async () => {}): Database {
  return {
    db: drizzle({ client }),
    query: async (sql, values) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    inTransaction: (work) =>
      client.transaction((transaction) => work(async (sql) => (await transaction.exec(sql)).at(-1)?.rows ?? [])),
    async close() {
      await client.close();
      await release();
    },
  };
}
