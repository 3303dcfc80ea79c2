import { productName } from "@rewright/contract/product";
import { type Html, html } from "#src/html.ts";
import { addresses } from "../addresses.ts";
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from "../objects.ts";
import { day, money } from "../wording.ts";
import { type CardErrors, cardForm } from "./card-form.ts";
import { badge, note, paymentPage, webAddress } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";
import type { CardFields } from "./test-cards.ts";

export interface PortalShown {
  readonly portal: PortalSession;
  readonly customer: Customer;
  readonly card: PaymentMethod | undefined;
  /** The customer's subscriptions, newest first. */
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly now: number;
}

const notes: Readonly<Record<string, Html>> = {
  canceled: note("The subscription ends with its period. You can resume it until then."),
  resumed: note("The subscription goes on."),
  card: note("The new card is saved."),
};

/** Returns the page of the billing portal, on which customers manage their subscription. */
export function portalPage({ portal, customer, card, subscriptions, invoices }: PortalShown, done = ""): string {
  const live = subscriptions.filter(({ status }) => isLive(status));
  return paymentPage(
    "Billing",
    html`${wayBack(portal)}${notes[done]}
    <h1>Billing</h1><p>${customer.email ?? ""}</p>
    <h2>Subscription</h2>
    ${live.length > 0 ? live.map((one) => subscriptionPanel(portal, one)) : html`<p class="panel">There is no subscription.</p>`}
    <h2>Card</h2>
    <section class="panel actions between"><p>${card ? cardName(card) : "No card is saved."}</p>
      <a class="button plain small" href="${pageAddresses.portalCard(portal.id)}">${card ? "Change card" : "Add a card"}</a></section>
    <h2>Invoices</h2>
    ${invoices.length > 0 ? invoiceTable(invoices) : html`<p class="panel">There are no invoices yet.</p>`}`,
  );
}

/** Returns whether a subscription with this status can still charge its customer. */
export function isLive(status: string): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

function wayBack({ return_url }: PortalSession): Html | undefined {
  const backTo = webAddress(return_url);
  return backTo ? html`<p class="top"><a href="${backTo}">← Back to ${productName}</a></p>` : undefined;
}

function subscriptionPanel(portal: PortalSession, subscription: Subscription): Html {
  const { id, status, items, cancel_at_period_end } = subscription;
  const item = items.data[0]!;
  const { price, current_period_end } = item;
  const end = day(current_period_end);
  const what = cancel_at_period_end
    ? html`Ends on <strong>${end}</strong>. It is not renewed.`
    : status === "past_due"
      ? html`The last payment failed. Change the card to pay what is open.`
      : html`Renews on <strong>${end}</strong>.`;
  return html`<section class="panel">
    <div class="between"><h2>${productName} Premium</h2>${badge(cancel_at_period_end ? "canceled" : status)}</div>
    <p class="amount">${money(price.unit_amount, price.currency)} <span>per ${price.recurring.interval}</span></p>
    <p>${what}</p>
    ${
      cancel_at_period_end
        ? html`<form method="post" action="${pageAddresses.portalResume(portal.id)}">
            <button class="button" name="subscription" value="${id}">Resume subscription</button></form>`
        : html`<p><a class="button plain" href="${pageAddresses.portalCancel(portal.id)}?subscription=${id}">Cancel subscription</a></p>`
    }
  </section>`;
}

function cardName({ card: { brand, last4, exp_month, exp_year } }: PaymentMethod): string {
  const name = brand.slice(0, 1).toUpperCase() + brand.slice(1);
  return `${name} ending in ${last4}, expires ${String(exp_month).padStart(2, "0")} / ${exp_year}`;
}

function invoiceTable(invoices: readonly Invoice[]): Html {
  const rows = invoices.map(
    ({ id, created, number, status, total, currency }) =>
      html`<tr><td class="nowrap">${day(created)}</td><td class="nowrap"><a href="${addresses.invoice(id)}">${number ?? "draft"}</a></td><td>${badge(status)}</td>
      <td class="number">${money(total, currency)}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>Date</th><th>Invoice</th><th>Status</th><th class="number">Amount</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Returns the page that asks whether to cancel the subscription. */
export function cancelPage({ portal }: PortalShown, { id, items }: Subscription): string {
  return paymentPage(
    "Cancel subscription",
    html`<section class="panel"><h1>Cancel your subscription?</h1>
      <p>${productName} Premium stays until <strong>${day(items.data[0]!.current_period_end)}</strong> and is not renewed. Until then you can resume it.</p>
      <form method="post" class="actions">
        <button class="button bad" name="subscription" value="${id}">Cancel subscription</button>
        <a class="button plain" href="${addresses.portal(portal.id)}">Keep it</a>
      </form>
    </section>`,
  );
}

/** Returns the page with a form for a new card. */
export function changeCardPage({ portal, invoices }: PortalShown, fields: CardFields, errors: CardErrors): string {
  const isOpen = invoices.some(({ status }) => status === "open");
  return paymentPage(
    "Change card",
    html`<p class="top"><a href="${addresses.portal(portal.id)}">← Billing</a></p>
    <section class="panel"><h1>Change card</h1>
      <p>The next invoices are paid with the new card${isOpen && ", and the open one at once"}.</p>
      ${cardForm({ action: pageAddresses.portalCard(portal.id), button: "Save card", fields, errors })}
    </section>`,
  );
}
