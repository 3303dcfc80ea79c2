import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterEach, describe, expect, test } from "vitest";
import { databaseKinds, openEmptyDatabase } from "#test/test-database.ts";
import type { Database, Execute } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Returns every table that the schema files in this folder define. */
async function describedTables(): Promise<PgTable[]> {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith("schema.ts"));
  const modules: object[] = await Promise.all(files.map((name) => import(`./${name}`)));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

/** Tables that contain the names of the applied migrations. */
const ledgers = ["migrations", "schema_migrations"];

/**
 * The migrations of release 0.1.0. That release refuses a database whose table `migrations` contains any other
 * migration.
 */
const ofFirstRelease = [
  "0001_usage.sql",
  "0002_accounts.sql",
  "0003_billing.sql",
  "0004_ledger.sql",
  "0005_admin.sql",
  "0006_people.sql",
  "0007_payments.sql",
  "0008_site.sql",
  "0009_runs.sql",
  "0010_language_model.sql",
  "0011_batches.sql",
];

const migrationFile = (name: string) => readFile(join(import.meta.dirname, "../../migrations", name), "utf8");

describe.each(databaseKinds)("migrations of the %s database", (kind) => {
  let database: Database;
  afterEach(() => database.close());

  const query = async (sql: string) => {
    let rows: Awaited<ReturnType<Execute>> = [];
    await database.inTransaction(async (execute) => {
      rows = await execute(sql);
    });
    return rows;
  };

  test("create the tables that the queries need, even if several servers start at the same time", async () => {
    database = await openEmptyDatabase(kind);
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    await migrate(database);
    const columns = await query(
      "SELECT table_name, column_name, is_nullable, udt_name FROM information_schema.columns WHERE table_schema = 'public'",
    );
    const inDatabase = columns
      .filter((column) => !ledgers.includes(String(column.table_name)))
      .map((column) => `${column.table_name}.${column.column_name} ${column.udt_name} ${column.is_nullable}`);
    const sqlTypes: Record<string, string> = {
      integer: "int4",
      "timestamp with time zone": "timestamptz",
      boolean: "bool",
      bigint: "int8",
      "double precision": "float8",
    };
    const inSchema = (await describedTables()).flatMap((table) => {
      const { name, columns: described } = getTableConfig(table);
      return described.map((column) => {
        const type = sqlTypes[column.getSQLType()] ?? column.getSQLType();
        return `${name}.${column.name} ${type} ${column.notNull ? "NO" : "YES"}`;
      });
    });
    expect(inDatabase.sort()).toEqual(inSchema.sort());
  });

  test("release 0.1.0 can start with the migrated database and write to it", async () => {
    const columns =
      "SELECT table_name, column_name, is_nullable, column_default, udt_name FROM information_schema.columns";
    const restrictions =
      "SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS def FROM pg_constraint";
    const readSchema = async () => ({
      columns: await query(`${columns} WHERE table_schema = 'public'`),
      restrictions: await query(`${restrictions} WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`),
      triggers: await query(
        "SELECT tgrelid::regclass::text AS of, tgname, pg_get_triggerdef(oid) AS def FROM pg_trigger WHERE NOT tgisinternal",
      ),
    });
    database = await openEmptyDatabase(kind);
    for (const name of ofFirstRelease) await query(await migrationFile(name));
    const before = await readSchema();
    const tables = new Set(before.columns.map((column) => column.table_name));
    await database.close();

    database = await openEmptyDatabase(kind);
    await migrate(database);
    const applied = (await query("SELECT name FROM migrations ORDER BY name")).map(({ name }) => name);
    expect(applied).toEqual(ofFirstRelease);
    const after = await readSchema();
    expect(after.columns).toEqual(expect.arrayContaining(before.columns));
    const added = after.columns.filter(
      ({ table_name, column_name }) =>
        tables.has(table_name) &&
        !before.columns.some((column) => column.table_name === table_name && column.column_name === column_name),
    );
    expect(added.filter((column) => column.is_nullable === "NO" && column.column_default === null)).toEqual([]);
    for (const kindOfRule of ["restrictions", "triggers"] as const) {
      const ofTables = after[kindOfRule].filter((rule) => tables.has(rule.of));
      expect(ofTables.filter((rule) => !before[kindOfRule].some(({ def }) => def === rule.def))).toEqual([]);
    }
  });

  test("migrate a database of release 0.1.0", async () => {
    database = await openEmptyDatabase(kind);
    await query("CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())");
    for (const name of ofFirstRelease) {
      await query(await migrationFile(name));
      await query(`INSERT INTO migrations (name) VALUES ('${name}')`);
    }
    await migrate(database);
    expect(await query("SELECT * FROM readiness")).toEqual([]);
  });

  test("accept a database to which a newer release has added compatible migrations", async () => {
    database = await openEmptyDatabase(kind);
    await migrate(database);
    await query("INSERT INTO schema_migrations (name) VALUES ('9999_from_the_future.sql')");
    await migrate(database);
    expect(await query("SELECT name FROM schema_migrations WHERE name LIKE '9999%'")).toHaveLength(1);
  });

  test("refuse a database with incompatible migrations of a newer release, and leave it unchanged", async () => {
    database = await openEmptyDatabase(kind);
    await migrate(database);
    await query("INSERT INTO migrations (name) VALUES ('9999_from_the_future.sql')");
    await expect(migrate(database)).rejects.toThrow(/newer version .*9999_from_the_future\.sql/);
  });
});
