import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Runs: rewrites that can be watched, deleted soon after their end. */
export const runs = pgTable(
  "runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Chosen by the caller, and so unique only within the account. */
    id: uuid().notNull(),
    state: text({ enum: ["running", "finished", "stopped", "failed"] })
      .notNull()
      .default("running"),
    /** A keyed hash of the text and how it is to be rewritten. */
    requestHash: bytes("request_hash").notNull(),
    /** The rewrite that is reserved until the run ends. */
    useId: uuid("use_id").notNull(),
    /** Number of the newest event. */
    events: integer().notNull(),
    createdAt: moment("created_at").notNull(),
    /** By the database's clock. A run whose process does not renew the lease in time is lost. */
    leaseEndsAt: moment("lease_ends_at").notNull(),
    stopRequestedAt: moment("stop_requested_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The events of runs, kept for minutes and so in no export of an account. */
export const runEvents = pgTable(
  "run_events",
  {
    userId: uuid("user_id").notNull(),
    runId: uuid("run_id").notNull(),
    /** 1, 2, 3 … */
    number: integer().notNull(),
    /** Encrypted. */
    payload: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.runId, table.number] }),
    foreignKey({ columns: [table.userId, table.runId], foreignColumns: [runs.userId, runs.id] }).onDelete("cascade"),
  ],
);
