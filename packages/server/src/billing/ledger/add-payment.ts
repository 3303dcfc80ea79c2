import type { ListedPaymentStatus } from "@rewright/contract/billing";
import type { Account } from "#src/accounts/account.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { periodOfAmount } from "../sync/period-of.ts";
import { keepAccount } from "./owner-store.ts";
import { insertFirstRow, type LedgerRow } from "./store.ts";

export interface ImportedPayment {
  readonly userId: string;
  readonly key: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly status: ListedPaymentStatus;
  readonly createdAt: Date | undefined;
  readonly reason: string;
}

/**
 * Adds a payment that an administrator enters by hand and that the payment provider does not know.
 * @throws AppError `forbidden`, `USER_NOT_FOUND`, `already_there` if the key is in use, and `invalid_input`
 */
export async function addPayment(
  { db, now }: Pick<BillingDeps, "db" | "now">,
  actor: Pick<Account, "id">,
  { userId, key, amount, currency, status, createdAt, reason }: ImportedPayment,
): Promise<LedgerRow> {
  const period = periodOfAmount(amount);
  const at = now();
  if (createdAt && createdAt > at) throw new AppError("invalid_input", "created_at must not be in the future.");
  const id = crypto.randomUUID();
  const paymentKey = key ?? `import_${id}`;
  return db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    if (!(await keepAccount(tx, userId))) throw new AppError("USER_NOT_FOUND");
    const row = await insertFirstRow(tx, {
      id,
      paymentKey,
      version: 1,
      userId,
      amount,
      amountRefunded: status === "refunded" ? amount : 0,
      currency,
      paymentStatus: status,
      metadata: { billing_period: period, created_from: "import", subscription_updated: false, is_mock: false },
      createdAt: createdAt ?? at,
      source: "import",
    });
    if (!row) throw new AppError("already_there", "A payment with this key already exists.");
    await writeAudit(tx, at, {
      actorId: actor.id,
      action: "payment.create",
      target: { kind: "payment", id: paymentKey },
      details: { reason, after: { amount, currency, payment_status: status } },
    });
    return row;
  });
}
