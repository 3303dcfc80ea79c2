import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { openTestDatabase } from "#test/test-database.ts";
import type { CountStore } from "./count-requests.ts";
import { createRateLimit } from "./rate-limit.ts";

const hourMs = 3_600_000;
const apiRateLimit = 60;
const settings = { freeDailyGenerations: 10, freeWordsPerRequest: 200, maintenance: false, apiRateLimit };
const inForce = { read: async () => settings, last: () => settings };

let database: Database;
let keys: [Buffer];
let queries: string[];
let isAway: boolean;
beforeEach(async () => {
  database = await openTestDatabase("PostgreSQL");
  keys = [randomBytes(32)];
  queries = [];
  isAway = false;
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const store: CountStore = {
  async query(sql, values) {
    queries.push(sql);
    if (isAway) throw new Error("The database is away.");
    return database.query(sql, values);
  },
};
/** Returns the time of the database, whatever the machine's clock says. */
const databaseNow = () => new Date(performance.timeOrigin + performance.now());
const openServer = () => createRateLimit({ settings: inForce, now: databaseNow, keys, store });

/**
 * Sends requests one after the other to each server in turn.
 * @returns the number of requests that were allowed
 */
async function passes(count: number, servers: readonly ReturnType<typeof openServer>[], address = "203.0.113.1") {
  let passed = 0;
  for (let request = 0; request < count; request++) {
    const server = servers[request % servers.length]!;
    passed += await server(address).then(
      () => 1,
      () => 0,
    );
  }
  return passed;
}

test("[SAFETY-58] servers count an address together, and each additional server allows at most a tenth of the limit more", async () => {
  const servers = [openServer(), openServer(), openServer()];
  const passed = await passes(300, servers);
  expect(passed).toBeGreaterThanOrEqual(apiRateLimit);
  expect(passed).toBeLessThanOrEqual(apiRateLimit * 1.2);
  expect(await passes(20, [openServer()])).toBeLessThanOrEqual(apiRateLimit / 10);
  expect(await passes(20, servers, "203.0.113.2")).toBe(20);
});

test("[SAFETY-58] a single server allows exactly the limit, and needs no database query for the first few requests or for those that it refuses", async () => {
  const server = openServer();
  expect(await passes(5, [server], "203.0.113.5")).toBe(5);
  expect(queries).toHaveLength(0);
  expect(await passes(apiRateLimit, [server])).toBe(apiRateLimit);
  expect(queries).toHaveLength(10);
  expect(await passes(500, [server])).toBe(0);
  expect(queries).toHaveLength(10);
  expect(JSON.stringify(await database.query("SELECT key FROM rate_limits", []))).not.toContain("203.0.113");
});

test("[SAFETY-58] a server whose clock is 25 hours ahead neither unblocks addresses nor blocks them", async () => {
  const right = openServer();
  expect(await passes(apiRateLimit, [right])).toBe(apiRateLimit);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(databaseNow().getTime() + 25 * hourMs);
  const ahead = openServer();
  expect(await passes(20, [ahead])).toBeLessThanOrEqual(apiRateLimit / 10);
  expect(await passes(apiRateLimit, [ahead], "203.0.113.2")).toBe(apiRateLimit);
  const [row] = await database.query(
    "SELECT max(expire) - extract(epoch FROM now()) * 1000 AS ms FROM rate_limits",
    [],
  );
  expect(Number(row?.ms)).toBeLessThanOrEqual(61_000);
});

test("[SAFETY-58] while the database is down, each server counts only the requests that it receives itself", async () => {
  isAway = true;
  const servers = [openServer(), openServer()];
  for (const server of servers) expect(await passes(100, [server])).toBe(apiRateLimit);
  isAway = false;
  expect(await passes(30, servers)).toBe(0);
});
