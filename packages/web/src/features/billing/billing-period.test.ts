import { expect, test } from "vitest";
import { billingPeriodName } from "./billing-period.ts";

const none = { billing_period: null, subscription_start_date: null, subscription_end_date: null };

test("the billing period is the one that the payment provider names, whatever the dates are", () => {
  expect(billingPeriodName({ ...none, billing_period: "yearly" })).toBe("Yearly");
  const aYear = { subscription_start_date: "2026-01-31T00:00:00Z", subscription_end_date: "2027-01-31T00:00:00Z" };
  expect(billingPeriodName({ ...aYear, billing_period: "monthly" })).toBe("Monthly");
});

test("[CONSTANTS-15, STATES-18] if the payment provider names no billing period, 300 days or more count as a year", () => {
  const from = { ...none, subscription_start_date: "2026-01-01T00:00:00Z" };
  expect(billingPeriodName({ ...from, subscription_end_date: "2026-10-28T00:00:00Z" })).toBe("Yearly");
  expect(billingPeriodName({ ...from, subscription_end_date: "2026-10-27T23:59:59Z" })).toBe("Monthly");
});

test("[STATES-18] if the payment provider names no billing period and the start or end date is missing, the billing period is unknown", () => {
  expect(billingPeriodName(none)).toBe("Unknown");
  expect(billingPeriodName({ ...none, subscription_start_date: "2026-01-01T00:00:00Z" })).toBe("Unknown");
});
