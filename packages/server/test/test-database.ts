import { randomBytes } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import type { Database } from "../src/db/database.ts";
import { openEmbedded } from "../src/db/embedded.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";

export const databaseKinds = ["embedded", "PostgreSQL"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** An empty database of the suite's own on the PostgreSQL server. */
export async function createServerDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database of the suite's own, without any table. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === "embedded") return openEmbedded();
  const { url, drop } = await createServerDatabase();
  const database = openPostgres(url, pino({ level: "silent" }));
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A database of the suite's own, with this version's tables. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openEmptyDatabase(kind);
  await migrate(database);
  return database;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(serverUrl());
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("The suite's set-up has not named a PostgreSQL server.");
  return url;
}
