import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createServerDatabase, type DatabaseKind, databaseKinds, writeEmbeddedDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open.ts";
import { defaultPool } from "../db/postgres.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { runBackup } from "./run-backup.ts";

const key = "a passphrase of the tests";
const logger = pino({ level: "silent" });

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  file = join(folder, "backup.age");
});
afterEach(() => rm(folder, { recursive: true }));

const open = ({ DATABASE_URL, DATA_DIR = "" }: Place) =>
  openDatabase({ databaseUrl: DATABASE_URL, databasePool: defaultPool, dataDir: DATA_DIR }, logger);

interface Place {
  readonly DATABASE_URL?: string;
  readonly DATA_DIR?: string;
}

/** Returns the settings of a new, empty database. */
async function emptyPlace(kind: DatabaseKind, opened: AsyncDisposableStack): Promise<Place> {
  const DATA_DIR = await mkdtemp(join(folder, "data-"));
  if (kind === "embedded") return { DATA_DIR };
  const { url, drop } = await createServerDatabase();
  opened.defer(drop);
  return { DATABASE_URL: url, DATA_DIR };
}

const inserts = `
INSERT INTO users (id, email, name, first_name, last_name, created_at, updated_at) VALUES
  ('7d1f5b1e-1111-4222-8333-444455556666', 'ann@example.org', 'Ann “Ä” O''Neil', E'two\\nlines', '', now(), now()),
  ('7d1f5b1e-1111-4222-8333-444455557777', 'bob@example.org', 'Bob', E'\\t\\\\.', '', now(), now());
INSERT INTO history_items (user_id, id, original_text, humanized_text, mode, preview, created_at)
  SELECT id, id, 'Ein Text.', '👍', 'standard', '', now() FROM users;
INSERT INTO runs (user_id, id, request_hash, use_id, events, created_at, lease_ends_at)
  SELECT id, id, '\\x00ff0a', id, 0, now(), now() FROM users;`;

/** Fills a database with all tables, the job queue and some rows. */
async function fill(place: Place): Promise<void> {
  if (!place.DATABASE_URL) {
    await writeEmbeddedDatabase(join(place.DATA_DIR!, "db"));
  }
  const database = await open(place);
  const handle = async () => {};
  const queue = { name: "files", atOnce: 1, retryDelaySeconds: 1, retryLimit: 1, expireInSeconds: 60, handle };
  const jobs = await startJobs({ database, logger, queues: [queue] });
  await jobs.stop();
  await database.inTransaction(async (execute) => void (await execute(inserts)));
  await database.close();
}

/** Returns all rows of all tables in a database. */
async function contentOf(place: Place): Promise<Record<string, unknown[]>> {
  const database = await open(place);
  const tables = await database.query(
    "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs') ORDER BY 1",
    [],
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) rows[String(name)] = await rowsOf(database, String(name));
  await database.close();
  return rows;
}

const rowsOf = async (database: Database, table: string) =>
  (await database.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`, [])).map(({ row }) => row);

describe.each(databaseKinds)("backup of the %s database", (kind) => {
  test("[BEYOND-62] contains every row of every table, and is restored only to an empty database unless overwriting is requested", async () => {
    await using opened = new AsyncDisposableStack();
    const from = await emptyPlace(kind, opened);
    await fill(from);
    const before = await contentOf(from);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(before["public.users"]).toHaveLength(2);

    await runBackup("backup", [file], { ...from, BACKUP_KEY: key });
    const bytes = await readFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("ann@example.org")).toBe(false);

    const to = await emptyPlace(kind, opened);
    await runBackup("restore", [file], { ...to, BACKUP_KEY: key });
    expect(await contentOf(to)).toEqual(before);

    const changed = await open(to);
    await changed.query("UPDATE users SET first_name = 'Changed'", []);
    await changed.close();
    await expect(runBackup("restore", [file], { ...to, BACKUP_KEY: key })).rejects.toThrow("isn't empty");
    await runBackup("restore", [file, "--overwrite"], { ...to, BACKUP_KEY: key });
    expect(await contentOf(to)).toEqual(before);
  }, 120_000);

  test("[BEYOND-62] changes nothing in the target database if the backup is damaged", async () => {
    await using opened = new AsyncDisposableStack();
    const place = await emptyPlace(kind, opened);
    await fill(place);
    const before = await contentOf(place);
    await runBackup("backup", [file], { ...place, BACKUP_KEY: key });
    await truncate(file, (await stat(file)).size - 40);
    await expect(runBackup("restore", [file, "--overwrite"], { ...place, BACKUP_KEY: key })).rejects.toThrow("damaged");
    expect(await contentOf(place)).toEqual(before);
  }, 120_000);
});

describe("backup and restore commands", () => {
  let place: Place;
  beforeEach(async () => {
    place = { DATA_DIR: join(folder, "data") };
    await mkdir(place.DATA_DIR!);
    await writeEmbeddedDatabase(join(place.DATA_DIR!, "db"));
  });

  test("a backup encrypted with a public key can only be opened with the secret key", async () => {
    const secretKey = await generateX25519Identity();
    const publicKey = await identityToRecipient(secretKey);
    await runBackup("backup", [file], { ...place, BACKUP_KEY: publicKey });
    const to = { DATA_DIR: join(folder, "other") };
    const restore = (BACKUP_KEY: string) => runBackup("restore", [file], { ...to, BACKUP_KEY });
    await expect(restore(publicKey)).rejects.toThrow("AGE-SECRET-KEY-1");
    await expect(restore(await generateX25519Identity())).rejects.toThrow("can't be opened with this BACKUP_KEY");
    await expect(restore("too short")).rejects.toThrow("Set BACKUP_KEY");
    expect(existsSync(to.DATA_DIR)).toBe(false);
    expect(await restore(secretKey)).toContain("was restored");
  });

  test("a backup replaces an existing file only if overwriting is requested", async () => {
    await writeFile(file, "precious");
    const backUp = (...given: string[]) => runBackup("backup", given, { ...place, BACKUP_KEY: key });
    await expect(backUp(file)).rejects.toThrow("already exists");
    expect(await readFile(file, "utf8")).toBe("precious");
    await backUp(file, "--overwrite");
    expect(await readFile(file, "utf8")).not.toBe("precious");
    await expect(backUp()).rejects.toThrow("Usage");
  });

  test("a backup of an embedded database that a server is using fails and asks to stop the server", async () => {
    const database = await open(place);
    await expect(runBackup("backup", [file], { ...place, BACKUP_KEY: key })).rejects.toThrow("Stop it first");
    await database.close();
    expect(existsSync(file)).toBe(false);
  });

  test("without PostgreSQL's programs, or with a file that is no backup, the message says what is wrong", async () => {
    const path = process.env.PATH;
    process.env.PATH = folder;
    const url = { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/none", BACKUP_KEY: key };
    try {
      await expect(runBackup("backup", [file], url)).rejects.toThrow("pg_dump wasn't found");
    } finally {
      process.env.PATH = path;
    }
    await writeFile(file, "no backup");
    await expect(runBackup("restore", [file], { ...place, BACKUP_KEY: key })).rejects.toThrow("isn't a backup");
  });
});
