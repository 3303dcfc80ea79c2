import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./database.ts";

/** Opens a pool of connections to a PostgreSQL server. A query that cannot start or end in time fails. */
export function openPostgres(connectionString: string, logger: Logger): Database {
  const connection = { connectionString, connectionTimeoutMillis: 3000, application_name: "rewright" };
  const pool = new pg.Pool({ ...connection, query_timeout: 5000 });
  pool.on("error", (error) => logger.warn({ err: error }, "a database connection was lost"));
  return {
    db: drizzle({ client: pool }),
    query: async (sql, values) => (await pool.query(sql, [...values])).rows,
    async inTransaction(work) {
      const client = new pg.Client(connection);
      await client.connect();
      try {
        await client.query("BEGIN");
        await work(async (sql) => {
          // Several statements in one query give several results.
          const results = [await client.query(sql)].flat();
          return results.at(-1)?.rows ?? [];
        });
        await client.query("COMMIT");
      } finally {
        // Ending the connection rolls an open transaction back.
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}
