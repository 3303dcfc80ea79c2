import type { Account } from "#src/accounts/account.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { keepAccount } from "./owner-store.ts";
import { findRow, lockPayments, markDeleted } from "./store.ts";

/**
 * Marks all rows of a payment as deleted, which hides the payment from lists and totals.
 * @param rowId of any row of the payment
 * @throws AppError `forbidden`, and `not_found` if there is no such payment or it is already deleted
 */
export async function deletePayment(
  { db, now }: Pick<BillingDeps, "db" | "now">,
  actor: Pick<Account, "id">,
  rowId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    const row = await findRow(tx, rowId);
    if (!row) throw new AppError("not_found");
    // Lock the account first. The account's deletion changes the same rows, so it must finish before this transaction
    // or wait for it.
    await keepAccount(tx, row.userId);
    await lockPayments(tx, [row.paymentKey]);
    if ((await markDeleted(tx, row.paymentKey, now())) === 0) throw new AppError("not_found");
    const { paymentStatus: payment_status, amount, currency } = row;
    await writeAudit(tx, now(), {
      actorId: actor.id,
      action: "payment.delete",
      target: { kind: "payment", id: row.paymentKey },
      details: { before: { payment_status, amount, currency } },
    });
  });
}
