import { minimumAge } from "@rewright/contract/limits";
import type { LegalSection } from "./legal-page.tsx";
import type { ProHosting } from "./where-pro-runs.tsx";

/** Returns the sections of the privacy policy on who can see data, and on companies that receive it. */
export const thirdParties = (hosting: ProHosting): readonly LegalSection[] => [readers, receivers(hosting)];

const readers: LegalSection = {
  id: "readers",
  title: "Who can see your data",
  body: (
    <>
      <p>
        You can see your data. We can too, since we run the server, but we only look at it to keep the service running,
        to reply to you, or if the law requires it. We don't sell or rent data or give it to advertisers, and we never
        show one account's data to another.
      </p>
      <p>
        Our administrators can see an account's details, its sessions, its current usage, its payments and payment
        provider IDs, contact messages, and what other administrators did. They can download these as tables. They can
        change a name, end sessions, grant or end Premium, cancel a subscription, and ban or delete an account. They
        can't see passwords, texts or history.
      </p>
    </>
  ),
};

/** Returns the section of the privacy policy on companies that receive data. */
const receivers = (hosting: ProHosting): LegalSection => ({
  id: "third-parties",
  title: "Third parties",
  body: (
    <>
      <p>
        Our pages load nothing from other sites: no fonts, scripts, pictures or analytics. These third parties may be
        involved:
      </p>
      <ul>
        <li className="only-google">
          <strong>Google</strong>, if you choose "Log in with Google" or "Sign up with Google". Your browser goes to
          Google, and Google learns that you log in here. Google gives us your name, your email address, whether it is
          verified, and your Google account ID. Google's own privacy policy covers what Google does.
        </li>
        <li>
          <strong>Stripe</strong>, our payment provider, if you subscribe to Premium. You enter your card details on
          Stripe's page, and the card number never reaches us. We give Stripe your name, your email address and your
          account ID. Stripe tells us what you paid and for which period. When you view your subscription, it also gives
          us your card's brand and last four digits, which we show you and don't store. After you delete your account,
          Stripe keeps the payment records it has to keep. Stripe's own privacy policy covers what Stripe does.
        </li>
        {hosting?.languageModelHost !== null && (
          <li>
            <strong>{hosting ? `The language model at ${hosting.languageModelHost}` : "A language model"}</strong>,{" "}
            {hosting ? "when Pro rewrites your text" : "if one is connected for Pro"}. We send it the text piece by
            piece, with the style and strength you chose, and it sends back its rewrite. {secondReadingIn(hosting)}The
            company that runs it may have its own policy on what it does with the text. Ask us for it.
          </li>
        )}
        <li>
          <strong>Our email provider</strong> delivers the emails we send you, such as links and notices. They never
          contain your texts.
        </li>
        <li>
          <strong>Our hosting provider</strong>, if our server or its backups run on another company's machines.
        </li>
      </ul>
    </>
  ),
});

/** Returns the sentence that says which language model compares a rewrite with its original. */
function secondReadingIn(hosting: ProHosting): string {
  if (hosting === undefined)
    return "The same model, or a second one in the same place, may then compare your sentences with the new ones.  ";
  return hosting.secondReading
    ? "The same model, or a second one in the same place, then compares your sentences with the new ones.  "
    : "";
}

/** The sections of the privacy policy on how data is protected, and on the rights of the persons concerned. */
export const protection: readonly LegalSection[] = [
  {
    id: "security",
    title: "How we protect your data",
    body: (
      <ul>
        <li>
          We store only one-way hashes of passwords. They make guessing slow and use a key that we store separately.
        </li>
        <li>Scripts can't read session cookies, and browsers send them over encrypted connections only.</li>
        <li>We refuse requests that other sites make in your name, and our pages run no third-party code.</li>
        <li>We limit login attempts by account and by IP address.</li>
        <li>Pro rewrites and batch files are encrypted, with a key that is not in the database.</li>
        <li>We email you when your password or email address changes, and when you log in from a new device.</li>
        <li>A new password ends your other sessions. You can also end them yourself.</li>
        <li>We record what administrators do, and why.</li>
      </ul>
    ),
  },
  {
    id: "never-stored",
    title: "What we never store",
    body: (
      <ul>
        <li>
          Texts and their rewrites, except in your Premium history if it is on and, for a short time and encrypted, in
          Pro rewrites and batches.
        </li>
        <li>Passwords in readable form.</li>
        <li>Card numbers: you enter them on the payment provider's page.</li>
        <li>What you do on our site, beyond the counts we list here, or on other sites.</li>
      </ul>
    ),
  },
  {
    id: "your-rights",
    title: "Your rights: see, correct, download, delete",
    body: (
      <>
        <p>
          You can do all of this yourself on <a href="/account">your account page</a>: correct your name and email
          address, download everything we store about your account as a JSON file, turn history off, delete your
          history, and delete your account.
        </p>
        <p>
          When you delete your account, we delete its details, sessions and history immediately and cancel your
          subscription. We send one final email to confirm this. We keep payment records, with a random number in place
          of your account, and the audit log and contact messages for the times given above. The data stays in backups
          until we replace them. You can also object or ask questions with <a href="/contact">the contact form</a>, or
          contact your country's data protection authority.
        </p>
        <p>
          We process this data because we need it to provide the service you asked for and, when we limit login attempts
          and recognize new devices, because we have a legitimate interest in a safe service.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        The service is not for people under {minimumAge}. If you know of an account that a child created,{" "}
        <a href="/contact">tell us</a> and we'll delete it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When we change this policy, we update the date at the top. We won't use stored data for a new purpose without
        asking you first.
      </p>
    ),
  },
];
