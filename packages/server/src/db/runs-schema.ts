import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Rewritings that are watched while they are made; gone soon after their end. */
export const runs = pgTable(
  "runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Chosen by the caller, and so only the account's own. */
    id: uuid().notNull(),
    state: text({ enum: ["running", "finished", "stopped", "failed"] })
      .notNull()
      .default("running"),
    /** A keyed hash of the text and how it is to be rewritten. */
    requestHash: bytes("request_hash").notNull(),
    /** The use that is reserved for it, until the run ends. */
    useId: uuid("use_id").notNull(),
    /** Number of the newest event. */
    events: integer().notNull(),
    createdAt: moment("created_at").notNull(),
    /** By the database's clock. A run whose process has not said in time that it is still there is lost. */
    leaseEndsAt: moment("lease_ends_at").notNull(),
    stopRequestedAt: moment("stop_requested_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What happened in a run: for some minutes, and so in no export of the account. */
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
