import { sql } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { isOutOfReach } from "./is-out-of-reach.ts";

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

const dialect = new PgDialect();

/**
 * Runs `work` in a transaction on a connection from the pool. Puts the connection back only if the transaction has
 * certainly ended. Otherwise closes the connection, which rolls back the transaction.
 */
export async function inPoolTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  const tx: Transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
  let isOver = false;
  try {
    await tx.execute(sql`BEGIN`);
    if (config) await tx.setTransaction(config);
    const result = await work(tx).catch(async (error: unknown) => {
      isOver = await isRolledBack(tx, error);
      throw error;
    });
    await tx.execute(sql`COMMIT`);
    isOver = true;
    return result;
  } finally {
    client.release(!isOver);
  }
}

/**
 * Rolls back the transaction after `error`.
 * @returns false if the rollback failed or the connection can no longer be used
 */
async function isRolledBack(tx: Transaction, error: unknown): Promise<boolean> {
  if (isOutOfReach(error)) return false;
  try {
    await tx.execute(sql`ROLLBACK`);
    return true;
  } catch {
    return false;
  }
}
