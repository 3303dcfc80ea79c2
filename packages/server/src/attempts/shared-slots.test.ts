import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import { createSharedSlots } from "./shared-slots.ts";

const logger = pino({ level: "silent" });

describe.each(databaseKinds)("slots (%s database)", (kind) => {
  let database: Database;
  let at: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    at = Date.parse("2026-03-01T12:00:00Z");
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const openServer = () => createSharedSlots({ db: database.db, now: () => new Date(at), logger });

  test("simultaneous callers at several servers get each slot once", async () => {
    const servers = [openServer(), openServer(), openServer()];
    const taken = await Promise.all(Array.from({ length: 15 }, (_, one) => servers[one % 3]!.take("one", 10)));
    expect(taken.filter((free) => free !== undefined)).toHaveLength(10);
    expect(await servers[0]!.take("another", 10)).toBeDefined();
    const [first] = taken.filter((free) => free !== undefined);
    first?.();
    await expect.poll(() => servers[1]!.take("one", 10), patience).toBeDefined();
    expect(await servers[2]!.take("one", 10)).toBeUndefined();
  });

  test("slots that are held stay taken, and those of a server that is gone become free after 30 s", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const [living, reader] = [openServer(), openServer()];
    await living.take("held", 1);
    at += 20_000;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect
      .poll(async () => database.query("SELECT paid_until FROM attempts", []), patience)
      .toEqual([{ paid_until: expect.toSatisfy((until) => new Date(until as string).getTime() === at + 30_000) }]);
    at += 29_000;
    expect(await reader.take("held", 1)).toBeUndefined();
    at += 1001;
    expect(await reader.take("held", 1)).toBeDefined();
  });
});
