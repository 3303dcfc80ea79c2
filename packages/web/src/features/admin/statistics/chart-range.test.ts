import { describe, expect, test } from "vitest";
import { newestRange, readDay } from "./chart-range.ts";

// Uses a Saturday, late in the day.
const now = new Date("2026-11-21T23:30:00Z");

describe("the newest range of a chart", () => {
  test("is 30 days that include today", () => {
    expect(newestRange("day", now)).toEqual({ from: "2026-10-23", to: "2026-11-21" });
  });

  test("is 26 weeks that begin on Monday and include the current one", () => {
    expect(newestRange("week", now)).toEqual({ from: "2026-05-25", to: "2026-11-21" });
    expect(newestRange("week", new Date("2026-11-22T00:00:00Z")).from).toBe("2026-05-25");
    expect(newestRange("week", new Date("2026-11-23T00:00:00Z")).from).toBe("2026-06-01");
  });

  test("is 12 months that begin on their first day, even if today's day of the month does not exist in some of them", () => {
    expect(newestRange("month", now)).toEqual({ from: "2025-12-01", to: "2026-11-21" });
    expect(newestRange("month", new Date("2027-01-31T12:00:00Z")).from).toBe("2026-02-01");
  });
});

test("an invalid day in the URL of the charts is ignored", () => {
  expect(readDay("2026-02-28")).toBe("2026-02-28");
  for (const value of [null, "", "yesterday", "2026-02-31", "2026-2-3", "2026-13-01"]) {
    expect(readDay(value)).toBeUndefined();
  }
});
