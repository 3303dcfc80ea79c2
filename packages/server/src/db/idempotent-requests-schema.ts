import { boolean, index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Table of requests with the header Idempotency-Key. They are kept for a day. An account's data export omits them,
 * because they hold only hashes and, for minutes, an encrypted answer.
 */
export const idempotentRequests = pgTable(
  "idempotent_requests",
  {
    /** A keyed hash of the endpoint, the caller and the header. */
    keyHash: bytes("key_hash").primaryKey(),
    /** The caller's account. Null for a caller without an account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** A keyed hash of the request's fields. */
    requestHash: bytes("request_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Identifies the process that answers the request. Null once the request is answered. */
    leaseId: uuid("lease_id"),
    leaseEndsAt: moment("lease_ends_at"),
    /** The background rewrite that the request started. */
    runId: uuid("run_id"),
    /** True if the answer came from Humanize Pro. An answer from Humanize Lite is computed again instead of stored. */
    byPro: boolean("by_pro").notNull().default(false),
    /** True if the answer has the notice that an identical rewrite was counted before. */
    isRepeat: boolean("is_repeat").notNull().default(false),
    /** The answer from Humanize Pro, encrypted. */
    answer: bytes(),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("idempotent_requests_created_at").on(table.createdAt),
    index("idempotent_requests_answered_at").on(table.answeredAt),
    index("idempotent_requests_user_id").on(table.userId),
  ],
);
