import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./database.ts";
import { inTime } from "./in-time.ts";
import { listenOnPostgres } from "./listen-postgres.ts";
import { inPoolTransaction } from "./pool-transaction.ts";

/** Holds the limits for the database connections of this process, and for the times that it waits for them. */
export interface PoolSettings {
  readonly size: number;
  /** Maximum time to wait for a free or new connection. */
  readonly connectTimeoutSeconds: number;
  readonly statementTimeoutSeconds: number;
  readonly lockTimeoutSeconds: number;
  /** Time after which the database server closes the connection of an idle transaction. */
  readonly idleTransactionTimeoutSeconds: number;
  /** The seconds that a starting server waits until the database responds. */
  readonly startTimeoutSeconds: number;
}

export const defaultPool: PoolSettings = {
  size: 10,
  connectTimeoutSeconds: 3,
  statementTimeoutSeconds: 5,
  lockTimeoutSeconds: 4,
  idleTransactionTimeoutSeconds: 10,
  startTimeoutSeconds: 30,
};

/**
 * The database server ends a statement at its time limit. If the server does not respond, the driver ends the wait this
 * many milliseconds after the time limit.
 */
const hangsAfterMs = 1000;

const endWithinMs = 2000;

/**
 * The time in which losses of connections are reported in one log line, because connections are often lost together.
 */
const logEveryMs = 5000;

/** Opens a pool of connections to a PostgreSQL server. A query fails if it cannot start or end in time. */
export function openPostgres(connectionString: string, logger: Logger, settings = defaultPool): Database {
  const statementTimeoutMs = settings.statementTimeoutSeconds * 1000;
  const connection = {
    connectionString,
    application_name: "rewright",
    connectionTimeoutMillis: settings.connectTimeoutSeconds * 1000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: settings.lockTimeoutSeconds * 1000,
    idle_in_transaction_session_timeout: settings.idleTransactionTimeoutSeconds * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const recordLoss = createLossLog(logger);
  const pool = new pg.Pool({ ...connection, max: settings.size, query_timeout: statementTimeoutMs + hangsAfterMs });
  // Without a listener, an error event of a connection would end the process.
  pool.on("connect", (client) => void client.on("error", recordLoss));
  pool.on("error", () => {});
  const db = drizzle({ client: pool });
  db.transaction = (work, config) => inPoolTransaction(pool, work, config);
  return {
    db,
    query: async (sql, values) => (await pool.query(sql, [...values])).rows,
    async inTransaction(work, withinMs) {
      const client = new pg.Client({ ...connection, ...(withinMs && { query_timeout: withinMs }) });
      client.on("error", recordLoss);
      await client.connect();
      try {
        await client.query("BEGIN");
        await work(async (sql) => {
          // A query with several statements returns several results.
          const results = [await client.query(sql)].flat();
          return results.at(-1)?.rows ?? [];
        });
        await client.query("COMMIT");
      } finally {
        // Closing the connection rolls back an open transaction. An unreachable server does not confirm this.
        await inTime(client.end(), endWithinMs).catch(() => {});
      }
    },
    listen: (listener) => listenOnPostgres(connection, listener, recordLoss),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function createLossLog(logger: Logger): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return (err) => {
    lost++;
    if (performance.now() - loggedAt < logEveryMs) return;
    logger.warn({ err, lost }, "connections to the database were lost");
    loggedAt = performance.now();
    lost = 0;
  };
}
