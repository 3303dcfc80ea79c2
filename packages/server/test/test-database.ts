import { randomBytes } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import type { Database } from "../src/db/database.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { openSnapshot } from "./embedded-snapshots.ts";

export const databaseKinds = ["embedded", "PostgreSQL"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * The kind of database for tests whose SQL is the same on both kinds. PostgreSQL is the default, because copying a
 * database on it takes a tenth of the time that an embedded database takes.
 */
export const usualDatabase: DatabaseKind = process.env.TEST_USUAL_DATABASE === "embedded" ? "embedded" : "PostgreSQL";

interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on the PostgreSQL server, for one group of tests. */
export function createServerDatabase(): Promise<ServerDatabase> {
  return copyOnServer("template1");
}

/** Creates a database without any table, for one group of tests. */
export function openEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded" ? openSnapshot(setting("TEST_SNAPSHOTS"), "nothing") : openOnServer("template1");
}

/** Writes a copy of an empty embedded database to a folder. Creating a new database would take ten times as long. */
export async function writeEmbeddedDatabase(dataDir: string): Promise<void> {
  const database = await openSnapshot(setting("TEST_SNAPSHOTS"), "nothing", dataDir);
  await database.close();
}

/** Opens a database with this release's tables, for one group of tests. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded"
    ? openSnapshot(setting("TEST_SNAPSHOTS"), "tables")
    : openOnServer(setting("TEST_DATABASE_TEMPLATE"));
}

async function openOnServer(template: string): Promise<Database> {
  const { url, drop } = await copyOnServer(template);
  const database = openPostgres(url, pino({ level: "silent" }));
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function copyOnServer(template: string): Promise<ServerDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(setting("TEST_DATABASE_URL"));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(setting("TEST_DATABASE_URL"));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function setting(name: "TEST_DATABASE_URL" | "TEST_DATABASE_TEMPLATE" | "TEST_SNAPSHOTS"): string {
  const value = process.env[name];
  if (!value) throw new Error(`The suite's set-up has not set ${name}.`);
  return value;
}
