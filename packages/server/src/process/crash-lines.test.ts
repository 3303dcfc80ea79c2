import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const program = (crash: string) => `
  const { createLogger } = await import(${JSON.stringify(new URL("./create-logger.ts", import.meta.url).href)});
  const { endAtCrash } = await import(${JSON.stringify(new URL("./end-at-crash.ts", import.meta.url).href)});
  endAtCrash(createLogger("info"));
  ${crash}
  setTimeout(() => {}, 60_000);`;

test.each([
  ["a rejection that nothing handles", `Promise.reject(new TypeError("a text"));`, "TypeError"],
  ["an uncaught error", `setImmediate(() => { throw new RangeError("a text"); });`, "RangeError"],
  [
    "the crash of a worker thread",
    `const { Worker } = await import("node:worker_threads");
     new Worker("setImmediate(() => { throw new SyntaxError('a text'); })", { eval: true });`,
    "SyntaxError",
  ],
])("[SAFETY-53] %s writes one line of JSON without the error's message, and nothing else", (_what, crash, type) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program(crash)], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, msg: "the server crashed", type });
  expect(stdout).not.toContain("a text");
});
