import type { Database } from "../db/database.ts";

/** Matches several SQL statements between BEGIN and COMMIT, which the job queue library sends as one text. */
const transaction = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/**
 * The time limit in milliseconds for a statement. It is long, because the job queue library maintains all of its rows
 * in one statement.
 */
const statementTimeoutMs = 60_000;

/** The milliseconds to wait for an answer: a little longer than the database's own time limit for a statement. */
const answerWithinMs = statementTimeoutMs + 1000;

/**
 * Runs SQL of the job queue library on this server's database. The library writes a transaction as one text. This
 * function runs the text as a transaction of the driver, so that a failed transaction does not stay open on its
 * connection.
 */
export async function runSql(database: Database, sql: string, values: readonly unknown[] = []) {
  const [, statements] = transaction.exec(sql) ?? [];
  if (statements === undefined) return { rows: await database.query(sql, values) };
  await database.inTransaction(async (execute) => {
    await execute(`SET LOCAL statement_timeout = ${statementTimeoutMs};${statements}`);
  }, answerWithinMs);
  return { rows: [] };
}
