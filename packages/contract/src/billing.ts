import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { billingPeriods, invoicePageSize } from "./plans.ts";
import { user } from "./user.ts";

/** States of a payment in the ledger. */
export const paymentStatuses = ["pending", "completed", "failed", "expired", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The provider's largest events stay well under this. */
const maxEventBytes = 512 * 1024;

const planError = "Invalid plan type";
const idError = "This is not an id.";
const id = z
  .string(idError)
  .min(1, idError)
  .max(255, idError)
  .regex(/^[\w-]+$/, idError);
const address = z.string("Addresses must be texts.").max(2000, "The address is too long.");
/** Who the caller claims to be: it must be who is signed in. */
const claimed = z.string().max(255).nullish();

const providerErrors = ["payments_unavailable", "payment_failed", "busy"] as const;

const outcome = z.object({ success: z.literal(true), message: z.string(), planChanged: z.boolean(), user });

export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/api/stripe/create-checkout-session",
  summary: "Begin to subscribe: the answer says where to pay",
  description:
    "The price is that of the period: named by billing, or by priceId where it is one of ours. Addresses to come back " +
    "to must be ours. Asking again gives the same checkout while it is open.",
  policy: "signed-in",
  input: z
    .object({
      billing: z.enum(billingPeriods, planError).optional(),
      priceId: z.string("Price ID is invalid").max(255, "Price ID is invalid").nullish(),
      plan: z.string().max(40).nullish().describe("Of older clients; what is sold is Premium."),
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
  summary: "Ask the payment provider how a checkout of the account ended, and take over what is true now",
  policy: "owner",
  input: z.object({ session_id: id }),
  output: outcome.extend({
    status: z
      .enum(["complete", "processing", "open", "expired"])
      .describe("processing: paid or being paid, and the subscription is not there yet."),
  }),
  errors: ["not_found", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const syncSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/sync",
  summary: "Ask the payment provider what is true of the account's subscription, and take it over",
  description: "Administrators may name somebody else's account by userId.",
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
  summary: "The account's subscription as the payment provider has it now",
  policy: "owner",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    subscription: subscription.nullable(),
    matches: z.boolean().describe("False where what is stored differs: then a sync mends it."),
  }),
  errors: providerErrors,
  maxBodyBytes: smallBodyBytes,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/cancel-subscription",
  summary: "Cancel the account's subscription at the end of its period",
  policy: "owner",
  input: z.object({ stripe_customer_id: claimed }),
  output: outcome,
  errors: ["no_subscription", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/stripe/resume-subscription",
  summary: "Take a cancellation back, as long as the period runs",
  policy: "owner",
  input: z.object({ stripe_customer_id: claimed }),
  output: outcome,
  errors: ["no_subscription", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

export const createPortalSession = endpoint({
  method: "POST",
  path: "/api/stripe/create-portal-session",
  summary: "Open the payment provider's pages about the account: the answer says where they are",
  policy: "owner",
  input: z.object({ customerId: claimed, returnUrl: address.nullish() }),
  output: z.object({ success: z.literal(true), url: z.url() }),
  errors: ["no_customer", "USER_NOT_FOUND", "forbidden", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: z.int().describe("Unix seconds."),
  status: z.enum(["paid", "open", "draft", "void", "uncollectible", "unknown"]),
  amount_paid: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  period_start: z.int().describe("Unix seconds; of what the invoice is for."),
  period_end: z.int(),
  hosted_invoice_url: z.url().nullable(),
  invoice_pdf: z.string().nullable().describe("Where this product serves the PDF."),
});
export type Invoice = z.infer<typeof invoice>;

const limitError = "limit must be a whole number from 1 to 100.";

export const listInvoices = endpoint({
  method: "GET",
  path: "/api/stripe/invoices/{userId}",
  summary: "The account's invoices, newest first",
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
  summary: "An invoice of the account as a PDF file",
  policy: "owner",
  input: z.object({ invoiceId: id }),
  output: z.instanceof(Uint8Array),
  fileType: "application/pdf",
  errors: ["not_found", ...providerErrors],
  maxBodyBytes: smallBodyBytes,
});

/** Takes the body as it came: the signature is over its bytes. */
export const stripeWebhook = endpoint({
  method: "POST",
  path: "/api/stripe/webhook",
  summary: "Events of the payment provider",
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
  summary: "The newest rows of the ledger that the payment sandbox made, and events that wait; in the sandbox only",
  policy: "sandbox",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    logs: z.array(paymentLog),
    waitingEvents: z.int().describe("Events that were received and are still to be worked on."),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
