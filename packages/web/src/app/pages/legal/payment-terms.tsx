import { formatAmount, graceDays, plans, prices } from "@rewright/contract/plans";
import { quantity } from "#src/ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

const { name } = plans.premium;
const monthly = formatAmount(prices.monthly, prices.currency);
const yearly = formatAmount(prices.yearly, prices.currency);

/** The sections of the terms on what is sold, and how it is renewed and cancelled. */
export const paymentTerms: readonly LegalSection[] = [
  {
    id: "payment",
    title: "Payment and renewal",
    body: (
      <>
        <p>
          {name} is a subscription: {monthly} per month or {yearly} per year, in US dollars. You'll see the price on{" "}
          <a href="/pricing">the pricing page</a>, and again on the payment page before you pay.
        </p>
        <p>
          Your subscription renews at the end of each month or year, and we charge your card the same amount, until you
          cancel. If our prices change, your price stays the same for as long as you stay subscribed.
        </p>
        <p>
          If a payment fails, you keep {name} for {quantity(graceDays, "day")}, and we ask you to update your card. If
          the payment hasn't gone through by then, {name} ends.
        </p>
        <p>
          Stripe processes payments on its own page and under its own terms. You never enter your card details on our
          site. An administrator can also give you {name} for free, for a limited time or without an end date.
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
          You can cancel at any time, without giving a reason: on your <a href="/account">account page</a>, choose
          "Manage subscription", then "Cancel Subscription", and confirm. We won't charge you again. You keep {name}{" "}
          until the end of the month or year you paid for, and you can resume your subscription at any time before then.
          If you delete your account, your subscription and {name} end immediately.
        </p>
        <p>
          We don't refund the current period automatically. If we charged you by mistake, or you couldn't use what you
          paid for, <a href="/contact?about=billing">write to us</a>, and we may refund you in full or in part. Your
          statutory rights are unaffected.
        </p>
      </>
    ),
  },
];
