import { supportResponseHours } from "@rewright/contract/contact-form";
import { plans } from "@rewright/contract/plans";
import { Link } from "react-router";
import { Questions } from "#src/ui/questions.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { contactStrings } from "./strings.ts";

const questions = [
  {
    question: contactStrings.whenIsTheAnswer,
    answer: contactStrings.answerTime(supportResponseHours),
  },
  {
    question: contactStrings.cannotLogIn,
    answer: (
      <>
        Use "Forgot password?" on{" "}
        <Link to="/login" className={textLink}>
          the login page
        </Link>{" "}
        to get a link by email. If you don't get an email, or your account is inactive, write to us from the account's
        email address.
      </>
    ),
  },
  {
    question: contactStrings.howDoICancel(plans.premium.name),
    answer: (
      <>
        Open the account menu, choose "Manage subscription", then "Cancel Subscription", and confirm. Read more about
        payments on{" "}
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
    question: contactStrings.somethingWentWrong,
    answer: contactStrings.whatToTell,
  },
  {
    question: contactStrings.canISeeMyData,
    answer: (
      <>
        Yes. You can do both on{" "}
        <Link to="/account" className={textLink}>
          your account page
        </Link>
        . The{" "}
        <Link to="/privacy" className={textLink}>
          privacy policy
        </Link>{" "}
        says what we store and for how long.
      </>
    ),
  },
];

/** Shows frequent questions and their answers beside the contact form. */
export function ContactQuestions() {
  return (
    <section aria-labelledby="contact-questions" className="mt-16 border-t border-hairline pt-12 md:mt-20">
      <h2 id="contact-questions" className="mb-6 text-title">
        {contactStrings.commonQuestions}
      </h2>
      <Questions items={questions} />
    </section>
  );
}
