import { describe, expect, test } from "vitest";
import { type InForce, readDraft } from "./setting-changes.ts";

const inForce: InForce = {
  settings: { max_daily_requests: 20, max_text_length: 200, api_rate_limit: 300, maintenance_mode: false },
  defaults: { max_daily_requests: 10, max_text_length: 200, api_rate_limit: 300, maintenance_mode: false },
  chosen: ["max_daily_requests"],
  version: 3,
  updated_at: null,
  updated_by: null,
};

describe("the changes that the settings form sends", () => {
  test("contain each setting that differs from the current one", () => {
    const draft = { max_daily_requests: " 25 ", max_text_length: "200", maintenance_mode: true };
    expect(readDraft(draft, inForce)).toEqual({
      changes: { max_daily_requests: 25, maintenance_mode: true },
      problems: {},
    });
  });

  test("contain null for a setting that is reset to its default", () => {
    const draft = { max_daily_requests: null, api_rate_limit: null, maintenance_mode: null };
    expect(readDraft(draft, inForce)).toEqual({ changes: { max_daily_requests: null }, problems: {} });
  });

  test("are empty if nothing was changed", () => {
    expect(readDraft({}, inForce)).toEqual({ changes: {}, problems: {} });
  });
});

test("[CONSTANTS-56] a value that is not a number within its bounds is reported at its field", () => {
  for (const typed of ["", "0", "ten", "1.5", "-3", "1e3", "1000001"]) {
    const { changes, problems } = readDraft({ max_daily_requests: typed }, inForce);
    expect(changes).toEqual({});
    expect(problems).toEqual({ max_daily_requests: "Enter a whole number from 1 to 1,000,000." });
  }
});
