import { expect, test } from "vitest";
import type { Capacity } from "./measure-capacity.ts";
import { costOfThousand, rewritesPerCore, sizeFor, usersPerCore } from "./sizing.ts";

/**
 * Test values: a rewrite and its six other requests together take 0.5 seconds of a server's processor core and 0.05
 * seconds of PostgreSQL's.
 */
const capacity: Capacity = {
  figures: [],
  perRewrite: { servers: 0.44, database: 0.044, balancer: 0.001 },
  perOther: { servers: 0.01, database: 0.001, balancer: 0.001 },
  connections: 30,
  memory: { server: 400, serverPeak: 500, database: 100, balancer: 20 },
  bytes: [{ table: "users", rows: 10, bytesPerRow: 1000 }],
};

test("if a fifth of 100,000 users make five rewrites a day each, the servers must do 12.5 rewrites a second at the peak", () => {
  const { rewritesPerDay, peakRewrites, servers, databaseCores, databaseGb } = sizeFor(100_000, capacity);
  expect([rewritesPerDay, peakRewrites]).toEqual([100_000, 12.5]);
  // 12.5 × 0.5 s are 6.25 busy cores, and 10.4 at 60% use: three servers of four cores, and one to spare.
  expect([servers, databaseCores]).toEqual([4, 2]);
  // 100,000 rows of 1,000 bytes, three times.
  expect(databaseGb).toBeCloseTo(0.3);
});

test("even 1,000 users need three servers, so that one can fail", () => {
  expect(sizeFor(1000, capacity).servers).toBe(3);
});

test("the number of users per core is a core's rewrites per second divided by those of one user at the peak", () => {
  expect(rewritesPerCore(capacity)).toBeCloseTo(1.2);
  expect(usersPerCore(capacity)).toBeCloseTo(1.2 / (12.5 / 100_000));
});

test("the cost of 1,000 rewrites is computed from tokens for a hosted model and from processor seconds for Lite", () => {
  const { lite, model } = costOfThousand(capacity);
  expect(model).toBeCloseTo(2.88);
  expect(lite).toBeCloseTo((500 / 0.6) * (12 / (730 * 3600)));
});
