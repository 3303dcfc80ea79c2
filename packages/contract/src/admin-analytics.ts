import { z } from "zod";
import { chartIntervals } from "./chart-interval.ts";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { graceDays } from "./plans.ts";

const day = (name: string) =>
  z.iso
    .date(`${name} must be a day, such as 2026-01-31.`)
    .refine((value) => value >= "1970", `${name} must not lie before 1970.`);

/** A chart has at most so many periods. */
export const maxChartPoints = 400;

/** From which day to which, both included, in UTC, and how the days are put together. */
const range = z.object({
  interval: z.enum(chartIntervals, "interval must be day, week or month.").default("day"),
  from: day("from")
    .optional()
    .describe("A day of the first period, which is taken whole. Absent: there are 30 days, 26 weeks or 12 months."),
  to: day("to").optional().describe("A day of the last period. Absent, or in the future: today."),
});

const period = z.iso.date().describe("First day of the period, in UTC; weeks begin on Monday.");

const revenuePoint = z.object({
  period,
  gross: z.int().describe("Payments that went through in the period, in the smallest unit of the currency."),
  refunded: z
    .int()
    .describe(
      "Of these payments: refunds, whenever they were made, and the whole of those whose dispute is open or lost.",
    ),
  net: z.int(),
  payments: z.int().describe("How many went through, refunded ones included."),
  new_subscribers: z.int().describe("Accounts whose first payment that stands is in the period."),
  churned_subscribers: z
    .int()
    .describe(
      `Accounts whose paid time ended in the period, and that neither paid again within ${graceDays} days nor are Premium by their subscription yet.`,
    ),
  active_subscribers: z.int().describe("Accounts within a paid time at the period's end, or now while it runs."),
  mrr: z
    .int()
    .describe(
      "Monthly recurring revenue then: of each active account the payment that lasts longest, a year's by twelve.",
    ),
});
export type RevenuePoint = z.infer<typeof revenuePoint>;

export const revenueAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics/revenue",
  summary: "Revenue, recurring revenue, new and lost subscribers over time",
  description:
    "Made from the newest row of each payment in the ledger, in the currency of the prices. A payment belongs to the day " +
    "on which it went through, also when it was refunded later. Only payments that stand, neither refunded in full nor " +
    "disputed, make paid times: of a month or a year. An account that is new, churned and back again is new once.",
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
  sign_ups: z.int().describe("Accounts opened in the period that still exist."),
  generations: z.int().describe("Texts that were rewritten, those of guests included."),
  active_users: z
    .int()
    .describe(
      "Accounts that signed in or rewrote a text. One that was deleted since counts once for each of its days.",
    ),
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
  maxBodyBytes: smallBodyBytes,
});
