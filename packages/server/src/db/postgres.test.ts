import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { postgresProxy } from "#test/postgres-proxy.ts";
import { createServerDatabase } from "#test/test-database.ts";
import type { Database, Db } from "./database.ts";
import { isOutOfReach } from "./is-out-of-reach.ts";
import { defaultPool, openPostgres } from "./postgres.ts";

let served: Awaited<ReturnType<typeof createServerDatabase>>;
/** A separate connection that reads the state of the pool's connections. */
let watcher: pg.Client;
let proxy: Awaited<ReturnType<typeof postgresProxy>>;
let database: Database;
let log: { readonly msg: string; readonly lost?: number }[];

beforeAll(async () => {
  served = await createServerDatabase();
  watcher = new pg.Client({ connectionString: served.url, application_name: "watcher" });
  await watcher.connect();
  await watcher.query("CREATE TABLE letters (name text PRIMARY KEY DEFERRABLE INITIALLY DEFERRED)");
});
afterAll(async () => {
  await watcher.end();
  await served.drop();
});
beforeEach(async () => {
  proxy = await postgresProxy(new URL(served.url));
  log = [];
  open({});
});
afterEach(async () => {
  await database.close();
  proxy.cut();
  await watcher.query("TRUNCATE letters");
});

function open(settings: Partial<typeof defaultPool>) {
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  database = openPostgres(proxy.url, logger, { ...defaultPool, size: 2, ...settings });
}

const add = (db: Db, name: string) => db.execute(sql`INSERT INTO letters VALUES (${name})`);
const names = async () => (await watcher.query("SELECT name FROM letters ORDER BY name")).rows.map(({ name }) => name);
const pidOf = async (db: Db) => {
  const { rows } = (await db.execute(sql`SELECT pg_backend_pid() AS pid`)) as { rows: { pid: number }[] };
  return rows[0]!.pid;
};

/**
 * Checks that the pool has this many connections and that all are free: no caller waits, and none is in a transaction.
 */
async function expectConnections(total: number) {
  const pool = (database.db as Db & { readonly $client: pg.Pool }).$client;
  const { totalCount, idleCount, waitingCount } = pool;
  expect({ totalCount, idleCount, waitingCount }).toEqual({ totalCount: total, idleCount: total, waitingCount: 0 });
  await vi.waitFor(
    async () => {
      const { rows } = await watcher.query(
        "SELECT state FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'rewright'",
      );
      expect(rows).toEqual(Array(total).fill({ state: "idle" }));
    },
    { timeout: 10_000 },
  );
}

async function expectToWork() {
  proxy.stopFailing();
  await database.db.transaction((tx) => add(tx, "later"));
  expect(await names()).toContain("later");
}

test("a successful transaction is stored, and its connection is used again", async () => {
  const first = await database.db.transaction(async (tx) => {
    await add(tx, "a");
    return pidOf(tx);
  });
  expect(await names()).toEqual(["a"]);
  expect(await pidOf(database.db)).toBe(first);
  await expectConnections(1);
});

