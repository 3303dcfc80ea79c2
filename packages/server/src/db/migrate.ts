import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** Any number, as long as nothing else in the database uses it: servers that start together take turns by it. */
const lockId = 7_305_164_091;

/**
 * Brings the database to this version's schema: runs the numbered files that it has not seen, in order, all or none.
 * @throws when the database was written by a newer version
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  await database.inTransaction(async (execute) => {
    await execute(`SELECT pg_advisory_xact_lock(${lockId})`);
    await execute(
      "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const applied = (await execute("SELECT name FROM migrations")).map((row) => String(row.name));
    const unknown = applied.filter((name) => !files.includes(name));
    if (unknown.length > 0) {
      throw new Error(`The database was written by a newer version of this program (it has ${unknown.join(", ")}).`);
    }
    for (const name of files.filter((file) => !applied.includes(file))) {
      await execute(await readFile(join(folder, name), "utf8"));
      await execute(`INSERT INTO migrations (name) VALUES ('${name}')`);
    }
  });
}
