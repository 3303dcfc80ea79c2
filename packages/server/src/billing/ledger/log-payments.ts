import type { Db } from "#src/db/database.ts";
import type { PaymentMetadata } from "#src/db/schema.ts";
import type { SyncCause } from "../provider/deps.ts";
import type { Payment } from "./decide-payments.ts";
import { insertRow, lockPayments, newestRows, upsertUnmatched } from "./store.ts";

interface Circumstances {
  readonly customerId: string;
  readonly cause: SyncCause;
  /** True if the payments come from the payment sandbox, where no money moves. */
  readonly isMock: boolean;
  /** True if the account's stored subscription changed in the same transaction. */
  readonly subscriptionUpdated: boolean;
  readonly now: Date;
}

/**
 * Adds a row to the payment log for each payment whose state changed at the payment provider. Compares with the
 * provider's last stored state and ignores administrators' corrections. A payment marked as deleted stays deleted.
 */
export async function logPayments(
  tx: Db,
  userId: string,
  payments: readonly Payment[],
  circumstances: Circumstances,
): Promise<void> {
  if (payments.length === 0) return;
  const keys = payments.map(({ key }) => key);
  await lockPayments(tx, keys);
  const newest = await newestRows(tx, keys);
  const said = await newestRows(tx, keys, "provider");
  const { customerId, cause, now } = circumstances;
  for (const payment of payments) {
    const known = said.get(payment.key);
    const last = newest.get(payment.key);
    const { status, amount, amountRefunded } = payment;
    const isKnown =
      known?.paymentStatus === status && known.amount === amount && known.amountRefunded === amountRefunded;
    if (isKnown) continue;
    await insertRow(tx, {
      id: crypto.randomUUID(),
      paymentKey: payment.key,
      version: (last?.version ?? 0) + 1,
      userId,
      stripeSessionId: payment.sessionId,
      stripeCustomerId: customerId,
      stripeSubscriptionId: payment.subscriptionId,
      amount,
      amountRefunded,
      currency: payment.currency,
      paymentStatus: status,
      webhookEventType: eventTypeOf(cause),
      productId: payment.productId,
      priceId: payment.priceId,
      paymentMethod: payment.method,
      metadata: metadataOf(payment, circumstances),
      createdAt: now,
      deletedAt: last?.deletedAt ?? null,
    });
  }
}

/**
 * Stores the payments of a customer that belongs to no account. Does not try to match them to an account by other data.
 */
export async function logUnmatched(tx: Db, payments: readonly Payment[], circumstances: Circumstances): Promise<void> {
  const { customerId, cause, now } = circumstances;
  for (const payment of payments) {
    const row = {
      paymentKey: payment.key,
      stripeCustomerId: customerId,
      amount: payment.amount,
      currency: payment.currency,
      paymentStatus: payment.status,
      eventType: eventTypeOf(cause),
      metadata: { ...metadataOf(payment, circumstances), user_detection_failed: true, detected_from: "customer" },
    };
    await upsertUnmatched(tx, row, now);
  }
}

const eventTypeOf = (cause: SyncCause) => (cause.from === "webhook" ? cause.eventType : null);

const upgradeStatuses: Partial<Record<Payment["status"], string>> = {
  completed: "success",
  pending: "pending",
  expired: "canceled",
  failed: "failed",
};

function metadataOf(payment: Payment, { cause, isMock, subscriptionUpdated, now }: Circumstances): PaymentMetadata {
  return {
    ...(payment.sessionId !== null && {
      session_id: payment.sessionId,
      upgrade_status: upgradeStatuses[payment.status],
    }),
    billing_period: payment.period,
    created_from: payment.createdFrom,
    ...(payment.status === "completed" && { completed_from: cause.from }),
    ...(cause.from === "return" && { return_time: now.toISOString() }),
    subscription_updated: subscriptionUpdated,
    is_mock: isMock,
  };
}
