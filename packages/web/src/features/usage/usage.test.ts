import { expect, test } from "vitest";
import { failOpenReport } from "./fail-open.ts";
import { comeBackMessage, limitMessage, resetLabel } from "./limit-message.ts";

const now = new Date("2026-03-01T12:00:00.000Z");

test("[MESSAGES-64] the message about the daily limit names the number of used rewrites", () => {
  const report = { ...failOpenReport(true, now), totalUsed: 10, limit: 10 };
  expect(limitMessage(report)).toBe(
    "Daily limit exceeded! You have used 10/10 generations today. Please upgrade to Premium for unlimited access.",
  );
});

test("the message about the daily limit never names more rewrites than the limit, even if more were used during Premium", () => {
  const report = { ...failOpenReport(true, now), totalUsed: 25, limit: 10 };
  expect(limitMessage(report)).toContain("You have used 10/10 generations today.");
});

test.each([
  ["today", [2026, 2, 1, 18, 5, 0], "at 18:05"],
  ["the day after", [2026, 2, 2, 9, 14, 30], "at 9:15 tomorrow"],
  ["the day after by a few seconds", [2026, 2, 1, 23, 59, 59], "at 0:00 tomorrow"],
] as const)(
  "[MESSAGES-65] if free rewrites are available again on %s, the message names the minute in the user's time zone",
  (_, [...at], when) => {
    const noon = new Date(2026, 2, 1, 12);
    expect(comeBackMessage(new Date(...(at as [number, number, number, number, number, number])), noon)).toBe(
      `Your free rewrites come back ${when}.`,
    );
  },
);

test.each([
  [null, "–"],
  ["2026-03-01T12:00:00.000Z", "now"],
  ["2026-03-01T12:11:30.000Z", "12m"],
  ["2026-03-02T12:00:00.000Z", "24h 0m"],
])("[MESSAGES-67] the time %s, when rewrites are available again, is shown as %s", (resetTime, label) => {
  expect(resetLabel(resetTime, now)).toBe(label);
});

test("[WORDS-12] the message about the daily limit rounds the time of the next rewrites up to a full minute, and says if it is tomorrow", () => {
  const noon = new Date(2026, 10, 22, 12);
  expect(comeBackMessage(new Date(2026, 10, 22, 18, 4, 1), noon)).toBe("Your free rewrites come back at 18:05.");
  expect(comeBackMessage(new Date(2026, 10, 23, 9, 15), noon)).toBe("Your free rewrites come back at 9:15 tomorrow.");
});

test("[MESSAGES-72] if the number of remaining rewrites cannot be loaded, five are shown and no request is blocked", () => {
  expect(failOpenReport(false, now)).toMatchObject({ limited: false, remaining: 5, limit: 5, totalUsed: 0 });
});
