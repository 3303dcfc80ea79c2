import { readdir } from "node:fs/promises";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterEach, describe, expect, test } from "vitest";
import { databaseKinds, openEmptyDatabase } from "../../test/test-database.ts";
import type { Database, Execute } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Every table that a file of this folder describes. */
async function describedTables(): Promise<PgTable[]> {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith("schema.ts"));
  const modules: object[] = await Promise.all(files.map((name) => import(`./${name}`)));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

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

  test("give the tables that the queries are written for, also when several servers start at once", async () => {
    database = await openEmptyDatabase(kind);
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    await migrate(database);
    const columns = await query(
      "SELECT table_name, column_name, is_nullable, udt_name FROM information_schema.columns WHERE table_schema = 'public'",
    );
    const inDatabase = columns
      .filter((column) => column.table_name !== "migrations")
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

  test("leave a database of a newer version alone", async () => {
    database = await openEmptyDatabase(kind);
    await migrate(database);
    await query("INSERT INTO migrations (name) VALUES ('9999_from_the_future.sql')");
    await expect(migrate(database)).rejects.toThrow(/newer version .*9999_from_the_future\.sql/);
  });
});
