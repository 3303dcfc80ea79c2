import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a clock that is moved by 25 hours changes the current time, but not dates that are created from a given time", () => {
  const preload = new URL("./shift-clock.mjs", import.meta.url).href;
  const script = `console.log(Date.now(), new Date().getTime(), new Date(5).getTime(), new Date() instanceof Date)`;
  const { stdout } = spawnSync(process.execPath, ["--import", preload, "--eval", script], {
    env: { ...process.env, SHIFT_CLOCK_HOURS: "25" },
    encoding: "utf8",
  });
  const [now, made, named, isDate] = stdout.trim().split(" ");
  const hoursAhead = (ms: string | undefined) => Math.round((Number(ms) - Date.now()) / 3_600_000);
  expect([hoursAhead(now), hoursAhead(made), named, isDate]).toEqual([25, 25, "5", "true"]);
});
