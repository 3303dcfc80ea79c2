import { z } from "zod";
import { paymentStatuses } from "./billing.ts";
import { emailError, maxEmailLength } from "./email.ts";
import { endpoint } from "./endpoint.ts";

/** Premium that is given by hand lasts at most this long, unless it has no end. */
const longestGrantDays = 3660;

const reasonError = "Give a reason of 1 to 500 characters.";
const daysError = `days must be a whole number from 1 to ${longestGrantDays}.`;

export const grantPremium = endpoint({
  method: "POST",
  path: "/api/admin/grant-premium",
  summary: "Give an account premium by hand",
  description: "Without days the grant has no end. Grants stand beside a subscription; billing never touches them.",
  policy: "admin",
  input: z.object({
    email: z
      .string(emailError)
      .trim()
      .min(1, emailError)
      .max(maxEmailLength, emailError)
      .regex(/^\P{Cc}*$/u, emailError)
      .transform((value) => value.toLowerCase()),
    days: z.int(daysError).min(1, daysError).max(longestGrantDays, daysError).optional(),
    reason: z
      .string(reasonError)
      .trim()
      .min(1, reasonError)
      .max(500, reasonError)
      .regex(/^[^\0]*$/, reasonError),
  }),
  output: z.object({
    success: z.literal(true),
    ends_at: z.iso.datetime().nullable().describe("Null: without end."),
  }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: 16_384,
});

const unmatchedPayment = z.object({
  payment_key: z.string(),
  stripe_customer_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  payment_status: z.enum(paymentStatuses),
  event_type: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
});

export const listUnmatchedPayments = endpoint({
  method: "GET",
  path: "/api/admin/unmatched-payments",
  summary: "Payments of customers that no account has, newest first",
  policy: "admin",
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.array(unmatchedPayment) }),
  errors: [],
  maxBodyBytes: 16_384,
});
