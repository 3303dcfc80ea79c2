import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The same queries run on the embedded database and on a PostgreSQL server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs one or several SQL statements and gives the rows of the last. */
export type Execute = (sql: string) => Promise<Record<string, unknown>[]>;

export interface Database {
  readonly db: Db;
  /** Runs `work` in one transaction that takes plain SQL; used by the migrations only. */
  inTransaction(work: (execute: Execute) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
