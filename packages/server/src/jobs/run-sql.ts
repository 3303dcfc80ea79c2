import type { Database } from "../db/database.ts";

/** Several statements that the queue wants to have in one transaction. */
const transaction = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/** The queue looks after all its rows in one statement. */
const statementTimeoutMs = 60_000;

/** The server ends such a statement by itself, where it is there. */
const answerWithinMs = statementTimeoutMs + 1000;

/**
 * Runs the job queue's SQL on our own database. The queue writes its transactions as text; here they become the driver's,
 * so that one that fails leaves no connection inside it.
 */
export async function runSql(database: Database, sql: string, values: readonly unknown[] = []) {
  const [, statements] = transaction.exec(sql) ?? [];
  if (statements === undefined) return { rows: await database.query(sql, values) };
  await database.inTransaction(async (execute) => {
    await execute(`SET LOCAL statement_timeout = ${statementTimeoutMs};${statements}`);
  }, answerWithinMs);
  return { rows: [] };
}