test("a failed transaction is rolled back and throws the original error, and its connection is used again", async () => {
  let first: number | undefined;
  const failed = database.db.transaction(async (tx) => {
    first = await pidOf(tx);
    await add(tx, "a");
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await names()).toEqual([]);
  expect(await pidOf(database.db)).toBe(first);
  await expectConnections(1);
});

test("rolling back a nested transaction keeps the outer one", async () => {
  await database.db.transaction(async (tx) => {
    await add(tx, "a");
    const failed = tx.transaction(async (inner) => {
      await add(inner, "b");
      throw new Error("not this one");
    });
    await expect(failed).rejects.toThrow("not this one");
    await tx.transaction((inner) => add(inner, "c"));
  });
  expect(await names()).toEqual(["a", "c"]);
  await expectConnections(1);
});

test("a transaction has the isolation level that was requested", async () => {
  const level = await database.db.transaction(
    async (tx) => {
      const { rows } = (await tx.execute(sql`SHOW transaction_isolation`)) as { rows: unknown[] };
      return rows;
    },
    { isolationLevel: "serializable" },
  );
  expect(level).toEqual([{ transaction_isolation: "serializable" }]);
});

test.each([
  ["BEGIN", "cut"],
  ["BEGIN", "silence"],
  ["COMMIT", "cut"],
  ["COMMIT", "silence"],
  ["INSERT", "cut"],
  ["INSERT", "silence"],
] as const)(
  "if the connection fails at %s (%s), the transaction fails and the connection is closed",
  async (at, kind) => {
    open({ statementTimeoutSeconds: 1 });
    await database.query("SELECT 1", []);
    proxy.failAt(at, kind);
    const failure = await database.db.transaction((tx) => add(tx, "a")).catch((error: unknown) => error);
    expect(isOutOfReach(failure)).toBe(true);
    await expectConnections(0);
    await expectToWork();
    await expectConnections(1);
  },
);

test.each(["cut", "silence"] as const)(
  "if the connection fails at a rollback (%s), the connection is closed and the original error is thrown",
  async (kind) => {
    open({ statementTimeoutSeconds: 1 });
    proxy.failAt("ROLLBACK", kind);
    const failed = database.db.transaction(async (tx) => {
      await add(tx, "a");
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await expectConnections(0);
    await expectToWork();
    expect(await names()).toEqual(["later"]);
  },
);

test("after the database refuses a commit, no connection remains in a transaction", async () => {
  const failed = database.db.transaction(async (tx) => {
    await add(tx, "a");
    await add(tx, "a");
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: "23505" } });
  await expectConnections(0);
  expect(await names()).toEqual([]);
});

test("if the connection of an idle transaction is ended, the transaction fails and the process continues", async () => {
  const failure = await database.db
    .transaction(async (tx) => {
      const pid = await pidOf(tx);
      await watcher.query("SELECT pg_terminate_backend($1)", [pid]);
      await vi.waitFor(() => expect(log).not.toEqual([]));
      await add(tx, "a");
    })
    .catch((error: unknown) => error);
  expect(isOutOfReach(failure)).toBe(true);
  await expectConnections(0);
  await expectToWork();
});

test("connections that are lost at the same time cause one line in the log", async () => {
  open({ size: 5 });
  await Promise.all([1, 2, 3, 4, 5].map(() => database.query("SELECT pg_sleep(0.1)", [])));
  await watcher.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'rewright'",
  );
  await vi.waitFor(() => expectConnections(0));
  expect(log.map(({ msg }) => msg)).toEqual(["connections to the database were lost"]);
});

test("if the connection of a plain SQL transaction is ended, that transaction fails and the process continues", async () => {
  const failed = database.inTransaction(async (execute) => {
    const [row] = await execute("SELECT pg_backend_pid() AS pid");
    await watcher.query("SELECT pg_terminate_backend($1)", [row!.pid]);
    await vi.waitFor(() => expect(log).not.toEqual([]));
    await execute("SELECT 1");
  });
  expect(isOutOfReach(await failed.catch((error: unknown) => error))).toBe(true);
});

test("the database ends a transaction that is idle for too long", async () => {
  open({ idleTransactionTimeoutSeconds: 0.1 });
  const failure = await database.db
    .transaction(async (tx) => {
      await add(tx, "a");
      await vi.waitFor(() => expect(log).not.toEqual([]));
      await add(tx, "b");
    })
    .catch((error: unknown) => error);
  expect(isOutOfReach(failure)).toBe(true);
  await expectConnections(0);
  expect(await names()).toEqual([]);
});

test('a statement that exceeds its time limit or waits too long for a lock fails as "database unreachable"', async () => {
  open({ statementTimeoutSeconds: 1, lockTimeoutSeconds: 0.1 });
  const slow = await database.db.execute(sql`SELECT pg_sleep(20)`).catch((error: unknown) => error);
  expect(slow).toMatchObject({ cause: { code: "57014" } });
  await watcher.query("BEGIN; LOCK TABLE letters");
  const waiting = await database.db.transaction((tx) => add(tx, "a")).catch((error: unknown) => error);
  await watcher.query("ROLLBACK");
  expect(waiting).toMatchObject({ cause: { code: "55P03" } });
  expect([slow, waiting].map(isOutOfReach)).toEqual([true, true]);
  await expectConnections(0);
});

test("a read-only connection is not reused, so the next connection can write again", async () => {
  const { pathname } = new URL(served.url);
  await watcher.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`);
  const failure = await database.db.transaction((tx) => add(tx, "a")).catch((error: unknown) => error);
  await watcher.query(`ALTER DATABASE ${pathname.slice(1)} RESET default_transaction_read_only`);
  expect(failure).toMatchObject({ cause: { code: "25006" } });
  expect(isOutOfReach(failure)).toBe(true);
  await expectToWork();
});

test("a database server that accepts connections and never responds makes queries and plain SQL transactions fail", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://user@127.0.0.1:${port}/letters`;
  const mute = openPostgres(url, pino({ level: "silent" }), { ...defaultPool, connectTimeoutSeconds: 0.1 });
  const failures = await Promise.all(
    [mute.query("SELECT 1", []), mute.inTransaction(async () => {})].map((asked) =>
      asked.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );
  await mute.close();
  silent.close();
  expect(failures.map(isOutOfReach)).toEqual([true, true]);
});

test("notifications arrive, and a connection that is lost while listening is replaced by a new one that listens", async () => {
  const heard: string[] = [];
  let times = 0;
  const listening = database.listen!({
    channel: "a channel",
    onNotification: (payload) => heard.push(payload),
    onListening: () => times++,
  });
  const notify = (payload: string) => watcher.query("SELECT pg_notify('a channel', $1)", [payload]);
  await vi.waitFor(() => expect(times).toBe(1), { timeout: 10_000 });
  await notify("before");
  await vi.waitFor(() => expect(heard).toEqual(["before"]), { timeout: 10_000 });
  await watcher.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'");
  await vi.waitFor(() => expect(times).toBe(2), { timeout: 10_000 });
  await notify("after");
  await vi.waitFor(() => expect(heard).toEqual(["before", "after"]), { timeout: 10_000 });
  await listening.close();
  await expectConnections(0);
  expect(log.map(({ msg }) => msg)).toEqual(["connections to the database were lost"]);
});

test("listening for notifications starts as soon as the database can be reached", async () => {
  let times = 0;
  proxy.failAt("LISTEN", "cut");
  const listening = database.listen!({ channel: "events", onNotification: () => {}, onListening: () => times++ });
  await vi.waitFor(() => expect(log).not.toEqual([]), { timeout: 10_000 });
  expect(times).toBe(0);
  proxy.stopFailing();
  await vi.waitFor(() => expect(times).toBe(1), { timeout: 10_000 });
  await listening.close();
});

test('a Unix socket that does not exist makes queries fail as "database unreachable"', async () => {
  const gone = openPostgres("postgres://user@/letters?host=/nowhere/at/all", pino({ level: "silent" }));
  const failure = await gone.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
  await gone.close();
  expect(failure).toMatchObject({ cause: { code: "ENOENT" } });
  expect(isOutOfReach(failure)).toBe(true);
});
