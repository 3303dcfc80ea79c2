import { productName } from "@rewright/contract/product";
import { html } from "#src/html.ts";
import { addresses } from "../addresses.ts";
import type { Invoice } from "../objects.ts";
import { day, money, span } from "../wording.ts";
import { type CardErrors, cardForm } from "./card-form.ts";
import { badge, note, paymentPage } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";
import type { CardFields } from "./test-cards.ts";

/** Returns the page of an invoice that customers see. */
export function invoicePage(invoice: Invoice, isJustPaid: boolean): string {
  const { id, number, status, currency, total, amount_paid, amount_remaining, created, status_transitions } = invoice;
  const paidAt = status_transitions.paid_at;
  return paymentPage(
    `Invoice ${number ?? ""}`,
    html`${isJustPaid && note("The invoice is paid. Thank you.")}
    <section class="panel">
      <div class="between"><h1>Invoice from ${productName}</h1>${badge(status)}</div>
      <p class="amount">${money(status === "open" ? amount_remaining : total, currency)}</p>
      <dl class="sums facts">
        <div><dt>Invoice number</dt><dd>${number ?? "draft"}</dd></div>
        <div><dt>Billed to</dt><dd>${invoice.customer_name ? html`${invoice.customer_name}<br>` : ""}${invoice.customer_email ?? ""}</dd></div>
        <div><dt>Date of issue</dt><dd>${day(created)}</dd></div>
        ${paidAt !== null && html`<div><dt>Date paid</dt><dd>${day(paidAt)}</dd></div>`}
      </dl>
      <h2>Items</h2>
      <dl class="sums">
        ${invoice.lines.data.map(
          ({ description, period, amount }) =>
            html`<div><dt>${description ?? ""}<small>${span(period)}</small></dt><dd>${money(amount, currency)}</dd></div>`,
        )}
        <div class="total"><dt>Total</dt><dd>${money(total, currency)}</dd></div>
        <div><dt>Paid</dt><dd>${money(amount_paid, currency)}</dd></div>
        <div class="total"><dt>Due</dt><dd>${money(amount_remaining, currency)}</dd></div>
      </dl>
      <div class="actions">
        ${status === "open" && html`<a class="button" href="${pageAddresses.payInvoice(id)}">Pay ${money(amount_remaining, currency)}</a>`}
        <a class="button ${status === "open" && "plain"}" href="${addresses.invoicePdf(id)}">Download PDF</a>
      </div>
    </section>`,
  );
}

/** Returns the page on which an open invoice can be paid with another card. */
export function payInvoicePage(invoice: Invoice, fields: CardFields, errors: CardErrors): string {
  const amount = money(invoice.amount_remaining, invoice.currency);
  return paymentPage(
    "Pay invoice",
    html`<p class="top"><a href="${addresses.invoice(invoice.id)}">← Invoice ${invoice.number ?? ""}</a></p>
    <section class="panel"><h1>Pay ${amount}</h1>
      <p>The card is kept for the next invoices as well.</p>
      ${cardForm({ action: pageAddresses.payInvoice(invoice.id), button: `Pay ${amount}`, fields, errors })}
    </section>`,
  );
}
