import { AppError } from "#src/app-error.ts";
import type { BillingDeps } from "../provider/deps.ts";
import type { StoredPayer } from "./payer-columns.ts";
import { findOwnedRow, findStates, type LedgerRow } from "./store.ts";

/**
 * Returns a row of the payment log with its payer and every state of its payment, newest first.
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
