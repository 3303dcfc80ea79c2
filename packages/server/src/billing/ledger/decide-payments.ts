import type { PaymentStatus } from "@rewright/contract/billing";
import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { periodOf } from "../sync/period-of.ts";
import type { Invoice, ProviderState, Session } from "../sync/provider-state.ts";

/** Holds the current state of a payment. The payment log has one row for each state that was seen. */
export interface Payment {
  /** Id of the checkout session, or of the invoice if the payment had no checkout. */
  readonly key: string;
  readonly sessionId: string | null;
  readonly subscriptionId: string | null;
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly priceId: string | null;
  readonly productId: string | null;
  readonly method: string | null;
  readonly period: BillingPeriod | undefined;
  readonly createdFrom: "checkout" | "renewal";
}

function isOf(session: Session, { id, checkoutId }: Invoice): boolean {
  return session.invoiceId === id || (checkoutId !== null && session.checkoutId === checkoutId);
}

/** Returns the key of the payment that an invoice is part of. */
export function keyOfInvoice(sessions: readonly Session[], invoice: Invoice): string {
  return sessions.find((session) => isOf(session, invoice))?.id ?? invoice.id;
}

type Prices = Readonly<Record<BillingPeriod, string>>;

/** Returns every payment of a customer at the payment provider, oldest first. */
export function decidePayments({ sessions, invoices }: ProviderState, prices: Prices): Payment[] {
  const ofSessions = sessions.map((session) => ({
    at: session.createdAt,
    payment: paymentOfSession(
      session,
      invoices.find((invoice) => isOf(session, invoice)),
      prices,
    ),
  }));
  const ofInvoices = invoices
    // The first invoice after a checkout belongs to the checkout's payment, even before the checkout is complete.
    .filter((invoice) => invoice.checkoutId === null && !sessions.some((session) => isOf(session, invoice)))
    .filter(({ status }) => status !== "draft")
    .map((invoice) => ({ at: invoice.createdAt, payment: paymentOfInvoice(invoice, prices) }));
  return [...ofSessions, ...ofInvoices].toSorted((a, b) => Number(a.at) - Number(b.at)).map(({ payment }) => payment);
}

function paymentOfSession(session: Session, invoice: Invoice | undefined, prices: Prices): Payment {
  const period = billingPeriods.find((name) => name === session.periodName);
  return {
    key: session.id,
    sessionId: session.id,
    subscriptionId: session.subscriptionId,
    amount: session.amount,
    amountRefunded: refundedOf(invoice),
    currency: session.currency,
    status: afterRefunds(statusOfSession(session, invoice), invoice),
    priceId: session.priceId ?? invoice?.price?.id ?? null,
    productId: invoice?.price?.productId ?? null,
    method: invoice?.charges[0]?.method ?? null,
    period: period ?? (invoice?.price ? periodOf(invoice.price, prices) : undefined),
    createdFrom: "checkout",
  };
}

function paymentOfInvoice(invoice: Invoice, prices: Prices): Payment {
  return {
    key: invoice.id,
    sessionId: null,
    subscriptionId: invoice.subscriptionId,
    amount: invoice.status === "paid" ? invoice.amountPaid : invoice.amountDue,
    amountRefunded: refundedOf(invoice),
    currency: invoice.currency,
    status: afterRefunds(statusOfInvoice(invoice), invoice),
    priceId: invoice.price?.id ?? null,
    productId: invoice.price?.productId ?? null,
    method: invoice.charges[0]?.method ?? null,
    period: invoice.price ? periodOf(invoice.price, prices) : undefined,
    createdFrom: "renewal",
  };
}

function statusOfSession({ status, isPaid }: Session, invoice: Invoice | undefined): PaymentStatus {
  if (status === "expired") return "expired";
  if (status !== "complete") return "pending";
  if (isPaid) return "completed";
  // Some payment methods settle days later, and the payment may still fail then.
  return invoice?.status === "void" || invoice?.status === "uncollectible" ? "failed" : "pending";
}

function statusOfInvoice({ status, wasAttempted }: Invoice): PaymentStatus {
  if (status === "paid") return "completed";
  if (status === "void") return "expired";
  if (status === "uncollectible") return "failed";
  return wasAttempted ? "failed" : "pending";
}

/** Returns the status of a payment, taking disputes and refunds into account. */
function afterRefunds(status: PaymentStatus, invoice: Invoice | undefined): PaymentStatus {
  if (status !== "completed" || !invoice) return status;
  if (invoice.charges.some(({ isDisputed }) => isDisputed)) return "disputed";
  const charged = invoice.charges.reduce((sum, { amount }) => sum + amount, 0);
  return charged > 0 && refundedOf(invoice) >= charged ? "refunded" : status;
}

function refundedOf(invoice: Invoice | undefined): number {
  return (invoice?.charges ?? []).reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
}
