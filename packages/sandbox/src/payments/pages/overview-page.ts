import { type Html, html } from "../../html.ts";
import type { Customer, Subscription } from "../objects.ts";
import type { Mode } from "../webhooks/deliveries.ts";
import { moment } from "../wording.ts";
import { type EventShown, eventTable } from "./event-table.ts";
import { badge, paymentPage } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";

interface Shown {
  /** Newest first. */
  readonly customers: readonly {
    readonly customer: Customer;
    readonly now: number;
    readonly subscriptions: readonly Subscription[];
  }[];
  /** The newest ones, newest first. */
  readonly events: readonly EventShown[];
  readonly mode: Mode;
  readonly webhookUrl: string | undefined;
  readonly waiting: number;
}

/** What a developer sees first: customers, and events on their way. */
export function overviewPage({ customers, events, mode, webhookUrl, waiting }: Shown): string {
  const other = mode === "hold" ? "deliver" : "hold";
  return paymentPage(
    "Payments",
    html`<p class="top"><a href="/">← Sandbox</a></p>
    <h1>Payments</h1><p>Customers that the product has made here. Each has a clock of their own, which can be moved forward.</p>
    ${customers.length > 0 ? customerTable(customers) : html`<p class="panel">No customer yet. Begin to subscribe in the product, and the first one comes.</p>`}
    <h2>Events</h2>
    <section class="panel between">
      <p>${
        webhookUrl
          ? html`${mode === "hold" ? "Events are held back" : "Events go"} ${mode === "hold" ? "from" : "to"} <span class="mono">${webhookUrl}</span>. ${waiting === 0 ? "None is waiting." : waiting === 1 ? "One is waiting." : `${waiting} are waiting.`}`
          : "Events go nowhere: no address was given for them."
      }</p>
      ${webhookUrl && html`<form method="post" action="/payments/webhooks"><button class="button plain small" name="mode" value="${other}">${mode === "hold" ? "Deliver them" : "Hold them back"}</button></form>`}
    </section>
    ${eventTable(events, pageAddresses.overview)}`,
    { isWide: true },
  );
}

function customerTable(customers: Shown["customers"]): Html {
  const rows = customers.map(
    ({ customer: { id, email }, now, subscriptions }) =>
      html`<tr><td><a href="${pageAddresses.customer(id)}">${email ?? id}</a></td>
      <td>${subscriptions.length > 0 ? badge(subscriptions[0]!.status) : "none"}</td><td class="mono nowrap">${moment(now)}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>Customer</th><th>Subscription</th><th>Clock</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
