import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database, Db } from "../db/database.ts";
import { systemSettings } from "../db/site-schema.ts";
import { createSettings } from "./system-settings.ts";

const defaults = { freeDailyGenerations: 10, freeWordsPerRequest: 200, apiRateLimit: 60, maintenance: false };
const logger = pino({ level: "silent" });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const choose = (maxTextLength: number, version: number) =>
  database.db.update(systemSettings).set({ maxTextLength, version });

/** Wraps the database so that the test can count queries, and make them fail or wait. */
function watched() {
  const seen = { queries: 0, fail: false, hang: false };
  const db = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name !== "select") return Reflect.get(target, name, receiver);
      seen.queries++;
      if (seen.fail) throw new Error("The database is down.");
      if (seen.hang) return () => ({ from: () => ({ where: () => new Promise(() => {}) }) });
      return target.select.bind(target);
    },
  }) as Db;
  return { seen, settings: createSettings({ db, logger, defaults }) };
}

test("simultaneous reads share one query, and a read after a change returns the changed settings", async () => {
  const { seen, settings } = watched();
  await choose(100, 1);
  const before = Array.from({ length: 1000 }, () => settings.read());
  const changed = choose(150, 2).then(() => Promise.all(Array.from({ length: 1000 }, () => settings.read())));
  await Promise.all(before);
  for (const { freeWordsPerRequest } of await changed) expect(freeWordsPerRequest).toBe(150);
  expect(seen.queries).toBeLessThanOrEqual(4);
});

test("settings that have not changed are returned as the same object, so that results can be cached by it", async () => {
  const { settings } = watched();
  expect(await settings.read()).toBe(await settings.read());
  expect(settings.last()).toBe(await settings.read());
});

test("if the database is down, the last known settings apply and the database is queried again later", async () => {
  const { seen, settings } = watched();
  await choose(120, 3);
  await settings.read();
  await choose(130, 4);
  vi.useFakeTimers({ toFake: ["performance"] });
  Object.assign(seen, { fail: true, queries: 0 });
  for (let request = 0; request < 100; request++) expect((await settings.read()).freeWordsPerRequest).toBe(120);
  expect(seen.queries).toBe(1);
  seen.fail = false;
  vi.advanceTimersByTime(999);
  expect((await settings.read()).freeWordsPerRequest).toBe(120);
  vi.advanceTimersByTime(1);
  expect((await settings.read()).freeWordsPerRequest).toBe(130);
});

test("until the database responds for the first time, the defaults apply", async () => {
  const { seen, settings } = watched();
  seen.fail = true;
  expect(settings.last()).toBe(defaults);
  expect(await settings.read()).toBe(defaults);
});

test("a read waits only briefly for a database that does not respond", async () => {
  const { seen, settings } = watched();
  await choose(140, 5);
  await settings.read();
  seen.hang = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answered = vi.fn();
  const asked = settings.read().then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ freeWordsPerRequest: 140 }));
});
