import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Clock } from "./clock.ts";
import { startDatabaseClock } from "./database-clock.ts";

const minuteMs = 60_000;
const begin = Date.parse("2026-03-01T12:00:00.000Z");

/** A simulated machine, and a database whose clock is ahead of the machine's by `skewMs`. */
let machine: { nowMs: number; skewMs: number };
/** Delays of the next queries, to the database and back. Queries after the last entry have no delay. */
let delays: { thereMs: number; backMs: number }[];
let state: "answers" | "fails" | "hangs";
let queries: number;
let warnings: unknown[];
let clock: Clock | undefined;

const query = async () => {
  queries++;
  if (state === "fails") throw new Error("The database is down.");
  if (state === "hangs") await new Promise(() => {});
  const { thereMs, backMs } = delays.shift() ?? { thereMs: 0, backMs: 0 };
  machine.nowMs += thereMs;
  const ms = machine.nowMs + machine.skewMs;
  machine.nowMs += backMs;
  return [{ ms: String(ms) }];
};
const logger = pino({ level: "warn" }, { write: (line) => void warnings.push(JSON.parse(line)) });

async function start() {
  clock = await startDatabaseClock({ database: { query }, logger, machine: () => machine.nowMs });
  return clock;
}

async function pass(ms: number) {
  machine.nowMs += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

/** Returns the milliseconds by which a clock differs from the database's clock. */
const errorMs = (one: Clock) => one.now().getTime() - (machine.nowMs + machine.skewMs);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  machine = { nowMs: begin, skewMs: 0 };
  [delays, state, queries, warnings] = [[], "answers", 0, []];
});
afterEach(() => {
  clock?.close();
  vi.useRealTimers();
});

test.each([-25 * 60 * minuteMs, -1500, 0, 1500, 25 * 60 * minuteMs])(
  "on a machine whose clock is off by %i ms, the clock shows the database's time from the start",
  async (skewMs) => {
    machine.skewMs = skewMs;
    const started = await start();
    expect(started.now().getTime()).toBe(begin + skewMs);
    machine.nowMs += 1234;
    expect(started.now().getTime()).toBe(begin + 1234 + skewMs);
  },
);

test("half of a query's round trip is subtracted from the measured difference between the clocks", async () => {
  machine.skewMs = 5000;
  delays = Array.from({ length: 5 }, () => ({ thereMs: 40, backMs: 40 }));
  expect(errorMs(await start())).toBe(0);
});

test("of several measurements the one with the shortest round trip is used", async () => {
  machine.skewMs = 5000;
  delays = [
    { thereMs: 900, backMs: 10 },
    { thereMs: 10, backMs: 300 },
    { thereMs: 2, backMs: 4 },
    { thereMs: 700, backMs: 700 },
    { thereMs: 30, backMs: 10 },
  ];
  expect(errorMs(await start())).toBe(-1);
});

test("a changed difference between the clocks is noticed at the next measurement", async () => {
  const started = await start();
  machine.skewMs = 90_000;
  await pass(minuteMs - 1);
  expect(errorMs(started)).toBe(-90_000);
  await pass(1);
  expect(errorMs(started)).toBe(0);
});

test("while the database is down, the last known difference between the clocks is used, and each outage is logged once", async () => {
  machine.skewMs = 7000;
  const started = await start();
  state = "fails";
  for (let minute = 0; minute < 5; minute++) await pass(minuteMs);
  expect(errorMs(started)).toBe(0);
  expect(warnings).toMatchObject([{ err: { message: "The database is down." } }]);
  state = "answers";
  machine.skewMs = 8000;
  await pass(minuteMs);
  expect(errorMs(started)).toBe(0);
  state = "fails";
  await pass(minuteMs);
  expect(warnings).toHaveLength(2);
});

test("if the database is down at the start, the machine's time is used until the database responds", async () => {
  machine.skewMs = 7000;
  state = "fails";
  const started = await start();
  expect(started.now().getTime()).toBe(begin);
  state = "answers";
  await pass(minuteMs);
  expect(errorMs(started)).toBe(0);
});

test("a database that does not respond delays no caller and gets only one query at a time", async () => {
  machine.skewMs = 3000;
  const started = await start();
  const asked = queries;
  state = "hangs";
  await pass(10 * minuteMs);
  expect(queries).toBe(asked + 1);
  expect(errorMs(started)).toBe(0);
});

test("a closed clock sends no more queries", async () => {
  const started = await start();
  const asked = queries;
  started.close();
  await pass(10 * minuteMs);
  expect(queries).toBe(asked);
});
