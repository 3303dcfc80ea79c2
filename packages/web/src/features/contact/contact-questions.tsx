import { supportResponseHours } from "@rewright/contract/contact-form";
import { plans } from "@rewright/contract/plans";
import { Link } from "react-router";
import { Questions } from "../../ui/questions.tsx";
import { textLink } from "../../ui/text-link.ts";

const questions = [
  {
    question: "When do I get an answer?",
    answer: `Within ${supportResponseHours} hours, by mail, to the address that you give. Look into the folder for spam if nothing comes.`,
  },
  {
    question: "I cannot log in. What can I do?",
    answer: (
      <>
        Use “Forgot password?” on{" "}
        <Link to="/login" className={textLink}>
          the log-in page
        </Link>
        : a mail brings a link to set a new one. If no mail comes, or the page says that your account is inactive, write
        to us from the address of the account.
      </>
    ),
  },
  {
    question: `How do I cancel ${plans.premium.name}?`,
    answer: (
      <>
        You need no help for that: click your avatar, then Cancel Subscription, and confirm. What holds for payments is
        on{" "}
        <Link to="/pricing" className={textLink}>
          the pricing page
        </Link>{" "}
        and in{" "}
        <Link to="/terms#payment" className={textLink}>
          the terms
        </Link>
        .
      </>
    ),
  },
  {
    question: "Something went wrong. What should I tell you?",
    answer:
      "What you did, what you expected and what came instead. If the page showed an error id, copy it into the message: it leads us to the line in our log.",
  },
  {
    question: "Can you show me my data, or delete it?",
    answer: (
      <>
        You can do both yourself on{" "}
        <Link to="/account" className={textLink}>
          your account page
        </Link>
        , at once and without asking. What is stored and for how long is in{" "}
        <Link to="/privacy" className={textLink}>
          the privacy policy
        </Link>
        .
      </>
    ),
  },
];

/** What people ask before they write. */
export function ContactQuestions() {
  return (
    <section aria-labelledby="contact-questions" className="mt-16 border-t border-hairline pt-12 md:mt-20">
      <h2 id="contact-questions" className="mb-6 text-title">
        Often asked
      </h2>
      <Questions items={questions} />
    </section>
  );
}
