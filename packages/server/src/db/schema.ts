import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People with an account. */
export const users = pgTable("users", {
  id: uuid().primaryKey(),
  /** In lower case. */
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
  /** What the subscription gives; a manual grant stands beside it. */
  plan: text({ enum: ["normal", "premium"] })
    .notNull()
    .default("normal"),
  billingPeriod: text("billing_period", { enum: ["monthly", "yearly"] }),
  subscriptionStartDate: moment("subscription_start_date"),
  subscriptionEndDate: moment("subscription_end_date"),
  stripeCustomerId: text("stripe_customer_id").unique(),
  stripeSubscriptionId: text("stripe_subscription_id"),
  stripeSubscriptionStatus: text("stripe_subscription_status"),
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

/** How an account can be entered: by password, or by a subject of a sign-in provider. */
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

/** Short-lived values behind mailed links and sign-in round trips. */
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

/** Premium that an administrator gave by hand; billing never touches it. */
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
    /** Null: without end. */
    endsAt: moment("ends_at"),
  },
  (table) => [index("premium_grants_user_id").on(table.userId)],
);

/** For each limited action and whoever does it, the time at which its attempts so far would be paid for. */
export const attempts = pgTable(
  "attempts",
  { key: text().primaryKey(), paidUntil: moment("paid_until").notNull() },
  (table) => [index("attempts_paid_until").on(table.paidUntil)],
);

/** Rewritings that premium accounts keep. A deleted one stays as an empty row, so that no browser brings it back. */
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

/** Devices that an account has been entered from, as keyed hashes: a sign-in from another one is told by mail. */
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

/** Uses counted against one subject (a visitor's cookie, an address) since its window opened. */
export const usageWindows = pgTable("usage_windows", {
  subject: text().primaryKey(),
  startedAt: moment("started_at").notNull(),
  /** Reserved uses included. */
  used: integer().notNull(),
});

/** Uses that are reserved and neither kept nor given back yet. */
export const usageReservations = pgTable(
  "usage_reservations",
  {
    id: uuid().notNull(),
    subject: text()
      .notNull()
      .references(() => usageWindows.subject, { onDelete: "cascade" }),
    windowStartedAt: moment("window_started_at").notNull(),
    /** When the process that reserved must be done; after that the use is given back. */
    leaseEndsAt: moment("lease_ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject] }),
    index("usage_reservations_subject").on(table.subject),
  ],
);
