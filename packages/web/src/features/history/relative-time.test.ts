import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

test.each([
  [0, "Just now"],
  [-5, "Just now"],
  [0.99, "Just now"],
  [1, "1 min ago"],
  [59.9, "59 min ago"],
  [60, "1h ago"],
  [24 * 60 - 1, "23h ago"],
  [24 * 60, "1d ago"],
  [7 * 24 * 60 - 1, "6d ago"],
  [7 * 24 * 60, "3 Mar 2026"],
])('[CONSTANTS-35] a time %d minutes ago is shown as "%s"', (minutes, label) => {
  const now = new Date(2026, 2, 10, 12);
  expect(relativeTime(new Date(now.getTime() - minutes * 60_000), now)).toBe(label);
});
