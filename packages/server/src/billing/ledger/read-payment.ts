import { AppError } from "#src/app-error.ts";
import type { BillingDeps } from "../provider/deps.ts";
import type { StoredPayer } from "./payer-columns.ts";
import { findOwnedRow, findStates, type LedgerRow } from "./store.ts";

/**
 * One row of the ledger, whose it is, and every state that its payment has had, newest first.
 * @throws AppError `not_found`
 */
export async function readPayment(
  { db, now }: Pick<BillingDeps, "db" | "now">,
  rowId: string,
): Promise<{ readonly row: LedgerRow; readonly payer: StoredPayer | null; readonly states: readonly LedgerRow[] }> {
  const found = await findOwnedRow(db, rowId, now());
  if (!found) throw new AppError("not_found");
  return { ...found, states: await findStates(db, found.row.paymentKey) };
}
