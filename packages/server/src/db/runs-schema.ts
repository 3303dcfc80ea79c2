import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Table of background rewrites ("runs"), which users can watch. They are deleted soon after they end. */
export const runs = pgTable(
  "runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Id that the caller chooses. It is therefore unique only within the account. */
    id: uuid().notNull(),
    state: text({ enum: ["running", "finished", "stopped", "failed"] })
      .notNull()
      .default("running"),
    /** A keyed hash of the text and the options. */
    requestHash: bytes("request_hash").notNull(),
    /** Id of the rewrite that is reserved from the daily limit until the run ends. */
    useId: uuid("use_id").notNull(),
    /** Number of the newest event of the run. */
    events: integer().notNull(),
    createdAt: moment("created_at").notNull(),
    /**
     * The time by the database's clock at which the process that works on the run counts as gone, unless it renews this
     * lease.
     */
    leaseEndsAt: moment("lease_ends_at").notNull(),
    stopRequestedAt: moment("stop_requested_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Table of the events of background rewrites. They are kept only for minutes, so an account's data export omits them.
 */
export const runEvents = pgTable(
  "run_events",
  {
    userId: uuid("user_id").notNull(),
    runId: uuid("run_id").notNull(),
    /** Number of the event in its run, starting at 1. */
    number: integer().notNull(),
    /** The event, encrypted. */
    payload: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.runId, table.number] }),
    foreignKey({ columns: [table.userId, table.runId], foreignColumns: [runs.userId, runs.id] }).onDelete("cascade"),
  ],
);
