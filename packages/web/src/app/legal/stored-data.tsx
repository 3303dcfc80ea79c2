import {
  batchLimits,
  complimentaryCredits,
  historyLimits,
  periods,
  repeatHours,
  runLimits,
  usageWindowHours,
} from "@rewright/contract/plans";
import { quantity, timeOf } from "../../ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";
import { type ProPlace, whereProRuns } from "./where-pro-runs.tsx";

const untilDeleted = "Until you change it or delete the account.";
const withTheAccount = "Until you delete the account.";

interface Stored {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const ofAccounts: readonly Stored[] = [
  {
    what: "First and last name, e-mail address, and whether it is verified",
    why: "To address you, to let you log in, and to mail you what concerns your account.",
    howLong: untilDeleted,
  },
  {
    what: "Your password, as a one-way hash",
    why: "To check it when you log in. The password itself is not stored and cannot be read back.",
    howLong: untilDeleted,
  },
  {
    what: "If you come by Google: the number by which Google knows you",
    why: "To know you again. No picture and no key to your Google account is kept.",
    howLong: withTheAccount,
  },
  {
    what: "Plan, complimentary credits, how many texts you have humanized, whether history is on, when you last logged in",
    why: `To give you what your plan allows. The ${quantity(complimentaryCredits, "credit")} come once.`,
    howLong: withTheAccount,
  },
  {
    what: "If you subscribe: the numbers by which the payment provider knows you and your subscription, its state, its period, when the period began and ends, and whether you have canceled",
    why: "To give you what you have paid for. Invoices stay at the provider, and are fetched when you look at them.",
    howLong: withTheAccount,
  },
  {
    what: "Ways to the payment page: period, price, when you took one and how it ended",
    why: "So that nothing is paid twice.",
    howLong: withTheAccount,
  },
  {
    what: "Payments: amount, currency, state, time, and the provider's numbers for what was bought and by whom",
    why: "Because books have to be kept, and so that a late payment or refund finds its place.",
    howLong:
      "They stay when you delete the account, with a random number in its place. Only the provider's own records could still tell whose they were.",
  },
  {
    what: "That the payment provider sent word of something: the number, the kind and the time of its message, and your number there",
    why: "So that each message is worked on once. What it says is not kept.",
    howLong: `Deleted ${quantity(periods.billingEventDays, "day")} after it was worked on.`,
  },
  {
    what: "Premium given by hand: by whom, why and until when",
    why: "So that the operator can account for it.",
    howLong: withTheAccount,
  },
  {
    what: "Sessions: a secret key, the address on the internet, browser and system, first and last use",
    why: "To keep you logged in, and to show you where you are.",
    howLong: `Until you log out or end the session; otherwise ${quantity(periods.rememberedSessionDays, "day")} after the last day on which you used it with “Remember me”, ${quantity(periods.browserSessionHours, "hour")} without it.`,
  },
  {
    what: "Devices that your account was entered from, as keyed hashes of browser and system",
    why: "To mail you when somebody logs in from another one.",
    howLong: withTheAccount,
  },
  {
    what: "Uses in the present window, and when it began",
    why: `To hold the limit of ${quantity(usageWindowHours, "hour")}.`,
    howLong: `Deleted within ${timeOf(periods.cleanUpMinutes)} of its end.`,
  },
  {
    what: "Requests that were counted, as keyed hashes of the text and the settings",
    why: "So that the same text with the same settings is not counted again. The text cannot be read from them.",
    howLong: `Deleted within ${timeOf(periods.cleanUpMinutes)} of the end of ${quantity(repeatHours, "hour")}.`,
  },
  {
    what: "A mailed link to set a new password, as a hash",
    why: "To know the link again. Links that verify an address are not stored at all.",
    howLong: `It works once, for ${timeOf(periods.mailedLinkMinutes)}, and is then deleted.`,
  },
  {
    what: "On which days you were active: the day, and how many texts you humanized on it",
    why: "So that the operator sees how much the site is used, by day, week and month. What you wrote is no part of it.",
    howLong: `${quantity(periods.activityDays, "day")}. When you delete the account, random numbers take its place, another one for each day.`,
  },
  {
    what: "A reason, if an administrator has closed the account",
    why: "To be able to tell you, and to review it.",
    howLong: withTheAccount,
  },
  {
    what: "What administrators did to your account: who, when, what, why, and what it changed",
    why: "So that they can be asked about it. No text, no password and no e-mail address is written down.",
    howLong: `${quantity(periods.auditDays, "day")}, also if you delete the account: its number stays in the entry, with the reason.`,
  },
];

const texts: readonly Stored[] = [
  {
    what: "A run of Humanize Pro: what has been rewritten, paragraph by paragraph, encrypted, and a keyed hash of what was asked",
    why: "So that nothing is lost or counted twice when the connection breaks, or the page is loaded again.",
    howLong: `Deleted ${timeOf(runLimits.keptMinutes)} after the run has ended, and with the account. A run takes at most ${timeOf(runLimits.minutes)}.`,
  },
  {
    what: "Files of a batch upload, their names, and what they are rewritten to, encrypted",
    why: "To rewrite them one after the other, also after the server has stopped, and to give you the results.",
    howLong: `Until you delete the batch; otherwise ${quantity(batchLimits.keptHours, "hour")} after you made it, and with the account.`,
  },
  {
    what: `History, for Premium accounts that have not switched it off: the last ${quantity(historyLimits.items, "text")}, each with its rewriting, its mode and its time`,
    why: "To show them to you in every browser in which you are logged in.",
    howLong: `Until you delete them, or newer ones take their place. Of a deleted one, only its number stays for ${quantity(periods.deletedHistoryDays, "day")}, so that no other browser brings it back.`,
  },
];

function List({ items }: { items: readonly Stored[] }) {
  return (
    <dl>
      {items.map(({ what, why, howLong }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd>{howLong}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the sections on what the server keeps, why and how long. */
export function storedData(guestUses: number, place: ProPlace): readonly LegalSection[] {
  return [
    {
      id: "texts",
      title: "Your texts",
      body: (
        <>
          <p>
            A text that you humanize goes to this site's own server. Humanize Lite runs there, in the server's memory.{" "}
            {whereProRuns(place)}
          </p>
          <p>
            Texts are not written to a log, not counted by their content, and we do not use them for training. When you
            have the answer, the server has forgotten both, except for what is listed here. A file that you open in the
            tool is read by your browser; its text is sent when you humanize it, and the file is not.
          </p>
          <List items={texts} />
          <p>
            So that a text that you send again is not asked for again, the server may remember what a language model
            answered: in its memory alone, for a short time, and for nobody but you.
          </p>
        </>
      ),
    },
    {
      id: "account-data",
      title: "What is stored about your account",
      body: (
        <>
          <p>What, why, and how long:</p>
          <List items={ofAccounts} />
        </>
      ),
    },
    {
      id: "visitors",
      title: "What is stored about visitors",
      body: (
        <>
          <p>
            Reading the pages stores nothing on the server.{" "}
            {guestUses > 0 &&
              `Humanizing without an account counts your uses by the number in a cookie and by a keyed hash of your address on the internet, for the window of ${quantity(usageWindowHours, "hour")}. `}
            Attempts to sign up, to log in, to get a mail or to send us a message are counted by keyed hashes of the
            address on the internet and of the e-mail address, for at most {timeOf(periods.attemptMinutes)}, against
            people who guess passwords and robots that send spam. That you have logged in from an address is remembered
            by a keyed hash of both for {quantity(periods.knownAddressDays, "day")}, so that their guesses do not shut
            you out. How many requests come from an address is counted in memory for a minute or so.
          </p>
          <p>
            The server's log has a line for a request: when, what kind, which address of the site, how it ended, how
            long it took. It has no address on the internet, no name, no e-mail address, no password and no text. The
            operator decides how long logs are kept.
          </p>
        </>
      ),
    },
    messages,
  ];
}

const messages: LegalSection = {
  id: "messages",
  title: "Messages that you send us",
  body: (
    <p>
      What you write in <a href="/contact">the contact form</a> is stored: name, e-mail address, kind, subject, message
      and time, and the number of your account if you are logged in. It is then mailed to the operator, who needs it to
      answer you. It is deleted after {quantity(periods.contactMessageDays, "day")}, or sooner by the operator; the mail
      and the answer stay in the operator's mailbox for as long as the matter needs. If you delete your account, its
      messages are no longer tied to it. Your download of your data contains them.
    </p>
  ),
};
