import { graceDays, plans } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { Link } from "react-router";
import { usePublicSettings } from "../../api/public-settings.ts";
import { quantity } from "../../ui/quantity.ts";
import { textLink } from "../../ui/text-link.ts";
import { priceOf } from "./period-names.ts";

const { name } = plans.premium;

const questionsWith = (freeWords: number) => [
  {
    question: "What do I pay, and when?",
    answer: `${priceOf("monthly")} a month or ${priceOf("yearly")} a year, in US dollars, when you subscribe and again at the beginning of each period, until you cancel.`,
  },
  {
    question: "How do I cancel?",
    answer: `Click your avatar, then Cancel Subscription, and confirm. No mail, no call. ${name} stays until the end of the period that is paid, and until then you can take the cancellation back.`,
  },
  {
    question: "Who gets my card?",
    answer: `Stripe, the payment provider, on its own page. ${productName} never sees the number: it learns that you have paid, how much, and for how long.`,
  },
  {
    question: "What if a payment fails?",
    answer: `You keep ${name} for ${graceDays} days and are told here, so that you can change the card. If the payment has not gone through by then, the account goes back to ${plans.free.name}. Nothing that you wrote is deleted for that.`,
  },
  {
    question: "Can I get money back?",
    answer: (
      <>
        Canceling ends the next payment, not the one that was made: a period that has begun is not paid back by itself.
        If something went wrong,{" "}
        <Link to="/contact?about=billing" className={textLink}>
          write to us
        </Link>
        . What the law of your country gives you stays yours.
      </>
    ),
  },
  {
    question: "What happens to my texts when it ends?",
    answer: `The ${plans.free.name} plan goes on, with ${quantity(freeWords, "word")} in one text. History is no longer shown or added to. You can delete it before or after.`,
  },
];

/** What people ask before they pay. */
export function PaymentQuestions() {
  const { freeWordsPerRequest } = usePublicSettings();
  return (
    <section aria-labelledby="payment-questions" className="mt-16 border-t border-hairline pt-12 md:mt-20">
      <h2 id="payment-questions" className="text-title">
        Before you pay
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questionsWith(freeWordsPerRequest).map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1.5 max-w-prose text-pretty text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
