import { z } from "zod";
import { chartIntervals } from "./chart-interval.ts";
import { endpoint } from "./endpoint.ts";

const maxBodyBytes = 16_384;

const day = (name: string) => z.iso.date(`${name} must be a day, such as 2026-01-31.`);

/** From which day to which, both included, in UTC, and how the days are put together. */
const range = z.object({
  interval: z.enum(chartIntervals, "interval must be day, week or month.").default("day"),
  from: day("from").optional().describe("Absent: 30 days, 26 weeks or 12 months before the last day."),
  to: day("to").optional().describe("Absent: today."),
});

const period = z.iso.date().describe("First day of the period, in UTC; weeks begin on Monday.");

const revenuePoint = z.object({
  period,
  gross: z.int().describe("Payments that went through, in the smallest unit of the currency."),
  refunded: z.int(),
  net: z.int(),
  payments: z.int(),
  new_subscribers: z.int().describe("Accounts whose first payment ever is in the period."),
  churned_subscribers: z
    .int()
    .describe("Accounts whose paid time ended in the period without another payment that carries it on."),
  active_subscribers: z.int().describe("Accounts within a paid time at the period's end."),
  mrr: z.int().describe("Monthly recurring revenue at the period's end: what paid times come to a month."),
});
export type RevenuePoint = z.infer<typeof revenuePoint>;

export const revenueAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics/revenue",
  summary: "Revenue, recurring revenue, new and lost subscribers over time",
  description: "Made from the newest row of each payment in the ledger, in the currency of the prices.",
  policy: "admin",
  input: range,
  output: z.object({
    success: z.literal(true),
    data: z.object({
      currency: z.string(),
      interval: z.enum(chartIntervals),
      points: z.array(revenuePoint),
      totals: z.object({ gross: z.int(), refunded: z.int(), net: z.int(), payments: z.int(), mrr: z.int() }),
    }),
  }),
  errors: [],
  maxBodyBytes,
});

const activityPoint = z.object({
  period,
  sign_ups: z.int(),
  generations: z.int(),
  active_users: z.int().describe("Accounts that signed in or rewrote a text in the period."),
});
export type ActivityPoint = z.infer<typeof activityPoint>;

export const activityAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics/activity",
  summary: "Sign-ups, generations and active users over time",
  policy: "admin",
  input: range,
  output: z.object({
    success: z.literal(true),
    data: z.object({
      interval: z.enum(chartIntervals),
      points: z.array(activityPoint),
      counted_since: z.iso.date().nullable().describe("First day of which generations and active users are known."),
    }),
  }),
  errors: [],
  maxBodyBytes,
});
