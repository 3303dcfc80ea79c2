import { z } from "zod";
import { listedPaymentStatuses, paymentStatuses } from "../billing.ts";
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

const statusError = `payment_status must be one of ${listedPaymentStatuses.join(", ")}.`;
const amountError = "amount must be a whole number of cents.";
const amount = z.int(amountError).min(0, amountError).max(100_000_000, amountError);
/** Describes a payment in a list. The fields of `wholePayment` are left out. */
const payment = z.object({
  id: z.uuid(),
  payment_key: z.string(),
  version: z.int().describe("Position of this row in the payment's ledger, starting at 1."),
  user_id: z.uuid().describe("ID of the account, or a pseudonym if the account was deleted."),
  stripe_customer_id: z.string().nullable(),
  amount: z.int().describe("In the smallest unit of the currency."),
  amount_refunded: z.int(),
  currency: z.string(),
  payment_status: z.enum(paymentStatuses),
  webhook_event_type: z.string().nullable(),
  product_id: z.string().nullable(),
  payment_method: z.string().nullable(),
  created_at: z.iso.datetime().describe("When the payment got this status."),
});
export type Payment = z.infer<typeof payment>;

/** Describes a payment with all fields, as its own page shows it. */
const wholePayment = payment.extend({
  stripe_session_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  price_id: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  source: z.enum(["provider", "import", "correction"]).describe("The source of this ledger row."),
  deleted_at: z.iso.datetime().nullable(),
});
export type WholePayment = z.infer<typeof wholePayment>;

const filters = {
  ...pageQuery,
  payment_status: z.enum(listedPaymentStatuses, statusError).optional(),
  user_id: id("user_id must be the ID of an account.").optional(),
  search: search(
    "The first characters of a payment key, customer ID or account ID, or an account's full email address.",
  ),
  sort_by: z.enum(paymentSorts, `sort_by must be one of ${paymentSorts.join(", ")}.`).default("created_at"),
  sort_order: sortOrder,
};

/** Describes a payment together with its account, for CSV exports. */
const ownedPayment = payment.extend({
  user_email: z.string().nullable().describe("Null if the account was deleted."),
  user_name: z.string().nullable().describe("Null if the account was deleted."),
  account_deleted: z.boolean(),
});
export type OwnedPayment = z.infer<typeof ownedPayment>;

const payer = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  plan: z.enum(["normal", "premium"]),
});
export type Payer = z.infer<typeof payer>;
const user = payer.nullable().describe("Null if the account was deleted.");

export const listPaymentLogs = endpoint({
  method: "GET",
  path: "/api/payment-logs",
  summary: "List payments with their current status, newest first",
  description:
    "One row per payment, with its current status. Payments marked as deleted are left out, and so are checkouts " +
    "that expired or weren't completed. Payments of deleted accounts are included under a pseudonym.",
  policy: "admin",
  input: z.object(filters),
  output: pageOf(ownedPayment),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const listPaymentLogsWithUsers = endpoint({
  method: "GET",
  path: "/api/payment-logs-with-users",
  summary: "List payments with their current status and users",
  policy: "admin",
  input: z.object(filters),
  output: pageOf(payment.extend({ user })),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const listUserPayments = endpoint({
  method: "GET",
  path: "/api/users/{id}/payments",
  summary: "List an account's payments with their current status, newest first",
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
      by_status: z.record(z.enum(listedPaymentStatuses), z.int()),
      revenue: z
        .array(
          z.object({
            currency: z.string(),
            gross: z.int().describe("Sum of successful payments, including refunded ones."),
            refunded: z.int().describe("Sum of refunds, plus payments with an open or lost dispute."),
            net: z.int(),
          }),
        )
        .describe("All-time totals, one row per currency."),
      last_30_days: z.array(z.object({ currency: z.string(), gross: z.int(), refunded: z.int(), net: z.int() })),
      unmatched: z.int().describe("Number of payments from customers without an account."),
      waiting_events: z.int().describe("Number of the payment provider's events that haven't been processed yet."),
    }),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const getPaymentLog = endpoint({
  method: "GET",
  path: "/api/payment-logs/{id}",
  summary: "Get one ledger row with all its fields, and all rows of the same payment",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({
    success: z.literal(true),
    data: wholePayment,
    user,
    versions: z.array(wholePayment).describe("All ledger rows of the payment, newest first, including this one."),
  }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const createPaymentLog = endpoint({
  method: "POST",
  path: "/api/payment-logs",
  summary: "Add a payment that the payment provider has no record of, such as an imported one",
  description: `The amount sets the period: ${prices.monthly} or ${formerPrices.monthly} pays for a month, ${prices.yearly} or ${formerPrices.yearly} for a year.`,
  policy: "admin",
  input: z.object({
    user_id: id("user_id must be the ID of an account."),
    payment_key: z
      .string("payment_key must be a string.")
      .trim()
      .regex(/^[\w.:-]{1,255}$/, "payment_key must have 1 to 255 letters, digits, dots, colons, dashes or underscores.")
      .optional()
      .describe("A unique key for the payment. If you leave this out, we create one."),
    amount: z.int("Invalid amount"),
    currency: z
      .string("currency must be a three-letter code.")
      .regex(/^[a-z]{3}$/, "currency must be a three-letter code.")
      .default("usd"),
    payment_status: z.enum(listedPaymentStatuses, statusError).default("completed"),
    created_at: z.iso
      .datetime("created_at must be a date and time.")
      .refine((value) => value >= "1970", "created_at must not be before 1970.")
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
  summary: "Correct a payment by adding a ledger row (the earlier rows stay unchanged)",
  description: `id must be the ID of the payment's newest ledger row. The correction stays until the payment provider next updates the payment. The status "refunded" means a full refund: if you leave out amount_refunded, it's set to the amount.`,
  policy: "admin",
  input: z.object({
    id: id(),
    payment_status: z.enum(listedPaymentStatuses, statusError).optional(),
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
  summary: "Mark a payment as deleted, so that lists and totals leave it out (its ledger rows stay)",
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
  processed_at: z.iso.datetime().nullable().describe("Null until the event is processed."),
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
    search: search("The first characters of the event ID or customer ID."),
  }),
  output: pageOf(billingEvent),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const replayBillingEvent = endpoint({
  method: "POST",
  path: "/api/admin/billing-events/{id}/replay",
  summary: "Replay one of the payment provider's events",
  description: "We ask the payment provider for the customer's current data. If that fails, nothing changes.",
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
