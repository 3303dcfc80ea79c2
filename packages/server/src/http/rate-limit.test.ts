import { beforeEach, expect, test } from "vitest";
import type { SystemSettings } from "../settings/system-settings.ts";
import { createRateLimit } from "./rate-limit.ts";

const others = { freeDailyGenerations: 10, freeWordsPerRequest: 200, maintenance: false };

let now: number;
let stored: number;
let known: SystemSettings;
let reads: number;
let limit: ReturnType<typeof createRateLimit>;
beforeEach(() => {
  now = Date.parse("2026-03-01T12:00:00.000Z");
  stored = 5;
  known = { ...others, apiRateLimit: 5 };
  reads = 0;
  const settings = {
    async read() {
      reads++;
      known = { ...others, apiRateLimit: stored };
      return known;
    },
    last: () => known,
  };
  limit = createRateLimit(settings, () => new Date(now));
});

const passes = async (count: number, key = "here") => {
  const tries = await Promise.allSettled(Array.from({ length: count }, () => limit(key)));
  return tries.filter(({ status }) => status === "fulfilled").length;
};

test("a flood is refused with at most one database read a second", async () => {
  expect(await passes(1000)).toBe(5);
  expect(reads).toBe(6);
  expect(await passes(1000)).toBe(0);
  expect(reads).toBe(6);
  now += 1000;
  expect(await passes(1000)).toBe(0);
  expect(reads).toBe(7);
});

test("a request gets the settings that are in force for it", async () => {
  stored = 50;
  expect(await limit("here")).toMatchObject({ apiRateLimit: 50 });
});

test("a higher limit lets a refused address through at once", async () => {
  expect(await passes(5)).toBe(5);
  stored = 8;
  expect(await passes(10)).toBe(3);
});

test("a lower limit applies to the very next request, and says when to try again", async () => {
  expect(await passes(4)).toBe(4);
  stored = 2;
  await expect(limit("here")).rejects.toMatchObject({ code: "too_many_requests", retryAfterSeconds: 90 });
  expect(await limit("elsewhere")).toMatchObject({ apiRateLimit: 2 });
});

test("used requests are given back evenly over time", async () => {
  expect(await passes(5)).toBe(5);
  for (let minute = 0; minute < 3; minute++) {
    for (let part = 0; part < 5; part++) {
      now += 12_000;
      expect(await passes(3)).toBe(1);
    }
  }
  now += 60_000;
  expect(await passes(10)).toBe(5);
});

test("a clock that is set back refuses no address for longer than the limit does", async () => {
  expect(await passes(10)).toBe(5);
  now -= 25 * 3_600_000;
  expect(await passes(1)).toBe(0);
  now += 12_000;
  expect(await passes(3)).toBe(1);
  now += 60_000;
  expect(await passes(10)).toBe(5);
});

test("counts of many addresses are deleted once they are zero", async () => {
  for (let one = 0; one < 10_050; one++) await limit(`address ${one}`);
  now += 61_000;
  expect(await passes(10, "address 1")).toBe(5);
});
