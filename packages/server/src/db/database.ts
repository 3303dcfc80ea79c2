import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ChannelListener } from "./listen-postgres.ts";

/** The database that queries use, embedded or on a PostgreSQL server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs one or several SQL statements and returns the rows of the last. */
export type Execute = (sql: string) => Promise<Record<string, unknown>[]>;

export interface Database {
  readonly db: Db;
  /** Runs one statement of plain SQL with values for its $1, $2 …; used by the job queue and the clock. */
  query(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Runs `work` in one transaction that takes plain SQL; used by the migrations and the job queue. A statement without
   * an answer `withinMs` fails; absent: no time limit.
   */
  inTransaction(work: (execute: Execute) => Promise<void>, withinMs?: number): Promise<void>;
  /** Listens to a channel until `close`; absent when no other process can use the database. */
  listen?(listener: ChannelListener): { close(): Promise<void> };
  /** Returns the number of connections; absent when the database has no pool. */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
