import type { BillingDeps } from "../provider/deps.ts";
import { findPaymentsOf } from "./payment-store.ts";

/** Returns all payments of an account with every state that each has had, for the account's data export. */
export async function exportPayments({ db }: Pick<BillingDeps, "db">, accountId: string): Promise<object[]> {
  const rows = await findPaymentsOf(db, accountId);
  return rows.map((row) => ({
    payment_key: row.paymentKey,
    payment_status: row.paymentStatus,
    amount: row.amount,
    amount_refunded: row.amountRefunded,
    currency: row.currency,
    stripe_session_id: row.stripeSessionId,
    stripe_customer_id: row.stripeCustomerId,
    stripe_subscription_id: row.stripeSubscriptionId,
    product_id: row.productId,
    price_id: row.priceId,
    payment_method: row.paymentMethod,
    webhook_event_type: row.webhookEventType,
    metadata: row.metadata,
    created_at: row.createdAt,
  }));
}
