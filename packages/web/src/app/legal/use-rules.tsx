import { minimumAge } from "@rewright/contract/plans";
import type { LegalSection } from "./legal-page.tsx";

/** What people may do with the service, and what they may not. */
export const useRules: readonly LegalSection[] = [
  {
    id: "account",
    title: "Your account",
    body: (
      <>
        <p>
          You must be at least {minimumAge} years old to open an account. It is for one person: give your own name and
          an address that you read, choose a password that you use nowhere else, and keep it to yourself. What is done
          with your account is taken to be done by you, unless somebody else got in without your fault.
        </p>
        <p>
          On your account page you can see where you are logged in, end any of those sessions, download your data and
          delete the account.
        </p>
      </>
    ),
  },
  {
    id: "ethical-use",
    title: "Ethical use",
    body: (
      <>
        <p>This is a tool for editing. You may use it on texts that you may edit. You may not use it</p>
        <ul>
          <li>
            for academic cheating: to hand in, as your own work, anything that you were asked to write yourself and did
            not, or to hide from a school, a university, an examiner or a journal that asks where a text came from;
          </li>
          <li>to get around a rule that tells you to say that a machine has helped with a text;</li>
          <li>to disguise plagiarism, or to pass off what other people have written;</li>
          <li>to deceive: false reviews, impersonation, fraud, disinformation, spam;</li>
          <li>for anything unlawful, or to threaten or harass anybody.</li>
        </ul>
        <p>
          The mode Academic is a register of language for a writer's own work. It is no permission: the rules of your
          school, publisher or employer come first. If you are not sure that they allow such help, ask them before you
          use it.
        </p>
        <p>An account that is used against this policy can be closed.</p>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use of the service",
    body: (
      <>
        <p>
          Programs may use the service too, within the same limits. Do not open further accounts to get around a limit,
          do not try to enter what is not yours, and do not disturb the service for others. Requests are limited by
          account and by address; those beyond the limit are refused for a while.
        </p>
        <p>
          If you find a weakness, please <a href="/contact">tell the operator</a> before you tell others.
        </p>
      </>
    ),
  },
  {
    id: "your-texts",
    title: "Your texts",
    body: (
      <p>
        What you enter stays yours, and so does what comes out. You let the service process it for one purpose: to give
        you the result. We do not use your texts for training and do not show them to other people. Enter only what you
        have the right to process; of other people's personal data, only what you must. What is stored and for how long
        is in the <a href="/privacy">privacy policy</a>.
      </p>
    ),
  },
];
