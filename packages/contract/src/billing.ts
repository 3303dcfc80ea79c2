import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { billingPeriods, invoicePageSize } from "./plans.ts";
import { user } from "./user.ts";

/** Lists the states of a payment. */
export const paymentStatuses = ["pending", "completed", "failed", "expired", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Lists the states of payments that lists and totals include: all except unpaid checkouts that have expired. */
export const listedPaymentStatuses = [
  "pending",
  "completed",
  "failed",
  "refunded",
  "disputed",
] as const satisfies readonly PaymentStatus[];
export type ListedPaymentStatus = (typeof listedPaymentStatuses)[number];

/** The largest webhook body, in bytes, that is accepted. The payment provider's events are much smaller. */
const maxEventBytes = 512 * 1024;

const planError = "Invalid plan type";
const idError = "This isn't a valid ID.";
const id = z
  .string(idError)
  .min(1, idError)
  .max(255, idError)
  .regex(/^[\w-]+$/, idError);
const address = z.string("URLs must be strings.").max(2000, "The URL is too long.");
/** Accepts an id or address that the caller sends as its own. The server compares it with the session's account. */
const claimed = z.string().max(255).nullish();

const providerErrors = ["payments_unavailable", "payment_failed", "busy"] as const;

const outcome = z.object({ success: z.literal(true), message: z.string(), planChanged: z.boolean(), user });

export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/api/stripe/create-checkout-session",
  summary: "Start a subscription and get the URL of the payment page",
  description:
    "Choose the period with the billing field or with one of our price IDs. Return URLs must be on this site. Repeating the request returns the same checkout while that checkout is open.",
  policy: "signed-in",
  input: z
    .object({
      billing: z.enum(billingPeriods, planError).optional(),
      priceId: z.string("Price ID is invalid").max(255, "Price ID is invalid").nullish(),
      plan: z.string().max(40).nullish().describe("Only for older clients: Premium is the only plan you can buy."),
      userId: claimed,
      userEmail: claimed,
      successUrl: address.nullish(),
      cancelUrl: address.nullish(),
    })
    .refine(({ billing, priceId }) => billing !== undefined || Boolean(priceId), planError),
  output: z.object({ success: z.literal(true), sessionId: z.string(), url: z.url(), message: z.string() }),
  errors: ["already_premium", "forbidden", "too_many_requests", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const confirmCheckout = endpoint({
  method: "POST",
  path: "/api/stripe/confirm",
  summary: "Confirm a checkout with the payment provider and update the account",
  policy: "owner",
  input: z.object({ session_id: id }),
  output: outcome.extend({
    status: z
      .enum(["complete", "processing", "open", "expired"])
      .describe(
        `The status "processing" means that the payment is complete or pending, but the subscription isn't active yet.`,
      ),
  }),
  errors: ["not_found", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const syncSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/sync",
  summary: "Update the account's subscription with the payment provider's data",
  description: "Administrators can set userId to update another account.",
  policy: "owner",
  input: z.object({ userId: claimed, stripe_customer_id: claimed }),
  output: outcome,
  errors: ["no_customer", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  billing_period: z.enum(billingPeriods).nullable(),
  amount: z.int().describe("In the smallest unit of the currency."),
  currency: z.string(),
  current_period_start: z.iso.datetime(),
  current_period_end: z.iso.datetime(),
  cancel_at_period_end: z.boolean(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/stripe/subscription",
  summary: "Get the account's subscription from the payment provider",
  policy: "owner",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    subscription: subscription.nullable(),
    matches: z
      .boolean()
      .describe(
        "False if the data we store differs from the payment provider's. To correct it, sync the subscription.",
      ),
  }),
  errors: providerErrors,
  maxBodyBytes: smallBodyBytes,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/cancel-subscription",
  summary: "Cancel the account's subscription, effective at the end of the period",
  policy: "owner",
  input: z.object({ stripe_customer_id: claimed }),
  output: outcome,
  errors: ["no_subscription", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/resume-subscription",
  summary: "Resume a canceled subscription before its period ends",
  policy: "owner",
  input: z.object({ stripe_customer_id: claimed }),
  output: outcome,
  errors: ["no_subscription", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const createPortalSession = endpoint({
  method: "POST",
  path: "/api/stripe/create-portal-session",
  summary: "Get the URL of the payment provider's billing portal",
  policy: "owner",
  input: z.object({ customerId: claimed, returnUrl: address.nullish() }),
  output: z.object({ success: z.literal(true), url: z.url() }),
  errors: ["no_customer", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: z.int().describe("In Unix seconds."),
  status: z.enum(["paid", "open", "draft", "void", "uncollectible", "unknown"]),
  amount_paid: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  period_start: z.int().describe("Start of the period the invoice covers, in Unix seconds."),
  period_end: z.int(),
  hosted_invoice_url: z.url().nullable(),
  invoice_pdf: z.string().nullable().describe("The URL of the PDF."),
});
export type Invoice = z.infer<typeof invoice>;

const limitError = "limit must be a whole number from 1 to 100.";

export const listInvoices = endpoint({
  method: "GET",
  path: "/api/stripe/invoices/{userId}",
  summary: "List the account's invoices, newest first",
  policy: "owner",
  input: z.object({
    userId: z.uuid(),
    limit: z.coerce.number(limitError).int(limitError).min(1, limitError).max(100, limitError).default(invoicePageSize),
  }),
  output: z.object({ success: z.literal(true), invoices: z.array(invoice) }),
  errors: ["not_found", "USER_NOT_FOUND", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const invoicePdf = endpoint({
  method: "GET",
  path: "/api/stripe/invoice-pdf/{invoiceId}",
  summary: "Download one of the account's invoices as a PDF",
  policy: "owner",
  input: z.object({ invoiceId: id }),
  output: z.instanceof(Uint8Array),
  fileType: "application/pdf",
  errors: ["not_found", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

/** Takes the raw body, because the provider's signature is computed from its bytes. */
export const stripeWebhook = endpoint({
  method: "POST",
  path: "/api/stripe/webhook",
  summary: "Receive events from the payment provider",
  policy: "provider",
  rawBody: true,
  input: z.object({ payload: z.string(), signature: z.string() }),
  output: z.object({ received: z.literal(true) }),
  errors: ["invalid_signature", "payments_unavailable", "unavailable"],
  maxBodyBytes: maxEventBytes,
});

const paymentLog = z.object({
  id: z.uuid(),
  payment_key: z.string(),
  user_id: z.uuid().nullable(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  payment_status: z.enum(paymentStatuses),
  webhook_event_type: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
});
export type PaymentLog = z.infer<typeof paymentLog>;

export const sandboxPaymentLogs = endpoint({
  method: "GET",
  path: "/api/sandbox/payment-logs",
  summary: "List the sandbox's latest ledger rows, with the number of unprocessed events",
  policy: "sandbox",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    logs: z.array(paymentLog),
    waitingEvents: z.int().describe("Number of events received but not processed yet."),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
