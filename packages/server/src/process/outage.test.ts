import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "./create-logger.ts";
import { createOutage } from "./outage.ts";

let lines: { msg: string; leftOut?: number }[];
let logger: ReturnType<typeof createLogger>;
let outage: ReturnType<typeof createOutage>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  outage = createOutage();
  logger = createLogger("info", stream, outage);
});
afterEach(() => vi.useRealTimers());

const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("[SAFETY-52] an outage of the database causes one log line, and its end causes another with the number of omitted lines", async () => {
  let isAway = true;
  const end = outage.watch(() => (isAway ? Promise.reject(refused) : Promise.resolve()), logger);
  const failManyTimes = () => {
    for (let i = 0; i < 1000; i++) logger.warn({ err: refused }, "request refused");
  };
  failManyTimes();
  await vi.advanceTimersByTimeAsync(5000);
  logger.info("another line");
  failManyTimes();
  isAway = false;
  await vi.advanceTimersByTimeAsync(2000);
  const away = "the database is away; more lines about it are left out until it is back";
  expect(lines.map(({ msg }) => msg)).toEqual(["request refused", away, "another line", "the database is back"]);
  expect(lines[3]).toMatchObject({ leftOut: 1999, seconds: 6 });
  logger.warn({ err: refused }, "request refused");
  expect(lines).toHaveLength(6);
  end();
});

test("other errors are still logged while the database is down", () => {
  logger.warn({ err: refused }, "request refused");
  for (let i = 0; i < 3; i++) logger.error({ err: new TypeError("a fault") }, "request failed");
  expect(lines.map(({ msg }) => msg).slice(2)).toEqual(Array(3).fill("request failed"));
});
