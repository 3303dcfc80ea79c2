import { z } from "zod";
import { paymentStatuses } from "../billing.ts";
import { endpoint } from "../endpoint.ts";
import { id, reason, smallBodyBytes } from "../fields.ts";
import { pageOf, pageQuery, sortOrder } from "../paging.ts";
import { formerPrices, prices } from "../plans.ts";

/** Lists the fields by which payments can be sorted. */
export const paymentSorts = ["created_at", "amount"] as const;

const notInTheIndex = "search must not contain null characters.";
const search = (name: string) =>
  z
    .string()
    .trim()
    .max(255)
    .regex(/^[^\0]*$/, notInTheIndex)
    .optional()
    .describe(name);

const statusError = `payment_status must be one of ${paymentStatuses.join(", ")}.`;
const amountError = "amount must be a whole number of cents.";
const amount = z.int(amountError).min(0, amountError).max(100_000_000, amountError);
/** Describes a payment in a list, without its hidden fields. */
const payment = z.object({
  id: z.uuid(),
  payment_key: z.string(),
  version: z.int().describe("How many versions the payment has."),
  user_id: z.uuid().describe("The account, or its pseudonym once deleted."),
  stripe_customer_id: z.string().nullable(),
  amount: z.int().describe("In the smallest unit of the currency."),
  amount_refunded: z.int(),
  currency: z.string(),
  payment_status: z.enum(paymentStatuses),
  webhook_event_type: z.string().nullable(),
  product_id: z.string().nullable(),
  payment_method: z.string().nullable(),
  created_at: z.iso.datetime().describe("When the payment reached this state."),
});
export type Payment = z.infer<typeof payment>;

/** Describes a payment with the fields that lists hide. */
const wholePayment = payment.extend({
  stripe_session_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  price_id: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  source: z.enum(["provider", "import", "correction"]).describe("Who recorded this state."),
  deleted_at: z.iso.datetime().nullable(),
});
export type WholePayment = z.infer<typeof wholePayment>;

const filters = {
  ...pageQuery,
  payment_status: z.enum(paymentStatuses, statusError).optional(),
  user_id: id("user_id must be the id of an account.").optional(),
  search: search("The start of a payment key, customer ID or account ID, or an account's full email address."),
  sort_by: z.enum(paymentSorts, `sort_by must be one of ${paymentSorts.join(", ")}.`).default("created_at"),
  sort_order: sortOrder,
};

const payer = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  plan: z.enum(["normal", "premium"]),
});

