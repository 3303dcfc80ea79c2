import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** An arbitrary number for the database lock with which servers that start together migrate one after the other. */
const lockId = 7_305_164_091;

/**
 * Matches the migrations of release 0.1.0, which refuses a database whose table `migrations` contains any other
 * migration. Later migrations only add tables and columns and are listed in `schema_migrations`, which that release
 * does not read. A migration that is incompatible with an older release must be listed in `migrations`.
 */
const ofFirstRelease = /^00(0[1-9]|1[01])_/;

/**
 * Migrates the database to this release's schema: runs the numbered files that were not run yet, in order, in one
 * transaction. Keeps tables and columns that a later release has added.
 * @throws if a newer release has made incompatible changes
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  await database.inTransaction(async (execute) => {
    // Remove the time limits, because another server may be migrating for any length of time.
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
