import { minimumAge } from "@rewright/contract/plans";
import type { LegalSection } from "./legal-page.tsx";
import type { ProPlace } from "./where-pro-runs.tsx";

/** Returns the sections on who else is involved. */
export const others = (place: ProPlace): readonly LegalSection[] => [
  {
    id: "readers",
    title: "Who can read it",
    body: (
      <>
        <p>
          You. And the operator, as whoever runs a server can read what is stored on it: for keeping the service
          running, for answering you, and where the law demands it. No data is sold, rented or given to advertisers, and
          no data of one account is shown to another.
        </p>
        <p>
          The operator names administrators, who run the site from its pages. They see the entry of an account, its
          sessions, its uses in the present window, its payments and what the payment provider knows it by, messages of
          the contact form, and what other administrators did. They can download these as tables. They can change a
          name, end sessions, give or end Premium, cancel a subscription, and close or delete an account. They see no
          password and no text: the history of an account is not shown to them.
        </p>
      </>
    ),
  },
  {
    id: "third-parties",
    title: "Third parties",
    body: (
      <>
        <p>
          The pages load nothing from other sites: no fonts, no scripts, no pictures, no measuring of visits. These
          others may be involved:
        </p>
        <ul>
          <li className="only-google">
            <strong>Google</strong>, if you choose “Sign in with Google” or “Sign up with Google”. Your browser goes to
            Google, and Google learns that you log in here. From Google we get your name, your e-mail address, whether
            Google has verified it, and the number by which Google knows you. Google's own privacy policy holds for what
            Google does.
          </li>
          <li>
            <strong>Stripe</strong>, the payment provider, if you subscribe to Premium. Your browser goes to Stripe's
            page, and your card is entered there; its number never reaches this site. Stripe gets your name, your e-mail
            address and the number of your account here. From Stripe we get whether and what you have paid, until when,
            and, when you look at your subscription, the kind of your card and its last digits. They are shown to you
            and not stored here. After you delete your account here, Stripe keeps what it has to keep about your
            payments. Stripe's own privacy policy holds for what Stripe does.
          </li>
          {place?.languageModelHost !== null && (
            <li>
              <strong>{place ? `The language model at ${place.languageModelHost}` : "A language model"}</strong>,{" "}
              {place ? "when Humanize Pro rewrites a text" : "if the operator has set one up for Humanize Pro"}. It gets
              the text, piece by piece, with how it is to be rewritten, and gives back what it has written.{" "}
              {secondReadingIn(place)}Whoever runs it may have a policy of their own on what becomes of that; ask the
              operator for it.
            </li>
          )}
          <li>
            <strong>The operator's mail server</strong> carries the mails that we send you, such as links and notices.
            They never contain your texts.
          </li>
          <li>
            <strong>The operator's host</strong>, where the server or its backups are not the operator's own machines.
          </li>
        </ul>
      </>
    ),
  },
];

/** Says who compares a text with what was written. */
function secondReadingIn(place: ProPlace): string {
  if (place === undefined)
    return "The same model, or a second one in the same place, may then get your sentences beside the new ones, and says whether they mean the same. ";
  return place.secondReading
    ? "The same model, or a second one in the same place, then gets your sentences beside the new ones, and says whether they mean the same. "
    : "";
}

/** How what is stored is protected, and what its owners can ask for. */
export const protection: readonly LegalSection[] = [
  {
    id: "security",
    title: "How it is protected",
    body: (
      <ul>
        <li>Passwords are turned into slow one-way hashes with a key that is kept apart from them.</li>
        <li>
          Session cookies are out of reach for scripts, and are sent over encrypted connections only, outside tests.
        </li>
        <li>Requests that other sites make in your name are refused, and pages run no foreign code.</li>
        <li>Guesses at passwords are limited, by account and by address.</li>
        <li>What runs and batches keep is encrypted, with a key that is not in the database.</li>
        <li>A changed password, a changed address and a log-in from a new device are told to you by mail.</li>
        <li>A new password ends the other sessions. You can end each of them yourself.</li>
        <li>What administrators do is written down, with their reasons.</li>
      </ul>
    ),
  },
  {
    id: "never-stored",
    title: "What is never stored",
    body: (
      <ul>
        <li>
          Texts and their rewritings, except in a Premium history that is on and, encrypted and for a short time, in
          runs of Humanize Pro and in batches.
        </li>
        <li>Passwords that can be read.</li>
        <li>Card numbers: they are entered at the payment provider, on its own page.</li>
        <li>Profiles of your behaviour beyond the counts that are named here, or what you do on other sites.</li>
      </ul>
    ),
  },
  {
    id: "your-rights",
    title: "Your rights: see, correct, take along, delete",
    body: (
      <>
        <p>
          All of it is on <a href="/account">your account page</a>, without asking anybody. You can correct your name
          and address, download all that is stored about your account as a JSON file, switch history off, delete
          history, and delete the account.
        </p>
        <p>
          Deleting the account deletes its entry, its sessions, its history and all that hangs on it at once, and
          cancels a subscription; a last mail confirms it. Payments stay in the books, under a random number in the
          account's place, and the administrators' log and messages of the contact form stay for their time, as said
          above. If the operator makes backups, the data leaves them when they are replaced. You may also object or ask
          questions with <a href="/contact">the contact form</a>, or turn to the data protection authority of your
          country.
        </p>
        <p>
          We process these data because the service that you asked for cannot be given without them, and, where we limit
          attempts and keep sessions apart, because we have a legitimate interest in a safe service.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        The service is not for people under {minimumAge}, and accounts are not meant for them. If you know of one that a
        child has opened, <a href="/contact">tell the operator</a>, who will delete it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When this policy changes, the date at its top changes. Nothing that is stored will be used for a new purpose
        without asking you first.
      </p>
    ),
  },
];
