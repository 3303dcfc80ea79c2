import { expect, test } from "vitest";
import { initialScripts } from "./page-weight.ts";

const weightOf = (page: string) => [...initialScripts(page).values()].reduce((sum, size) => sum + size, 0);

test("[BEYOND-18] the home page loads at most 135 KB of JavaScript before any interaction", () => {
  expect(initialScripts("/").size).toBeGreaterThan(0);
  expect(weightOf("/")).toBeLessThanOrEqual(135 * 1024);
});

/** The most bytes of JavaScript, with gzip, that a page loads before any interaction. Raise one only for a reason. */
const limits = {
  ...{ "/404": 125_000, "/terms": 129_000, "/privacy": 132_000, "/changelog": 124_500, "/contact": 158_500 },
  ...{ "/login": 170_200, "/signup": 160_500, "/reset-password": 158_900, "/verify-email": 142_800 },
  ...{ "/auth/callback": 142_500, "/dashboard": 141_700, "/pricing": 145_000, "/account": 177_500 },
  ...{ "/batch": 158_700, "/words": 157_900, "/private": 147_900, "/admin": 141_100, "/test-payment-logs": 142_300 },
} as const;

test.each(Object.entries(limits))(
  "[BEYOND-18] %s loads at most %i bytes of JavaScript before any interaction",
  (page, limit) => {
    expect(weightOf(page)).toBeLessThanOrEqual(limit);
  },
);
