import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import { untilReachable } from "./until-reachable.ts";

let lines: string[];
const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

beforeEach(() => {
  lines = [];
});

/** Returns a function that fails with these errors, one per call, and then succeeds. */
const failing = (...errors: readonly Error[]) => {
  const work = vi.fn(async () => "done");
  for (const error of errors) work.mockRejectedValueOnce(error);
  return work;
};

test("work is repeated until the database responds, and the wait is logged once", async () => {
  const work = failing(refused, new Error("The query failed.", { cause: refused }), refused);
  expect(await untilReachable(work, { logger, withinMs: 30_000 })).toBe("done");
  expect(work).toHaveBeenCalledTimes(4);
  expect(lines).toEqual(["the database does not answer yet; the start waits for it"]);
});

test("work fails with the last error when the time for waiting is over", async () => {
  const work = vi.fn(() => Promise.reject(refused));
  const startedAt = performance.now();
  await expect(untilReachable(work, { logger, withinMs: 1200 })).rejects.toBe(refused);
  expect(work.mock.calls.length).toBeGreaterThan(1);
  expect(performance.now() - startedAt).toBeGreaterThan(500);
  expect(lines).toHaveLength(1);
});

test.each(["28P01", "3D000", "42501"])("an error that waiting cannot fix (%s) fails at once", async (code) => {
  const error = new Error("The query failed.", { cause: Object.assign(new Error("refused"), { code }) });
  const work = failing(error);
  await expect(untilReachable(work, { logger, withinMs: 30_000 })).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});
