import { AppError } from "#src/app-error.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { findRow, findStates, type LedgerRow } from "./store.ts";

/**
 * One row of the ledger, and every state that its payment has had, newest first.
 * @throws AppError `not_found`
 */
export async function readPayment(
  { db }: Pick<BillingDeps, "db">,
  rowId: string,
): Promise<{ readonly row: LedgerRow; readonly states: readonly LedgerRow[] }> {
  const row = await findRow(db, rowId);
  if (!row) throw new AppError("not_found");
  return { row, states: await findStates(db, row.paymentKey) };
}
