import type { batchFileStates } from "@rewright/contract/batches";
import type { EngineName } from "@rewright/contract/engines";
import type { Mode } from "@rewright/contract/rewriting";
import { doublePrecision, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Table of batches. A batch is a set of files that are rewritten with the same options. */
export const batches = pgTable(
  "batches",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mode: text().$type<Mode>().notNull(),
    /** The options for rewriting. They are encrypted because they include the words to keep. */
    options: bytes().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("batches_user_id").on(table.userId, table.createdAt),
    index("batches_expires_at").on(table.expiresAt),
  ],
);

/** Table of the files in batches. Name, content and result are encrypted. */
export const batchFiles = pgTable(
  "batch_files",
  {
    id: uuid().primaryKey(),
    batchId: uuid("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The file's position in its batch, starting at 1 in the order of uploading. */
    position: integer().notNull(),
    name: bytes().notNull(),
    /** The uploaded file. Null once the result is stored. */
    content: bytes(),
    result: bytes(),
    state: text().$type<(typeof batchFileStates)[number]>().notNull().default("waiting"),
    /** The finished part of the work, from 0 to 1. */
    progress: doublePrecision().notNull().default(0),
    words: integer(),
    engine: text().$type<EngineName>(),
    problem: text(),
    /** The number of possible mistakes in the result. Null if the result was not checked. */
    mistakes: integer(),
    /** The list of the possible mistakes. It is encrypted because it repeats words of the text. */
    mistakeList: bytes("mistake_list"),
    /** The number of times that work on the file was started. */
    tries: integer().notNull().default(0),
    /** Id of the process that works on the file. Its lease ends at `leaseEndsAt` unless it is renewed. */
    holder: uuid(),
    leaseEndsAt: moment("lease_ends_at"),
  },
  (table) => [unique().on(table.batchId, table.position)],
);
