import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { createLedger } from "./create-ledger.ts";

describe.each(databaseKinds)("stored usage of the language model (%s database)", (kind) => {
  let database: Database;
  let now = new Date("2026-03-01T23:59:00Z");
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const open = () => createLedger({ db: database.db, now: () => now, logger });

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test("[SAFETY-21] simultaneous uses are added up, and each UTC day starts at zero", async () => {
    const [one, other] = [open(), open()];
    expect(await one.spentToday()).toEqual({ tokens: 0, dollars: 0 });
    const spent = { tokens: 1200, dollars: 0.000_18 };
    await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).add(spent)));
    const { tokens, dollars } = await other.spentToday();
    expect(tokens).toBe(60_000);
    expect(dollars).toBeCloseTo(0.009, 12);
    expect(lines).toEqual([]);

    now = new Date("2026-03-02T00:00:00Z");
    expect(await one.spentToday()).toEqual({ tokens: 0, dollars: 0 });
    await one.add({ tokens: 1, dollars: 0.000_000_15 });
    await one.add({ tokens: 0, dollars: 0 });
    expect(await one.spentToday()).toEqual({ tokens: 1, dollars: 0.000_000_15 });
    expect(lines).toMatchObject([{ day: "2026-03-01", tokens: 60_000, dollars: 0.009 }]);
  });
});
