import { type Html, html } from "#src/html.ts";
import type { Customer, Subscription } from "../objects.ts";
import type { Mode } from "../webhooks/deliveries.ts";
import { moment } from "../wording.ts";
import { type EventShown, eventTable } from "./event-table.ts";
import { badge, paymentPage } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";

interface Shown {
  /** All customers, newest first. */
  readonly customers: readonly {
    readonly customer: Customer;
    readonly now: number;
    readonly subscriptions: readonly Subscription[];
  }[];
  /** The latest webhook events, newest first. */
  readonly events: readonly EventShown[];
  readonly mode: Mode;
  readonly webhookUrl: string | undefined;
  readonly waiting: number;
}

/** Returns the overview for developers: customers and events. */
export function overviewPage(shown: Shown): string {
  const { customers, events } = shown;
  return paymentPage(
    "Payments",
    html`<p class="top"><a href="/">← Sandbox</a></p>
    <h1>Payments</h1><p>Customers that the product has made here. Each has a clock of their own, which can be moved forward.</p>
    ${customers.length > 0 ? customerTable(customers) : html`<p class="panel">No customer yet. Begin to subscribe in the product, and the first one comes.</p>`}
    <h2>Events</h2>
    ${wayOfEvents(shown)}
    ${eventTable(events, pageAddresses.overview)}`,
    { isWide: true },
  );
}

/**
 * Returns a line that says to which address events are sent, or that events are held. The line has a button to switch
 * between the two.
 */
function wayOfEvents({ mode, webhookUrl, waiting }: Shown): Html {
  if (!webhookUrl) return html`<p class="panel">Events go nowhere: no address was given for them.</p>`;
  const [way, other, button] =
    mode === "hold" ? ["are held back from", "deliver", "Deliver them"] : ["go to", "hold", "Hold them back"];
  const count = ["None is waiting.", "One is waiting."][waiting] ?? `${waiting} are waiting.`;
  return html`<section class="panel between">
    <p>Events ${way} <span class="mono">${webhookUrl}</span>. ${count}</p>
    <form method="post" action="/payments/webhooks"><button class="button plain small" name="mode" value="${other}">${button}</button></form>
  </section>`;
}

function customerTable(customers: Shown["customers"]): Html {
  const rows = customers.map(
    ({ customer: { id, email }, now, subscriptions }) =>
      html`<tr><td><a href="${pageAddresses.customer(id)}">${email ?? id}</a></td>
      <td>${subscriptions.length > 0 ? badge(subscriptions[0]!.status) : "none"}</td><td class="mono nowrap">${moment(now)}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>Customer</th><th>Subscription</th><th>Clock</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
