import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SystemSettings } from "#src/settings/system-settings.ts";
import { createRateLimit } from "./rate-limit.ts";

const others = { freeDailyGenerations: 10, freeWordsPerRequest: 200, maintenance: false };

let stored: number;
let known: SystemSettings;
let reads: number;
let limit: ReturnType<typeof createRateLimit>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
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
  limit = createRateLimit({ settings, now: () => new Date(), keys: [randomBytes(32)], store: undefined });
});
afterEach(() => void vi.useRealTimers());

const passes = async (count: number, address = (_request: number) => "203.0.113.1") => {
  const tries = await Promise.allSettled(Array.from({ length: count }, (_, request) => limit(address(request))));
  return tries.filter(({ status }) => status === "fulfilled").length;
};

test("during a flood of requests, refusing them takes at most one database query per second", async () => {
  expect(await passes(1000)).toBe(5);
  expect(reads).toBe(6);
  expect(await passes(1000)).toBe(0);
  expect(reads).toBe(6);
  vi.advanceTimersByTime(1000);
  expect(await passes(1000)).toBe(0);
  expect(reads).toBe(7);
});

test("the rate limit of a request is the one in the settings at that time", async () => {
  stored = 50;
  expect(await limit("203.0.113.1")).toMatchObject({ apiRateLimit: 50 });
});

test("after the rate limit is raised, an address that was refused is allowed at once", async () => {
  expect(await passes(5)).toBe(5);
  stored = 8;
  expect(await passes(10)).toBe(3);
});

test("after the rate limit is lowered, the next request is refused with the seconds after which to try again", async () => {
  expect(await passes(4)).toBe(4);
  vi.advanceTimersByTime(15_000);
  stored = 2;
  await expect(limit("203.0.113.1")).rejects.toMatchObject({ code: "too_many_requests", retryAfterSeconds: 45 });
  expect(await limit("203.0.113.2")).toMatchObject({ apiRateLimit: 2 });
});

test("a refused address is allowed again a minute after its first request, even if it kept sending requests", async () => {
  expect(await passes(10)).toBe(5);
  for (let part = 0; part < 5; part++) {
    vi.advanceTimersByTime(10_000);
    expect(await passes(10)).toBe(0);
  }
  vi.advanceTimersByTime(10_001);
  expect(await passes(10)).toBe(5);
});

test("an address is not refused for longer than a minute when the clock is set back", async () => {
  expect(await passes(10)).toBe(5);
  vi.setSystemTime(Date.now() - 25 * 3_600_000);
  expect(await passes(1)).toBe(0);
  vi.advanceTimersByTime(60_001);
  expect(await passes(10)).toBe(5);
});

test("[SAFETY-58] of the 64-bit networks in one 48-bit network, twenty are counted separately and all others together", async () => {
  const network = (one: number) => `2001:db8:1:${one.toString(16)}::1`;
  for (let one = 0; one < 20; one++) expect(await passes(6, () => network(one))).toBe(5);
  vi.advanceTimersByTime(60_001);
  expect(await passes(500, (request) => network(20 + request))).toBe(5);
  expect(await passes(6, () => network(3))).toBe(5);
  expect(await passes(6, () => "2001:db8:2:1::1")).toBe(5);
});
