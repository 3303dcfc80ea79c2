import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ChannelListener } from "./listen-postgres.ts";

/** The database for queries with drizzle: embedded, or on a PostgreSQL server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs one or several SQL statements. Returns the rows of the last one. */
export type Execute = (sql: string) => Promise<Record<string, unknown>[]>;

export interface Database {
  readonly db: Db;
  /** Runs one SQL statement with values for its placeholders ($1, $2 …). The job queue and the clock use it. */
  query(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Runs `work` in one transaction of plain SQL. Migrations and the job queue use it. If `withinMs` is given, a
   * statement fails if the database does not respond within this time.
   */
  inTransaction(work: (execute: Execute) => Promise<void>, withinMs?: number): Promise<void>;
  /**
   * Listens for notifications on a channel until `close` is called. Undefined if no other process can use the database.
   */
  listen?(listener: ChannelListener): { close(): Promise<void> };
  /**
   * Returns the numbers of open connections, of idle ones among them, and of queries that wait for one. Undefined if
   * the database has no connection pool.
   */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
