import { sql } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { isOutOfReach } from "./is-out-of-reach.ts";

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

const dialect = new PgDialect();

/**
 * Runs `work` in a transaction on a connection from the pool. Returns the connection to the pool only when its
 * transaction has certainly ended; otherwise ends the connection, which rolls back what is still open.
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

/** Rolls back after `error`. @returns false when the rollback failed, or when the connection cannot be used any more */
async function isRolledBack(tx: Transaction, error: unknown): Promise<boolean> {
  if (isOutOfReach(error)) return false;
  try {
    await tx.execute(sql`ROLLBACK`);
    return true;
  } catch {
    return false;
  }
}
