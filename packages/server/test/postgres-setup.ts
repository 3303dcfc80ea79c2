import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pino } from "pino";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { writeSnapshots } from "./embedded-snapshots.ts";
import { startPostgres } from "./start-postgres.ts";
import { createServerDatabase } from "./test-database.ts";

/**
 * Prepares databases for the server's tests. Starts a PostgreSQL server, unless TEST_DATABASE_URL names one. Creates
 * databases with this release's tables, which tests copy: one on that server (TEST_DATABASE_TEMPLATE), and an embedded
 * one in files (TEST_SNAPSHOTS).
 */
export default async function setup(): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack();
  if (!process.env.TEST_DATABASE_URL) {
    const postgres = opened.adopt(await startPostgres(), (one) => one.stop());
    process.env.TEST_DATABASE_URL = postgres.url;
  }
  const template = opened.adopt(await createServerDatabase(), (one) => one.drop());
  await migrateTemplate(template.url);
  process.env.TEST_DATABASE_TEMPLATE = basename(new URL(template.url).pathname);
  const snapshots = await mkdtemp(join(tmpdir(), "rewright-snapshots-"));
  opened.defer(() => rm(snapshots, { recursive: true, force: true }));
  await writeSnapshots(snapshots);
  process.env.TEST_SNAPSHOTS = snapshots;
  const kept = opened.move();
  return () => kept.disposeAsync();
}

async function migrateTemplate(url: string): Promise<void> {
  const database = openPostgres(url, pino({ level: "silent" }));
  await migrate(database);
  // PostgreSQL can copy a database only while no one is connected to it.
  await database.close();
}
