import { z } from "zod";
import { billingPeriods } from "./plans.ts";

/** Describes an account as its owner sees it. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  plan: z.enum(["normal", "premium"]),
  provider: z.enum(["email", "google"]),
  has_password: z.boolean(),
  billing_period: z.enum(billingPeriods).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  last_login: z.iso.datetime().nullable(),
  is_active: z.boolean(),
  total_generations: z.int(),
  credits: z.int().describe("Free Pro rewrites left. An account gets them when its email address is verified."),
  history_enabled: z.boolean(),
  subscription_start_date: z.iso.datetime().nullable(),
  subscription_end_date: z.iso.datetime().nullable(),
  stripe_customer_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  stripe_subscription_status: z.string().nullable(),
  cancel_at_period_end: z.boolean().describe("True if the subscription is canceled but runs until its period ends."),
  premium_until: z.iso.datetime().nullable().describe("When Premium ends after a cancellation or a failed payment."),
  granted_until: z.iso
    .datetime()
    .nullable()
    .describe("When a Premium grant ends. Null if there's no grant or it has no end date."),
  premium_by: z
    .enum(["subscription", "grant"])
    .nullable()
    .describe("What gives the account Premium. Null on the Free plan."),
  user_metadata: z.object({ role: z.enum(["user", "admin"]) }),
});
export type User = z.infer<typeof user>;
