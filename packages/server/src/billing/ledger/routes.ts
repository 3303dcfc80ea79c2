import { listUnmatchedPayments } from "@rewright/contract/admin/payments";
import * as contract from "@rewright/contract/billing";
import { readAccount } from "#src/accounts/read-account.ts";
import { AppError } from "#src/app-error.ts";
import type { paymentLogs } from "#src/db/schema.ts";
import { pageAnswer } from "#src/http/page-answer.ts";
import { type ApiRoute, route, sessionOf } from "#src/http/route.ts";
import { countOpenEvents } from "../events/store.ts";
import { listInvoices } from "../invoices/list-invoices.ts";
import { readInvoicePdf } from "../invoices/read-invoice-pdf.ts";
import { limitCalls } from "../provider/limit-calls.ts";
import type { BillingRouteDeps } from "../routes.ts";
import { findMockPayments, findUnmatched } from "./payment-store.ts";

const shownPayments = 100;

/** Returns the API routes that list and download invoices and list payments. */
export function paymentRoutes(deps: BillingRouteDeps): ApiRoute[] {
  const { db } = deps;
  const limit = limitCalls(deps);

  return [
    route(contract.listInvoices, async (call) => {
      const { account } = sessionOf(call);
      const { userId, limit: length } = call.input;
      const isOwn = account.id === userId;
      if (!isOwn && account.role !== "admin") throw new AppError("not_found");
      await limit(call);
      const owner = isOwn ? account : await readAccount(deps, { id: userId });
      return { success: true as const, invoices: await listInvoices(deps, owner, length) };
    }),

    route(contract.invoicePdf, async (call) => {
      const { account } = sessionOf(call);
      await limit(call);
      return readInvoicePdf(deps, account.role === "admin" ? undefined : account, call.input.invoiceId);
    }),

    route(contract.sandboxPaymentLogs, async () => ({
      success: true as const,
      logs: (await findMockPayments(db, shownPayments)).map(toPaymentLog),
      waitingEvents: await countOpenEvents(db),
    })),

    route(listUnmatchedPayments, async ({ input }) =>
      pageAnswer(await findUnmatched(db, input), input, ({ payment }) => ({
        payment_key: payment.paymentKey,
        stripe_customer_id: payment.stripeCustomerId,
        amount: payment.amount,
        currency: payment.currency,
        payment_status: payment.paymentStatus,
        event_type: payment.eventType,
        metadata: { ...payment.metadata },
        first_seen: payment.firstSeen.toISOString(),
        last_seen: payment.lastSeen.toISOString(),
      })),
    ),
  ];
}

/** Converts a row of the payment log to its form in API responses. */
function toPaymentLog(row: typeof paymentLogs.$inferSelect): contract.PaymentLog {
  return {
    id: row.id,
    payment_key: row.paymentKey,
    user_id: row.userId,
    amount: row.amount,
    amount_refunded: row.amountRefunded,
    currency: row.currency,
    payment_status: row.paymentStatus,
    webhook_event_type: row.webhookEventType,
    metadata: { ...row.metadata },
    created_at: row.createdAt.toISOString(),
  };
}
