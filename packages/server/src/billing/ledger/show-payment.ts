import type { Payer, Payment, WholePayment } from "@rewright/contract/admin/payments";
import type { StoredPayer } from "./payer-columns.ts";
import type { LedgerRow } from "./store.ts";

/** Converts a row of the payment log for administrators' lists, which hide some fields. */
export function toPayment(row: LedgerRow): Payment {
  return {
    id: row.id,
    payment_key: row.paymentKey,
    version: row.version,
    user_id: row.userId,
    stripe_customer_id: row.stripeCustomerId,
    amount: row.amount,
    amount_refunded: row.amountRefunded,
    currency: row.currency,
    payment_status: row.paymentStatus,
    webhook_event_type: row.webhookEventType,
    product_id: row.productId,
    payment_method: row.paymentMethod,
    created_at: row.createdAt.toISOString(),
  };
}

/** Converts a row of the payment log with all of its fields. */
export function toWholePayment(row: LedgerRow): WholePayment {
  return {
    ...toPayment(row),
    stripe_session_id: row.stripeSessionId,
    stripe_subscription_id: row.stripeSubscriptionId,
    price_id: row.priceId,
    metadata: { ...row.metadata },
    source: row.source,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** Returns the payer of a payment, or null if the payer's account was deleted. */
export function toPayer(payer: StoredPayer | null): Payer | null {
  if (!payer) return null;
  const { id, email, firstName: first_name, lastName: last_name, isPremium } = payer;
  return { id, email, first_name, last_name, plan: isPremium ? "premium" : "normal" };
}

/** Returns the payer's fields as separate columns of a table. */
export function toOwner(payer: StoredPayer | null) {
  return {
    user_email: payer?.email ?? null,
    user_name: payer ? `${payer.firstName} ${payer.lastName}`.trim() : null,
    account_deleted: payer === null,
  };
}
