import type { Invoice } from "@rewright/contract/billing";
import type { Stripe } from "stripe";
import type { Account } from "#src/accounts/account.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";

const sentence = "Failed to fetch invoices";

/**
 * Returns the account's invoices from the payment provider, newest first. Omits invoices of checkouts that were never
 * paid.
 */
export async function listInvoices(
  deps: Pick<BillingDeps, "provider">,
  { stripeCustomerId: customer }: Pick<Account, "stripeCustomerId">,
  limit: number,
): Promise<Invoice[]> {
  const { stripe } = requireProvider(deps);
  if (customer === null) return [];
  const shown: Stripe.Invoice[] = [];
  await callProvider(
    () =>
      stripe.invoices.list({ customer, limit }).autoPagingEach((invoice) => {
        if (!isOfUnpaidCheckout(invoice)) shown.push(invoice);
        return shown.length < limit;
      }),
    sentence,
  );
  return shown.map(toInvoice);
}

/**
 * Matches the first invoice of a subscription whose checkout ended without a payment. The payment provider voids it.
 */
const isOfUnpaidCheckout = ({ status, billing_reason }: Stripe.Invoice) =>
  status === "void" && billing_reason === "subscription_create";

const statuses = new Map<string | null, Invoice["status"]>([
  ["paid", "paid"],
  ["open", "open"],
  ["draft", "draft"],
  ["void", "void"],
  ["uncollectible", "uncollectible"],
]);

function toInvoice(invoice: Stripe.Invoice): Invoice {
  // Use the period of the invoice line: the invoice's own period ends where the paid period begins.
  const [line] = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end);
  const period = line?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    id: invoice.id,
    number: invoice.number,
    created: invoice.created,
    status: statuses.get(invoice.status) ?? "unknown",
    amount_paid: invoice.amount_paid,
    amount_due: invoice.amount_due,
    currency: invoice.currency,
    description: invoice.description ?? line?.description ?? null,
    period_start: period.start,
    period_end: period.end,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
    invoice_pdf: invoice.invoice_pdf ? `/api/stripe/invoice-pdf/${encodeURIComponent(invoice.id)}` : null,
  };
}
