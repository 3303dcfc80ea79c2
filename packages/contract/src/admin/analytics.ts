import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { smallBodyBytes } from "../fields.ts";
import { graceDays } from "../plans.ts";
import { chartIntervals } from "./choices.ts";

const day = (name: string) =>
  z.iso
    .date(`${name} must be a day, such as 2026-01-31.`)
    .refine((value) => value >= "1970", `${name} must not be before 1970.`);

/** The most periods (days, weeks or months) that one chart shows. */
export const maxChartPoints = 400;

/** The first and last day that a chart covers, in UTC, and whether it shows days, weeks or months. */
const range = z.object({
  interval: z.enum(chartIntervals, "interval must be day, week or month.").default("day"),
  from: day("from")
    .optional()
    .describe(
      "Any day of the first period. The whole period is included. By default, the chart has 30 days, 26 weeks or 12 months.",
    ),
  to: day("to")
    .optional()
    .describe("Any day of the last period. The default is today, and a future day counts as today."),
});

const period = z.iso.date().describe("First day of the period, in UTC. Weeks start on Monday.");

const revenuePoint = z.object({
  period,
  gross: z.int().describe("Sum of successful payments in the period, in the currency's smallest unit."),
  refunded: z
    .int()
    .describe(
      "Sum of the refunds for these payments, including later refunds, plus those payments that have an open or lost dispute.",
    ),
  net: z.int(),
  payments: z.int().describe("Number of successful payments, including refunded ones."),
  new_subscribers: z
    .int()
    .describe(
      "Number of accounts that paid for the first time in the period. Payments that were fully refunded or disputed don't count.",
    ),
  churned_subscribers: z
    .int()
    .describe(
      `Number of accounts whose paid Premium ended in the period, if they didn't pay again within ${graceDays} days and have no active subscription.`,
    ),
  active_subscribers: z
    .int()
    .describe("Number of accounts with paid Premium at the end of the period, or now if the period hasn't ended."),
  mrr: z
    .int()
    .describe(
      "Monthly recurring revenue at the end of the period, or now if the period hasn't ended. For each account with paid Premium, we count the payment whose month or year ends last. Yearly payments are divided by twelve.",
    ),
});
export type RevenuePoint = z.infer<typeof revenuePoint>;

export const revenueAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics/revenue",
  summary: "Get revenue, recurring revenue, and new and lost subscribers over time",
  description:
    "Based on the latest ledger row of each payment in the currency of our prices. A payment counts on the day it succeeded, even if it was refunded later. A payment counts as paid Premium for a month or a year, unless it was fully refunded or disputed. An account that ends Premium and comes back counts as new only once.",
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
  maxBodyBytes: smallBodyBytes,
});

const activityPoint = z.object({
  period,
  sign_ups: z.int().describe("Number of accounts that were created in the period and still exist."),
  generations: z.int().describe("Number of rewrites, including those by guests."),
  active_users: z
    .int()
    .describe(
      "Number of accounts that logged in or rewrote text. A deleted account counts once for each day it was active.",
    ),
});
export type ActivityPoint = z.infer<typeof activityPoint>;

export const activityAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics/activity",
  summary: "Get sign-ups, rewrites and active users over time",
  policy: "admin",
  input: range,
  output: z.object({
    success: z.literal(true),
    data: z.object({
      interval: z.enum(chartIntervals),
      points: z.array(activityPoint),
      counted_since: z.iso.date().nullable().describe("First day with data on rewrites and active users."),
    }),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
