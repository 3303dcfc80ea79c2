import type { paymentStatuses } from "@rewright/contract/billing";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Table of accounts. */
export const users = pgTable("users", {
  id: uuid().primaryKey(),
  /** The email address in lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  name: text().notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  image: text(),
  provider: text({ enum: ["email", "google"] })
    .notNull()
    .default("email"),
  role: text({ enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  /**
   * The time at which an administrator last changed the role. Once a role was changed, the operator's list of
   * administrators has no effect on it.
   */
  roleDecidedAt: moment("role_decided_at"),
  /** The plan that the subscription gives. Premium that an administrator granted is stored in another table. */
  plan: text({ enum: ["normal", "premium"] })
    .notNull()
    .default("normal"),
  billingPeriod: text("billing_period", { enum: ["monthly", "yearly"] }),
  subscriptionStartDate: moment("subscription_start_date"),
  subscriptionEndDate: moment("subscription_end_date"),
  stripeCustomerId: text("stripe_customer_id").unique(),
  stripeSubscriptionId: text("stripe_subscription_id"),
  stripeSubscriptionStatus: text("stripe_subscription_status"),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
  /**
   * The time at which Premium by the subscription ends if nothing changes at the payment provider: the end of a
   * cancelled period, or of the days of grace after a failed payment.
   */
  premiumUntil: moment("premium_until"),
  isActive: boolean("is_active").notNull().default(true),
  banReason: text("ban_reason"),
  totalGenerations: integer("total_generations").notNull().default(0),
  credits: integer().notNull().default(0),
  creditsGrantedAt: moment("credits_granted_at"),
  historyEnabled: boolean("history_enabled").notNull().default(true),
  historyClearedAt: moment("history_cleared_at"),
  lastLogin: moment("last_login"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Table of the ways in which accounts can sign in: by password, or by an account at a provider such as Google. */
export const identities = pgTable(
  "identities",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [unique().on(table.providerId, table.accountId), index("identities_user_id").on(table.userId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Table of short-lived values for mailed links and for sign-ins in progress. */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expires_at").on(table.expiresAt),
  ],
);

/** Table of Premium that administrators granted. Payments never change it. */
export const premiumGrants = pgTable(
  "premium_grants",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    grantedBy: uuid("granted_by").references(() => users.id, { onDelete: "set null" }),
    reason: text().notNull(),
    grantedAt: moment("granted_at").notNull(),
    /** The end of the grant. Null if the grant has no end. */
    endsAt: moment("ends_at"),
    /** The time at which the email about the end of the grant was sent or found unnecessary. */
    endMailedAt: moment("end_mailed_at"),
    /** The number of attempts to send this email. `endMailDueAt` is the time of the next attempt. */
    endMailTries: integer("end_mail_tries").notNull().default(0),
    endMailDueAt: moment("end_mail_due_at"),
  },
  (table) => [index("premium_grants_user_id").on(table.userId)],
);

/**
 * Table of the limits on how often an action may be tried. Holds, for each action and user, the time at which all
 * attempts so far have expired.
 */
export const attempts = pgTable(
  "attempts",
  { key: text().primaryKey(), paidUntil: moment("paid_until").notNull() },
  (table) => [index("attempts_paid_until").on(table.paidUntil)],
);

/**
 * Table of the rewrites that Premium accounts keep. A deleted rewrite remains as an empty row, so that no browser
 * uploads it again.
 */
export const historyItems = pgTable(
  "history_items",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    originalText: text("original_text").notNull(),
    humanizedText: text("humanized_text").notNull(),
    mode: text().notNull(),
    preview: text().notNull(),
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("history_items_newest").on(table.userId, table.createdAt.desc()),
  ],
);

/**
 * Table of the devices on which accounts signed in, as keyed hashes. A sign-in on another device is reported by email.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    firstSeen: moment("first_seen").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Table of rewrites counted in the current 24 hours, for each account, visitor's cookie or IP address. */
export const usageWindows = pgTable("usage_windows", {
  subject: text().primaryKey(),
  startedAt: moment("started_at").notNull(),
  /** Number of rewrites, including reserved ones. */
  used: integer().notNull(),
});

/** Table of rewrites that are reserved: neither finally counted nor cancelled yet. */
export const usageReservations = pgTable(
  "usage_reservations",
  {
    id: uuid().notNull(),
    subject: text()
      .notNull()
      .references(() => usageWindows.subject, { onDelete: "cascade" }),
    windowStartedAt: moment("window_started_at").notNull(),
    /** Time at which the reservation expires. The rewrite is then subtracted from the count. */
    leaseEndsAt: moment("lease_ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject] }),
    index("usage_reservations_subject").on(table.subject),
  ],
);

/**
 * Table of locks on the billing of accounts. A lock is a lease that expires, after which another process may take it.
 */
export const billingLocks = pgTable("billing_locks", {
  /** Id of the account, or the payment provider's id of a customer without an account. */
  subject: text().primaryKey(),
  holder: uuid().notNull(),
  leaseEndsAt: moment("lease_ends_at").notNull(),
});

/**
 * Table of checkouts. A row is stored before the payment provider is called; its id is the idempotency key of that
 * call.
 */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    billingPeriod: text("billing_period", { enum: ["monthly", "yearly"] }).notNull(),
    priceId: text("price_id").notNull(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    /** The payment provider's id of the checkout session. Null until the provider has answered. */
    sessionId: text("session_id").unique(),
    url: text(),
    status: text({ enum: ["open", "complete", "expired"] })
      .notNull()
      .default("open"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("checkouts_user_id").on(table.userId)],
);

/** Table of customers whose account was deleted. Later changes of their payments are stored under a pseudonym. */
export const closedCustomers = pgTable("closed_customers", {
  customerId: text("customer_id").primaryKey(),
  pseudonym: uuid().notNull(),
  closedAt: moment("closed_at").notNull(),
});

/** Table of the payment provider's webhook events, each stored once. */
export const billingEvents = pgTable(
  "billing_events",
  {
    /** The payment provider's id of the event. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text("customer_id"),
    receivedAt: moment("received_at").notNull(),
    /** The time at which the event was processed. Null until then. */
    processedAt: moment("processed_at"),
    attempts: integer().notNull().default(0),
  },
  (table) => [index("billing_events_open").on(table.receivedAt)],
);

/** Holds facts about a payment other than its amounts. */
export interface PaymentMetadata {
  readonly session_id?: string | undefined;
  readonly billing_period?: "monthly" | "yearly" | undefined;
  readonly created_from?: string | undefined;
  readonly completed_from?: string | undefined;
  readonly return_time?: string | undefined;
  readonly subscription_updated?: boolean | undefined;
  readonly is_mock: boolean;
  readonly detected_from?: string | undefined;
  readonly upgrade_status?: string | undefined;
  readonly user_detection_failed?: boolean | undefined;
}

/**
 * Table of payments (payment log), with a row for each state of each payment. Rows are only added, and the newest row
 * of a payment is valid.
 */
export const paymentLogs = pgTable(
  "payment_logs",
  {
    id: uuid().primaryKey(),
    /** Number that shows the order in which rows were written. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Id of the checkout session, or of the invoice if there was no checkout. */
    paymentKey: text("payment_key").notNull(),
    /**
     * Number of the row within its payment, starting at 1. Unique, so that two processes cannot both add the next row.
     */
    version: integer().notNull(),
    /** Id of the account, or a pseudonym once the account was deleted. */
    userId: uuid("user_id").notNull(),
    stripeSessionId: text("stripe_session_id"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSubscriptionId: text("stripe_subscription_id"),
    /** The amount in the smallest unit of the currency, such as cents. */
    amount: integer().notNull(),
    amountRefunded: integer("amount_refunded").notNull().default(0),
    currency: text().notNull(),
    paymentStatus: text("payment_status").$type<(typeof paymentStatuses)[number]>().notNull(),
    webhookEventType: text("webhook_event_type"),
    productId: text("product_id"),
    priceId: text("price_id"),
    paymentMethod: text("payment_method"),
    metadata: jsonb().$type<PaymentMetadata>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Time at which an administrator deleted the payment. Lists no longer show it then. */
    deletedAt: moment("deleted_at"),
    /** Where the row comes from. A correction is valid until the payment provider reports a change. */
    source: text({ enum: ["provider", "import", "correction"] })
      .notNull()
      .default("provider"),
  },
  (table) => [
    unique().on(table.paymentKey, table.version),
    index("payment_logs_user_id").on(table.userId),
    index("payment_logs_created_at").on(table.createdAt.desc()),
  ],
);

/** Table of payments by customers who have no account. */
export const unmatchedPayments = pgTable("unmatched_payments", {
  /** The same key as in the payment log: id of the checkout session or invoice. */
  paymentKey: text("payment_key").primaryKey(),
  stripeCustomerId: text("stripe_customer_id"),
  amount: integer().notNull(),
  currency: text().notNull(),
  paymentStatus: text("payment_status").$type<(typeof paymentStatuses)[number]>().notNull(),
  eventType: text("event_type"),
  metadata: jsonb().$type<PaymentMetadata>().notNull(),
  firstSeen: moment("first_seen").notNull(),
  lastSeen: moment("last_seen").notNull(),
});