export const listPaymentLogs = endpoint({
  method: "GET",
  path: "/api/payment-logs",
  summary: "List payments as they stand now, newest first",
  description:
    "One row per payment, with its latest state. Payments marked as deleted are left out; those of accounts " +
    "that were deleted stay, under a pseudonym.",
  policy: "admin",
  input: z.object(filters),
  output: pageOf(payment),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const listPaymentLogsWithUsers = endpoint({
  method: "GET",
  path: "/api/payment-logs-with-users",
  summary: "List payments as they stand now, each with its payer",
  policy: "admin",
  input: z.object(filters),
  output: pageOf(payment.extend({ user: payer.nullable().describe("Null where the account was deleted.") })),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const listUserPayments = endpoint({
  method: "GET",
  path: "/api/users/{id}/payments",
  summary: "List an account's payments as they stand now, newest first",
  policy: "admin",
  input: z.object({ ...pageQuery, id: id() }),
  output: pageOf(payment),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const paymentStats = endpoint({
  method: "GET",
  path: "/api/payment-logs/stats",
  summary: "Get the number of payments and their totals",
  policy: "admin",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      total_payments: z.int(),
      total_is_estimate: z.boolean(),
      by_status: z.record(z.enum(paymentStatuses), z.int()),
      revenue: z
        .array(
          z.object({
            currency: z.string(),
            gross: z.int().describe("Payments that went through, including refunded ones."),
            refunded: z.int().describe("Refunds, and the full amount of open or lost disputes."),
            net: z.int(),
          }),
        )
        .describe("All-time totals, one row per currency."),
      last_30_days: z.array(z.object({ currency: z.string(), gross: z.int(), refunded: z.int(), net: z.int() })),
      unmatched: z.int().describe("Payments from customers without an account."),
      waiting_events: z.int().describe("Provider events that aren't processed yet."),
    }),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const getPaymentLog = endpoint({
  method: "GET",
  path: "/api/payment-logs/{id}",
  summary: "Get one ledger row in full, with the payment's other states",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({
    success: z.literal(true),
    data: wholePayment,
    versions: z.array(wholePayment).describe("All states of the payment, newest first, including this one."),
  }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const createPaymentLog = endpoint({
  method: "POST",
  path: "/api/payment-logs",
  summary: "Add a payment the provider doesn't know to the ledger, such as an imported one",
  description: `The amount decides the period: ${prices.monthly} or ${formerPrices.monthly} is a month, ${prices.yearly} or ${formerPrices.yearly} a year.`,
  policy: "admin",
  input: z.object({
    user_id: id("user_id must be the id of an account."),
    payment_key: z
      .string("payment_key must be a string.")
      .trim()
      .regex(/^[\w.:-]{1,255}$/, "payment_key must have 1 to 255 letters, digits, dots, colons, dashes or underscores.")
      .optional()
      .describe("By default, we create one."),
    amount: z.int("Invalid amount"),
    currency: z
      .string("currency must be a code of three letters.")
      .regex(/^[a-z]{3}$/, "currency must be a code of three letters.")
      .default("usd"),
    payment_status: z.enum(paymentStatuses, statusError).default("completed"),
    created_at: z.iso
      .datetime("created_at must be a date and time.")
      .refine((value) => value >= "1970", "created_at must not lie before 1970.")
      .optional(),
    reason,
  }),
  output: z.object({ success: z.literal(true), data: wholePayment }),
  errors: ["USER_NOT_FOUND", "already_there"],
  maxBodyBytes: smallBodyBytes,
});

export const correctPaymentLog = endpoint({
  method: "PUT",
  path: "/api/payment-logs/{id}",
  summary: "Correct a payment. Adds a new row and keeps the old ones",
  description:
    "The id is that of the payment's newest row. The correction holds until the provider itself says something new " +
    "about the payment. As there, refunded means in full: without amount_refunded it becomes the amount.",
  policy: "admin",
  input: z.object({
    id: id(),
    payment_status: z.enum(paymentStatuses, statusError).optional(),
    amount: amount.optional(),
    amount_refunded: amount.optional(),
    reason,
  }),
  output: z.object({ success: z.literal(true), data: wholePayment }),
  errors: ["not_found", "changed_meanwhile"],
  maxBodyBytes: smallBodyBytes,
});

export const deletePaymentLog = endpoint({
  method: "DELETE",
  path: "/api/payment-logs/{id}",
  summary: "Mark a payment as deleted. Its rows stay, but lists and totals leave it out",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
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
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>;

export const listUnmatchedPayments = endpoint({
  method: "GET",
  path: "/api/admin/unmatched-payments",
  summary: "List payments from customers without an account, newest first",
  policy: "admin",
  input: z.object(pageQuery),
  output: pageOf(unmatchedPayment),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

const billingEvent = z.object({
  id: z.string(),
  type: z.string(),
  customer_id: z.string().nullable(),
  received_at: z.iso.datetime(),
  processed_at: z.iso.datetime().nullable().describe("Null until processed."),
  attempts: z.int(),
});
export type BillingEvent = z.infer<typeof billingEvent>;

export const listBillingEvents = endpoint({
  method: "GET",
  path: "/api/admin/billing-events",
  summary: "List the payment provider's events, newest first",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    state: z.enum(["open", "done"], "state must be open or done.").optional(),
    search: search("The start of the event's or customer's ID."),
  }),
  output: pageOf(billingEvent),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const replayBillingEvent = endpoint({
  method: "POST",
  path: "/api/admin/billing-events/{id}/replay",
  summary: "Replay one of the payment provider's events",
  description: "We ask the provider for the customer's current state. If that fails, nothing changes.",
  policy: "admin",
  input: z.object({
    id: z
      .string()
      .max(255)
      .regex(/^[^\0]*$/),
  }),
  output: z.object({ success: z.literal(true), data: billingEvent }),
  errors: ["not_found", "payments_unavailable", "payment_failed", "busy"],
  maxBodyBytes: smallBodyBytes,
});
