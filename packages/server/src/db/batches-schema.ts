import type { batchFileStates } from "@rewright/contract/batches";
import type { EngineName } from "@rewright/contract/engines";
import type { Mode } from "@rewright/contract/rewriting";
import { doublePrecision, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Batches: files that are rewritten together, and their options. */
export const batches = pgTable(
  "batches",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mode: text().$type<Mode>().notNull(),
    /** How to rewrite, encrypted as it includes the words to keep. */
    options: bytes().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("batches_user_id").on(table.userId, table.createdAt),
    index("batches_expires_at").on(table.expiresAt),
  ],
);

/** The files of batches. Name, content and result are encrypted. */
export const batchFiles = pgTable(
  "batch_files",
  {
    id: uuid().primaryKey(),
    batchId: uuid("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** From 1, in the order in which the files were added. */
    position: integer().notNull(),
    name: bytes().notNull(),
    /** Null when the result is stored. */
    content: bytes(),
    result: bytes(),
    state: text().$type<(typeof batchFileStates)[number]>().notNull().default("waiting"),
    /** The finished share, 0 to 1. */
    progress: doublePrecision().notNull().default(0),
    words: integer(),
    engine: text().$type<EngineName>(),
    problem: text(),
    /** How often the file was begun. */
    tries: integer().notNull().default(0),
    /** The process that holds the lease; `leaseEndsAt` is its end. */
    holder: uuid(),
    leaseEndsAt: moment("lease_ends_at"),
  },
  (table) => [unique().on(table.batchId, table.position)],
);
