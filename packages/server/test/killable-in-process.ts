import { createPasswordHasher } from "../src/accounts/password/password-hash.ts";
import { readConfig } from "../src/config/config.ts";
import { watchedDatabase } from "../src/db/watched-database.ts";
import { createLogger } from "../src/process/create-logger.ts";
import { startServer } from "../src/server.ts";
import { watchFor } from "./fault-points.ts";
import { type KillableServer, killableSettings, sentFrom, timePasses } from "./killable.ts";
import { startKillableDocuments, startKillableEngine } from "./killable-threads.ts";
import { beginLifetime, type Lifetime } from "./lifetime.ts";
import { type DatabaseKind, openTestDatabase } from "./test-database.ts";

const settings = {
  ...killableSettings,
  PORT: "0",
  LOG_LEVEL: "silent",
  SECRET: "a secret of the tests, long enough for all",
};

/**
 * Opens the data of a server that runs in the test's process. After a simulated crash the server's code has no effect:
 * it can no longer call the database and the payment provider, and open transactions are rolled back.
 */
export async function openKillableInProcess(kind: DatabaseKind): Promise<KillableServer> {
  const database = await openTestDatabase(kind);
  const ends: Promise<void>[] = [];
  let lifetime: Lifetime | undefined;
  let address = "";
  let reachesFaultPoint: ReturnType<typeof watchFor> | undefined;
  const pending = new Set<Promise<unknown>>();

  /**
   * Resolves when the database has finished the statements that were sent before the crash and has rolled back open
   * transactions.
   */
  async function settled(): Promise<void> {
    await Promise.allSettled(pending);
  }

  function track<T>(statement: Promise<T>): Promise<T> {
    pending.add(statement);
    const end = () => pending.delete(statement);
    statement.then(end, end);
    return statement;
  }

  async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const own = beginLifetime();
    reachesFaultPoint = undefined;
    // The URL itself is not used, because the database is already open.
    const databaseUrl = kind === "embedded" ? {} : { DATABASE_URL: "postgres://127.0.0.1/open" };
    const config = readConfig({ ...settings, ...databaseUrl, ...more }, 2);
    const { close: _ignored, ...watched } = watchedDatabase(database, (statement, run) => {
      if (lifetime === own && reachesFaultPoint?.(statement)) own.end();
      return own.call(() => track(run()));
    });
    lifetime = own;
    const server = await startServer(config, createLogger(config.logLevel), {
      startEngine: () => startKillableEngine(own),
      startDocumentPool: () => startKillableDocuments(own),
      createHasher: (key) => createPasswordHasher(key, { rounds: 4 }),
      openDatabase: async () => ({ ...watched, close: async () => {} }),
    });
    address = server.address;
    // Stopping a crashed server changes no data. It only frees resources of the test's process.
    ends.push(own.over.then(() => server.stop()).catch(() => {}));
  }

  return {
    start,
    async kill() {
      lifetime?.end();
      await settled();
    },
    crashAt(faultPoint) {
      reachesFaultPoint = watchFor(faultPoint);
    },
    async crashed() {
      await lifetime?.over;
      await settled();
    },
    query: (sql) => lifetime!.call(() => database.query(sql, [])),
    send: (path, init, from = "") => lifetime!.call(() => fetch(`${address}${path}`, sentFrom(init, from))),
    async timePasses() {
      if (kind === "embedded") return;
      for (const statement of timePasses) await database.query(statement, []);
    },
    async [Symbol.asyncDispose]() {
      lifetime?.end();
      await Promise.all(ends);
      await settled();
      await database.close();
    },
  };
}
