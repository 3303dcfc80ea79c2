import { statfsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { makeDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { takeLock } from "./lock-file.ts";

/** PostgreSQL extension that speeds up searches for parts of texts. */
export const extensions = { pg_trgm };

/** The start parameters of the embedded database. It may keep 24 MB of its tables in memory; the default is 128 MB. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=24MB"];

/**
 * The bytes of free disk space below which the embedded database refuses queries. The database writes its log in files
 * of 16 MB, and the whole process would hang if there were no space for the next file. These bytes are enough for four
 * files.
 */
const neededBytes = 64 * 2 ** 20;

const freeBytesIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Opens the embedded database in the data folder. A lock file keeps other processes out: two processes on one folder
 * would lose each other's rows.
 */
export async function openEmbedded(dataDir: string, freeBytes = freeBytesIn): Promise<Database> {
  await makeDataFolder(dataDir);
  const release = await takeLock(join(dataDir, "lock"));
  const folder = join(dataDir, "db");
  const refuseWithoutRoom = () => {
    if (freeBytes(dataDir) < neededBytes) throw new DiskFull(dataDir);
  };
  try {
    refuseWithoutRoom();
    return embeddedDatabase(
      guarded(await PGlite.create(folder, { extensions, startParams }), refuseWithoutRoom),
      release,
    );
  } catch (error) {
    await release();
    throw new Error(`The database in ${folder} cannot be opened: ${String(error)}`, { cause: error });
  }
}

class DiskFull extends Error {
  override readonly name = "DiskFull";
  /** PostgreSQL's error code for a full disk. */
  readonly code = "53100";
  constructor(folder: string) {
    super(`The disk of ${folder} is full: the embedded database needs ${neededBytes / 2 ** 20} MB of free space.`);
  }
}

/** Wraps a database client so that it runs no query and starts no transaction if `check` throws. */
function guarded(client: PGlite, check: () => void): PGlite {
  const query = client.query.bind(client) as PGlite["query"];
  const transaction = client.transaction.bind(client) as PGlite["transaction"];
  client.query = async (...args) => {
    check();
    return query(...args);
  };
  client.transaction = async (work) => {
    check();
    return transaction(work);
  };
  return client;
}

/** Wraps an open PGlite client as this server's database. Calls `release` after the client was closed. */
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
