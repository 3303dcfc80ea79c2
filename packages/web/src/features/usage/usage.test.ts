import { expect, test } from "vitest";
import { failOpenReport } from "./fail-open.ts";
import { limitMessage, resetLabel } from "./limit-message.ts";

const now = new Date("2026-03-01T12:00:00.000Z");

test("the limit's message names what was used and when it opens again", () => {
  const report = { ...failOpenReport(true, now), totalUsed: 10, limit: 10, resetTime: "2026-03-01T15:05:00.000Z" };
  expect(limitMessage(report, now)).toBe(
    "Daily limit exceeded! You have used 10/10 generations today. Please upgrade to Premium for unlimited access. Time until reset: 3h 5m.",
  );
});

test("uses from while Premium was in force are not named as more than the limit", () => {
  const report = { ...failOpenReport(true, now), totalUsed: 25, limit: 10 };
  expect(limitMessage(report, now)).toContain("You have used 10/10 generations today.");
});

test.each([
  [null, "–"],
  ["2026-03-01T12:00:00.000Z", "now"],
  ["2026-03-01T12:11:30.000Z", "12m"],
  ["2026-03-02T12:00:00.000Z", "24h 0m"],
])("the reset at %s is shown as %s", (resetTime, label) => {
  expect(resetLabel(resetTime, now)).toBe(label);
});

test("a failed check shows five uses and closes nothing", () => {
  expect(failOpenReport(false, now)).toMatchObject({ limited: false, remaining: 5, limit: 5, totalUsed: 0 });
});
