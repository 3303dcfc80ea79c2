import { formatAmount, graceDays, plans, prices } from "@rewright/contract/plans";
import { quantity } from "../../ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

const { name } = plans.premium;
const monthly = formatAmount(prices.monthly, prices.currency);
const yearly = formatAmount(prices.yearly, prices.currency);

/** What is sold, how it is renewed and how it ends. */
export const paymentTerms: readonly LegalSection[] = [
  {
    id: "payment",
    title: "Payment and renewal",
    body: (
      <>
        <p>
          {name} is sold as a subscription: {monthly} for a month or {yearly} for a year, in US dollars. What you will
          pay stands on <a href="/pricing">the pricing page</a> and once more on the payment page before you pay. Where
          no payment provider is connected to this site, nothing can be bought on it.
        </p>
        <p>
          The subscription is renewed at the end of each month or year, and the same amount is charged to your card
          again, until you cancel. A new price holds for subscriptions that begin after it; yours keeps the price with
          which it began.
        </p>
        <p>
          If a payment fails, {name} goes on for {quantity(graceDays, "day")}, and the site tells you, so that you can
          change the card. If it has not been paid by then, {name} ends.
        </p>
        <p>
          Payments are taken by Stripe, on its own page and under its own terms. Your card is not entered here. {name}{" "}
          may also be given by an administrator by hand, for as long as they say. Nobody is charged for what was given.
        </p>
      </>
    ),
  },
  {
    id: "cancelling",
    title: "Canceling and refunds",
    body: (
      <>
        <p>
          You can cancel at any time and without a reason: click your avatar, then Cancel Subscription, and confirm.
          Nothing is charged after that. {name} stays until the end of the month or year that is paid, and until then
          you can take the cancellation back. Deleting your account cancels the subscription at once, and {name} ends
          with the account.
        </p>
        <p>
          Canceling does not pay back the period that has begun. If you were charged by mistake, or could not use what
          you paid for, <a href="/contact?about=billing">write to the operator</a>, who can pay back the whole or a
          part. Rights to withdraw or to be paid back that the law of your country gives you stay as they are.
        </p>
      </>
    ),
  },
];
