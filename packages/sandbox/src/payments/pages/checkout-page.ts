import { productName } from "@rewright/contract/product";
import { html } from "#src/html.ts";
import { addresses } from "../addresses.ts";
import { periodEnd } from "../calendar.ts";
import type { CheckoutSession, Customer, LineItem } from "../objects.ts";
import { day, money } from "../wording.ts";
import { type CardErrors, cardForm } from "./card-form.ts";
import { messagePage, paymentPage, webAddress } from "./layout.ts";
import type { CardFields } from "./test-cards.ts";

export interface CheckoutShown {
  readonly session: CheckoutSession;
  readonly customer: Customer;
  readonly item: LineItem;
  /** The customer's time by their test clock, in Unix seconds. */
  readonly now: number;
}

/** Returns the page of a checkout session: a card form, or a message if the session has ended. */
export function checkoutPage(
  { session, customer, item, now }: CheckoutShown,
  fields: CardFields,
  errors: CardErrors,
): string {
  if (session.status === "complete") return completePage(session);
  const backTo = webAddress(session.cancel_url);
  if (session.status === "expired") {
    const back = backTo && html`<p><a class="button" href="${backTo}">Back to ${productName}</a></p>`;
    return messagePage(
      "This checkout has expired",
      "Nothing was paid. Begin again where you came from.",
      back || undefined,
    );
  }
  const { amount_total, currency } = session;
  const amount = money(amount_total, currency);
  const { recurring } = item.price;
  const { interval } = recurring;
  const soldName = item.description ?? productName;
  return paymentPage(
    "Checkout",
    html`${backTo && html`<p class="top"><a href="${backTo}">← Back to ${productName}</a></p>`}
    <div class="two">
      <section>
        <p class="eyebrow">Subscribe to</p><h1>${soldName}</h1>
        <p class="amount">${amount} <span>per ${interval}</span></p>
        <dl class="sums">
          <div><dt>${soldName}<small>billed every ${interval}</small></dt><dd>${amount}</dd></div>
          <div><dt>Subtotal</dt><dd>${money(session.amount_subtotal ?? amount_total, currency)}</dd></div>
          <div class="total"><dt>Due today</dt><dd>${amount}</dd></div>
        </dl>
        <p class="fine">Renews every ${interval} at ${amount} until you cancel, next on ${day(periodEnd(now, recurring, now))}. You can cancel at any time: what you have paid for stays until its ${interval} ends.</p>
      </section>
      <section class="panel">
        <h2>Pay with card</h2>
        <dl class="sums facts"><div><dt>Email</dt><dd>${customer.email ?? "none"}</dd></div></dl>
        ${cardForm({ action: addresses.checkout(session.id), button: `Pay ${amount} and subscribe`, fields, errors })}
      </section>
    </div>`,
    { isWide: true },
  );
}

function completePage(session: CheckoutSession): string {
  const onTo = afterCheckout(session);
  const next = onTo && html`<p><a class="button" href="${onTo}">Go on to ${productName}</a></p>`;
  return messagePage("This checkout is paid", "Nothing more is to be done here.", next || undefined);
}

/** Returns the address in the product to which a customer is sent after payment. */
export function afterCheckout({ id, success_url }: CheckoutSession): string | undefined {
  return webAddress(success_url?.replaceAll("{CHECKOUT_SESSION_ID}", id));
}
