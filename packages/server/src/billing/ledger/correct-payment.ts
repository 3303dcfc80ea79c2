import type { ListedPaymentStatus } from "@rewright/contract/billing";
import type { Account } from "#src/accounts/account.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { keepAccount } from "./owner-store.ts";
import { findRow, insertRow, type LedgerRow, lockPayments, newestRows } from "./store.ts";

export interface Correction {
  readonly status?: ListedPaymentStatus | undefined;
  readonly amount?: number | undefined;
  readonly amountRefunded?: number | undefined;
}

/**
 * Corrects a payment by adding a row with the new values to the payment log. Earlier rows do not change.
 * @param rowId id of the newest row, as the administrator saw it
 * @throws AppError `forbidden`, `not_found`, `changed_meanwhile` if there is a newer row, and `invalid_input`
 */
export async function correctPayment(
  { db, now }: Pick<BillingDeps, "db" | "now">,
  actor: Pick<Account, "id">,
  { rowId, reason, ...correction }: Correction & { readonly rowId: string; readonly reason: string },
): Promise<LedgerRow> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    const seen = await findRow(tx, rowId);
    if (!seen) throw new AppError("not_found");
    const { paymentKey } = seen;
    // Lock the account. Otherwise its simultaneous deletion could leave a row that still contains the account's id.
    await keepAccount(tx, seen.userId);
    await lockPayments(tx, [paymentKey]);
    const last = (await newestRows(tx, [paymentKey])).get(paymentKey);
    if (last?.id !== rowId) throw new AppError("changed_meanwhile");
    if (last.deletedAt) throw new AppError("not_found", "This payment was deleted.");
    const before = fieldsOf(last);
    const after = corrected(before, correction);
    const { position: _, ...kept } = last;
    const row: LedgerRow = await insertRow(tx, {
      ...kept,
      id: crypto.randomUUID(),
      version: last.version + 1,
      paymentStatus: after.payment_status,
      amount: after.amount,
      amountRefunded: after.amount_refunded,
      webhookEventType: null,
      createdAt: now(),
      source: "correction",
    });
    await writeAudit(tx, now(), {
      actorId: actor.id,
      action: "payment.correct",
      target: { kind: "payment", id: paymentKey },
      details: { reason, before, after },
    });
    return row;
  });
}

/** Returns the fields of a payment that can be corrected, under their API names. */
const fieldsOf = ({ paymentStatus, amount, amountRefunded }: LedgerRow) => ({
  payment_status: paymentStatus,
  amount,
  amount_refunded: amountRefunded,
});
type PaymentFields = ReturnType<typeof fieldsOf>;

function corrected(before: PaymentFields, { status, amount, amountRefunded }: Correction): PaymentFields {
  const after = {
    payment_status: status ?? before.payment_status,
    amount: amount ?? before.amount,
    amount_refunded: amountRefunded ?? before.amount_refunded,
  };
  // The status `refunded` means a full refund, as it does at the payment provider.
  if (after.payment_status === "refunded" && after.amount_refunded === 0) after.amount_refunded = after.amount;
  const names = Object.keys(after) as (keyof PaymentFields)[];
  if (names.every((name) => after[name] === before[name])) {
    throw new AppError("invalid_input", "This correction wouldn't change anything.");
  }
  if (after.amount_refunded > after.amount) {
    throw new AppError("invalid_input", "The refund can't be more than the payment.");
  }
  const isWhole = after.amount_refunded === after.amount;
  if (after.payment_status === "refunded" && !isWhole) {
    throw new AppError("invalid_input", 'For a partial refund, set the status to "completed".');
  }
  if (after.payment_status === "completed" && isWhole && after.amount > 0) {
    throw new AppError("invalid_input", 'For a full refund, set the status to "refunded".');
  }
  return after;
}
