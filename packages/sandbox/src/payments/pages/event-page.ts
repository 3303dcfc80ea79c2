import { html } from "#src/html.ts";
import { moment } from "../wording.ts";
import { type EventShown, eventTable } from "./event-table.ts";
import { paymentPage } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";

/** Returns the page with the content of a webhook event and the attempts to deliver it. */
export function eventPage(shown: EventShown): string {
  const { event, delivery } = shown;
  const attempts = delivery.attempts.map(
    ({ at, status }) =>
      html`<tr><td class="mono nowrap">${moment(at / 1000)}</td><td>${status === 0 ? "no answer" : `answer ${status}`}</td></tr>`,
  );
  return paymentPage(
    event.type,
    html`<p class="top"><a href="${pageAddresses.overview}">← Payments</a></p>
    <h1>${event.type}</h1>
    ${eventTable([shown], pageAddresses.event(event.id))}
    ${attempts.length > 0 && html`<h2>Attempts</h2><div class="scroll"><table><tbody>${attempts}</tbody></table></div>`}
    <h2>What is sent</h2><pre class="code">${JSON.stringify(event, null, 2)}</pre>`,
    { isWide: true },
  );
}
