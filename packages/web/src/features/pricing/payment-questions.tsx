import { Link } from "react-router";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { quantity } from "#src/ui/quantity.ts";
import { textLink } from "#src/ui/text-link.ts";
import { priceOf } from "./period-names.ts";
import { pricingStrings } from "./strings.ts";

const said = pricingStrings.questions;

const questionsWith = (freeWords: number) => [
  { question: said.pay, answer: said.payAnswer(priceOf("monthly"), priceOf("yearly")) },
  { question: said.cancel, answer: said.cancelAnswer },
  { question: said.card, answer: said.cardAnswer },
  { question: said.failure, answer: said.failureAnswer },
  {
    question: said.refund,
    answer: (
      <>
        {said.refundAnswer.text}{" "}
        <Link to="/contact?about=billing" className={textLink}>
          {said.refundAnswer.link}
        </Link>
      </>
    ),
  },
  { question: said.texts, answer: said.textsAnswer(quantity(freeWords, "word")) },
];

/** Shows frequent questions about payments. */
export function PaymentQuestions() {
  const { freeWordsPerRequest } = usePublicSettings();
  return (
    <section aria-labelledby="payment-questions" className="mt-16 border-t border-hairline pt-12 md:mt-20">
      <h2 id="payment-questions" className="text-title">
        {said.title}
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
