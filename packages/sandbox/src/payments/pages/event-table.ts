import { type Html, html } from "#src/html.ts";
import type { PaymentEvent } from "../objects.ts";
import type { Delivery } from "../webhooks/deliveries.ts";
import { moment } from "../wording.ts";
import { badge } from "./layout.ts";
import { pageAddresses } from "./page-addresses.ts";

export interface EventShown {
  readonly event: PaymentEvent;
  readonly delivery: Delivery;
  readonly isHeld: boolean;
}

/**
 * Returns a table of webhook events and their deliveries, newest first. `from` is the page to return to after an
 * action.
 */
export function eventTable(events: readonly EventShown[], from: string): Html {
  if (events.length === 0) return html`<p>None yet.</p>`;
  const rows = events.map(
    ({ event: { id, type, created }, delivery: { state, attempts }, isHeld }) =>
      html`<tr><td class="mono nowrap">${moment(created)}</td><td><a href="${pageAddresses.event(id)}">${type}</a></td>
      <td>${badge(state === "waiting" && isHeld ? "held" : state)}${attempts.length > 0 && html`<small>${attempted(attempts)}</small>`}</td>
      <td class="tight"><form method="post" action="${pageAddresses.event(id)}/deliver"><input type="hidden" name="from" value="${from}">
        <button class="button plain small nowrap">${attempts.length > 0 ? "Deliver again" : "Deliver"}</button></form></td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>Customer's time</th><th>Event</th><th>Delivery</th><th></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Returns the number of delivery attempts and the last response as text. */
function attempted(attempts: Delivery["attempts"]): string {
  const { status } = attempts.at(-1)!;
  const times = attempts.length === 1 ? "once" : `${attempts.length} times`;
  return `tried ${times}, ${status === 0 ? "no answer" : `answer ${status}`}`;
}
