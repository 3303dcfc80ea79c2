import type { Database } from "../db/database.ts";

/** Matches several statements that the queue runs in one transaction. */
const transaction = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/** Generous, as the queue maintains all its rows in one statement. */
const statementTimeoutMs = 60_000;

/** A little longer than the server's own time limit for a statement. */
const answerWithinMs = statementTimeoutMs + 1000;

/**
 * Runs the job queue's SQL on our own database. The queue writes its transactions as text; they become transactions of
 * the driver, so that a failed one does not stay open on its connection.
 */
export async function runSql(database: Database, sql: string, values: readonly unknown[] = []) {
  const [, statements] = transaction.exec(sql) ?? [];
  if (statements === undefined) return { rows: await database.query(sql, values) };
  await database.inTransaction(async (execute) => {
    await execute(`SET LOCAL statement_timeout = ${statementTimeoutMs};${statements}`);
  }, answerWithinMs);
  return { rows: [] };
}
