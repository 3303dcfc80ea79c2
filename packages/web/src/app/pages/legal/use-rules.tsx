import { minimumAge } from "@rewright/contract/limits";
import type { LegalSection } from "./legal-page.tsx";

/** The sections of the terms on what users may and may not do. */
export const useRules: readonly LegalSection[] = [
  {
    id: "account",
    title: "Your account",
    body: (
      <>
        <p>
          You must be at least {minimumAge} years old to create an account. An account is for one person. Use your own
          name and an email address that you check, choose a password that you use nowhere else, and keep it secret. You
          are responsible for what happens in your account, unless someone accessed it through no fault of yours.
        </p>
        <p>
          On your account page you can see where you're logged in, end any session, download your data and delete your
          account.
        </p>
      </>
    ),
  },
  {
    id: "ethical-use",
    title: "Ethical use",
    body: (
      <>
        <p>This is a tool for editing. Use it on texts you have the right to edit. You may not use it:</p>
        <ul>
          <li>
            for academic cheating: to hand in as your own work something you were asked to write yourself and didn't, or
            to hide the origin of a text from a school, university, examiner or journal that asks;
          </li>
          <li>to get around a rule that requires you to say that AI helped with a text;</li>
          <li>to disguise plagiarism, or to pass off other people's writing as yours;</li>
          <li>to deceive: false reviews, impersonation, fraud, disinformation, spam;</li>
          <li>for anything unlawful, or to threaten or harass anyone.</li>
        </ul>
        <p>
          The Academic style is for your own work. The rules of your school, publisher or employer come first. If you're
          not sure they allow this kind of help, ask before you use it.
        </p>
        <p>We may ban an account that breaks this policy.</p>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use of the service",
    body: (
      <>
        <p>
          You may also use the service from a program, within the same limits. Don't create extra accounts to get around
          a limit, don't try to access other people's data, and don't disrupt the service for others. We limit requests
          by account and by IP address. Further requests are refused for a while.
        </p>
        <p>
          If you find a security problem, please <a href="/contact">tell us</a> before you tell others.
        </p>
      </>
    ),
  },
  {
    id: "your-texts",
    title: "Your texts",
    body: (
      <p>
        Your texts and their rewrites belong to you. We process them only to give you the result. We don't use them for
        training or show them to other people. Enter only texts you have the right to use, and no more of other people's
        personal data than you need. The <a href="/privacy">privacy policy</a> says what we store and for how long.
      </p>
    ),
  },
];
