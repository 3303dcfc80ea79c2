import { type Html, html } from "#src/html.ts";
import { addresses } from "../addresses.ts";
import type { Charge, Customer, Dispute, Invoice, Subscription } from "../objects.ts";
import { day, moment, money } from "../wording.ts";
import { type EventShown, eventTable } from "./event-table.ts";
import { badge, paymentPage } from "./layout.ts";
import { nextStep } from "./next-step.ts";
import { pageAddresses } from "./page-addresses.ts";

export interface CustomerShown {
  readonly customer: Customer;
  readonly now: number;
  /** All subscriptions of the customer, newest first. */
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly charges: readonly Charge[];
  readonly disputes: readonly Dispute[];
  readonly events: readonly EventShown[];
}

/** Returns the page for developers that shows a customer and what can be done with them. */
export function customerPage(shown: CustomerShown): string {
  const { customer, subscriptions, invoices, charges, disputes, events } = shown;
  return paymentPage(
    customer.email ?? customer.id,
    html`<p class="top"><a href="${pageAddresses.overview}">← Payments</a></p>
    <h1>${customer.email ?? "Customer"}</h1><p class="mono">${customer.id}</p>
    ${clockPanel(shown)}
    <h2>Subscriptions</h2>
    ${subscriptions.length > 0 ? subscriptionTable(subscriptions) : html`<p>None yet.</p>`}
    <h2>Invoices</h2>
    ${invoices.length > 0 ? invoiceTable(invoices) : html`<p>None yet.</p>`}
    <h2>Charges</h2>
    ${charges.length > 0 ? chargeTable(charges, disputes) : html`<p>None yet.</p>`}
    <h2>Events</h2>
    ${eventTable(events, pageAddresses.customer(customer.id))}`,
    { isWide: true },
  );
}

function clockPanel({ customer, now, subscriptions, invoices }: CustomerShown): Html {
  const next = nextStep(subscriptions, invoices, now);
  const action = `${pageAddresses.customer(customer.id)}/clock`;
  const button = (by: string, label: string) =>
    html`<button class="button plain small" name="by" value="${by}">${label}</button>`;
  return html`<section class="panel">
    <div class="between"><h2>This customer's clock</h2><span class="mono">${moment(now)}</span></div>
    <p>It moves forward only. What becomes due on the way happens: renewals, new attempts, the end of what was cancelled.</p>
    <form method="post" action="${action}" class="actions">
      ${button("day", "A day")}${button("week", "A week")}
      ${next && html`<button class="button small" name="by" value="next">To ${next.what}, ${day(next.at)}</button>`}
    </form>
  </section>`;
}

function subscriptionTable(subscriptions: readonly Subscription[]): Html {
  const rows = subscriptions.map(({ id, status, items, cancel_at_period_end }) => {
    const { price, current_period_start, current_period_end } = items.data[0]!;
    return html`<tr><td><span class="mono">${id}</span></td><td>${badge(status)}${cancel_at_period_end && html` ${badge("ends with its period")}`}</td>
      <td class="nowrap">${day(current_period_start)} – ${day(current_period_end)}</td>
      <td class="number">${money(price.unit_amount, price.currency)} / ${price.recurring.interval}</td></tr>`;
  });
  return html`<div class="scroll"><table><thead><tr><th>Subscription</th><th>Status</th><th>Period</th><th class="number">Price</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function invoiceTable(invoices: readonly Invoice[]): Html {
  const rows = invoices.map(
    ({ id, created, number, status, total, currency }) =>
      html`<tr><td class="nowrap">${day(created)}</td><td class="nowrap"><a href="${addresses.invoice(id)}">${number ?? "draft"}</a></td>
      <td>${badge(status)}</td><td class="number">${money(total, currency)}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>Date</th><th>Invoice</th><th>Status</th><th class="number">Amount</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function chargeTable(charges: readonly Charge[], disputes: readonly Dispute[]): Html {
  const rows = charges.map((charge) => {
    const { id, created, status, amount, currency, failure_message, payment_method_details } = charge;
    const dispute = disputes.find((one) => one.charge === id);
    return html`<tr><td class="nowrap">${day(created)}</td><td class="nowrap">•••• ${payment_method_details.card.last4 ?? ""}</td>
      <td>${badge(status)}${refundBadge(charge)}${dispute && html` ${badge(`dispute ${dispute.status}`)}`}${failure_message !== null && html`<small>${failure_message}</small>`}</td>
      <td class="number">${money(amount, currency)}</td><td class="tight">${status === "succeeded" && chargeActions(charge, dispute)}</td></tr>`;
  });
  return html`<div class="scroll"><table><thead><tr><th>Date</th><th>Card</th><th>Status</th><th class="number">Amount</th><th>Make happen</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function refundBadge({ amount, amount_refunded, currency }: Charge): Html | undefined {
  if (amount_refunded === 0) return undefined;
  return html` ${badge(amount_refunded === amount ? "refunded" : `${money(amount_refunded, currency)} refunded`)}`;
}

function chargeActions({ id, amount, amount_refunded }: Charge, dispute: Dispute | undefined): Html {
  const isOpen = dispute?.status === "needs_response";
  return html`<div class="actions">
    ${amount_refunded < amount && !isOpen && form(`/payments/charges/${id}/refund`, [["", "Refund"]])}
    ${!dispute && amount_refunded < amount && form(`/payments/charges/${id}/dispute`, [["", "Dispute"]])}
    ${
      dispute &&
      isOpen &&
      form(`/payments/disputes/${dispute.id}/close`, [
        ["won", "We win"],
        ["lost", "We lose"],
      ])
    }
  </div>`;
}

function form(action: string, buttons: readonly (readonly [string, string])[]): Html {
  return html`<form method="post" action="${action}" class="actions">${buttons.map(
    ([value, label]) => html`<button class="button plain small" name="outcome" value="${value}">${label}</button>`,
  )}</form>`;
}
