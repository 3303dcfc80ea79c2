import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** Any number, as long as nothing else in the database uses it: servers that start together take turns by it. */
const lockId = 7_305_164_091;

/**
 * The migrations of release 0.1.0, which refuses a database with any other in its table `migrations`. Later ones are in
 * `schema_migrations`, where it does not look: they only add, so that it goes on working beside them. One that an older
 * release cannot work with would have to be in `migrations`.
 */
const ofFirstRelease = /^00(0[1-9]|1[01])_/;

/**
 * Brings the database to this version's schema: runs the numbered files that it has not seen, in order, all or none. What a
 * later version has added stays as it is.
 * @throws when a newer version has written the database in a way that this one cannot work with
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  await database.inTransaction(async (execute) => {
    // Another server may be at it, and a migration takes as long as it takes.
    await execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0");
    await execute(`SELECT pg_advisory_xact_lock(${lockId})`);
    for (const table of ["migrations", "schema_migrations"]) {
      await execute(
        `CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
      );
    }
    const namesIn = async (table: string) =>
      (await execute(`SELECT name FROM ${table}`)).map(({ name }) => String(name));
    const base = await namesIn("migrations");
    const unknown = base.filter((name) => !files.includes(name));
    if (unknown.length > 0) {
      throw new Error(`The database was written by a newer version of this program (it has ${unknown.join(", ")}).`);
    }
    const applied = [...base, ...(await namesIn("schema_migrations"))];
    for (const name of files.filter((file) => !applied.includes(file))) {
      await execute(await readFile(join(folder, name), "utf8"));
      const table = ofFirstRelease.test(name) ? "migrations" : "schema_migrations";
      await execute(`INSERT INTO ${table} (name) VALUES ('${name}')`);
    }
  });
}
