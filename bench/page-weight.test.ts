import { expect, test } from "vitest";
import { initialScripts } from "./page-weight.ts";

test("[BEYOND-18] the home page loads at most 135 KB of JavaScript before any interaction", () => {
  const sizes = initialScripts("/");
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(135 * 1024);
});
