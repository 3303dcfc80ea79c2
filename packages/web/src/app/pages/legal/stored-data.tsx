import { batchLimits, historyLimits, idempotencyLimits, runLimits } from "@rewright/contract/limits";
import { periods } from "@rewright/contract/periods";
import { complimentaryCredits, repeatHours, usageWindowHours } from "@rewright/contract/plans";
import { quantity, timeOf } from "#src/ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";
import { type ProHosting, whereProRuns } from "./where-pro-runs.tsx";

const untilDeleted = "Until you change it or delete your account.";
const withTheAccount = "Until you delete your account.";

interface Stored {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const ofAccounts: readonly Stored[] = [
  {
    what: "Your name, your email address and whether it is verified",
    why: "To address you by name, log you in and email you about your account.",
    howLong: untilDeleted,
  },
  {
    what: "Your password, as a one-way hash",
    why: "To check it when you log in. We don't store the password itself and can't read it.",
    howLong: untilDeleted,
  },
  {
    what: "If you log in with Google: your Google account ID",
    why: "To recognize you. We don't store your picture and have no access to your Google account.",
    howLong: withTheAccount,
  },
  {
    what: "Your plan, your free Pro rewrites, how many rewrites you made, whether history is on, and when you last logged in",
    why: `To give you what your plan includes. Each account gets ${quantity(complimentaryCredits, "free Pro rewrite")}, one time only.`,
    howLong: withTheAccount,
  },
  {
    what: "If you subscribe: your customer and subscription IDs at the payment provider, the subscription's status, its billing period with its dates, and whether you canceled",
    why: "To give you what you paid for. Invoices stay with the provider. We fetch them when you open them.",
    howLong: withTheAccount,
  },
  {
    what: "Your checkouts: billing period, price, when each started and how it ended",
    why: "So that you don't pay twice.",
    howLong: withTheAccount,
  },
  {
    what: "Your payments: amount, currency, status, time, and the provider's IDs for the purchase and the customer",
    why: "For accounting, and to match late payments and refunds.",
    howLong:
      "We keep them after you delete your account, with a random number in place of your account. Only the provider's own records could still show whose payments they were.",
  },
  {
    what: "Messages from the payment provider: their ID, type and time, and your customer ID",
    why: "To process each message once. We don't keep the content.",
    howLong: `Deleted ${quantity(periods.billingEventDays, "day")} after we process it.`,
  },
  {
    what: "Premium that an administrator gave you: who gave it, why and until when",
    why: "To have a record of it.",
    howLong: withTheAccount,
  },
  {
    what: "Sessions: a secret key, the IP address, browser and operating system, first and last use",
    why: "To keep you logged in and show you where you're logged in.",
    howLong: `Until you log out or end the session. Otherwise, ${quantity(periods.rememberedSessionDays, "day")} after you last used it if you chose "Remember me", or ${quantity(periods.browserSessionHours, "hour")} if you didn't.`,
  },
  {
    what: "API keys: name, first characters, a one-way hash of the key, and when it was created, expires and was last used",
    why: "To accept requests from your programs and show you your keys. We don't store the keys themselves.",
    howLong: "Until you revoke the key, reset your password by email or delete your account.",
  },
  {
    what: "The words, phrases and style you saved, encrypted",
    why: "To apply them to your rewrites wherever you're logged in.",
    howLong: "Until you delete them or your account.",
  },
  {
    what: "Devices you logged in from, as codes (keyed hashes) made from the browser and operating system",
    why: "To email you when someone logs in from a new device.",
    howLong: withTheAccount,
  },
  {
    what: `How many rewrites you made in the current period of ${quantity(usageWindowHours, "hour")}, and when it began`,
    why: `To apply the limit per ${quantity(usageWindowHours, "hour")}.`,
    howLong: `Deleted within ${timeOf(periods.cleanUpMinutes)} after the period ends.`,
  },
  {
    what: "Requests that were counted, as codes (keyed hashes) made from the text, the settings and Pro's result",
    why: "So that the same text with the same settings is not counted again. The hashes don't reveal the text.",
    howLong: `Kept for ${quantity(repeatHours, "hour")} and deleted within ${timeOf(periods.cleanUpMinutes)} after that.`,
  },
  {
    what: "A link to reset your password, as a hash",
    why: "To recognize the link. We don't store links that verify an address.",
    howLong: `The link works once and expires after ${timeOf(periods.mailedLinkMinutes)}. Then we delete it.`,
  },
  {
    what: "The days you were active, and how many rewrites you made on each day",
    why: "To see how much the site is used, by day, week and month. This doesn't include your texts.",
    howLong: `${quantity(periods.activityDays, "day")}. When you delete your account, a different random number takes its place for each day.`,
  },
  {
    what: "The reason, if an administrator banned your account",
    why: "To give you the reason, and to review the decision.",
    howLong: withTheAccount,
  },
  {
    what: "What administrators did with your account: who, when, what, why, and what changed; and when you created or revoked an API key",
    why: "To hold administrators accountable and to clear up misuse. This includes no text, password, API key or email address.",
    howLong: `${quantity(periods.auditDays, "day")}, even if you delete your account: its ID and the reason stay in the entry.`,
  },
];

const texts: readonly Stored[] = [
  {
    what: "A Pro rewrite: its paragraphs, encrypted, and a code (keyed hash) made from the request",
    why: "So that nothing is lost or counted twice if you lose the connection or reload the page.",
    howLong: `Deleted ${timeOf(runLimits.keptMinutes)} after it ends, or with your account. A rewrite takes at most ${timeOf(runLimits.minutes)}.`,
  },
  {
    what: "If a program sends an Idempotency-Key with a text: codes (keyed hashes) of the key and the request, and the encrypted answer if Pro wrote it",
    why: "To give a program the same answer again if it lost the first one, and to count the rewrite only once.",
    howLong: `The answer for ${timeOf(idempotencyLimits.answerMinutes)}, the codes for ${quantity(idempotencyLimits.hours, "hour")}, or until you delete your account.`,
  },
  {
    what: "Batch files, their names and their rewrites, encrypted",
    why: "To rewrite them one by one, even if our server restarts, and to give you the results.",
    howLong: `Until you delete the batch or your account, and for at most ${quantity(batchLimits.keptHours, "hour")}.`,
  },
  {
    what: `History, for Premium accounts with history on: your last ${quantity(historyLimits.items, "rewrite")}, each with its original text, style and time`,
    why: "To show them to you in every browser where you're logged in.",
    howLong: `Until you delete them or newer ones replace them. We keep the ID of a deleted item for ${quantity(periods.deletedHistoryDays, "day")}, so that no other browser restores it.`,
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

/** Returns the sections of the privacy policy on what the server stores, why, and how long. */
export function storedData(guestUses: number, hosting: ProHosting): readonly LegalSection[] {
  return [
    {
      id: "texts",
      title: "Your texts",
      body: (
        <>
          <p>
            When you press Humanize, we process your text on our own server. Lite runs there, in the server's memory.{" "}
            {whereProRuns(hosting)}
          </p>
          <p>
            We don't log your texts, analyze what they are about or use them for training. Once you have the result, our
            server keeps neither the text nor the rewrite, except for what we list here. When you open a file, your
            browser reads it. When you press Humanize, we receive its text, but never the file.
          </p>
          <p>
            In private mode, Lite runs in your browser instead. Your text isn't sent to us, and we don't learn that you
            rewrote one. We only send your browser the engine and check your plan when you're online.
          </p>
          <p>
            "Spelling and grammar" in the tool checks your text in your browser and doesn't send it. Our server checks
            only rewritten text, and only if you ask for that in a batch or over the API. It doesn't keep the findings,
            except for a batch's files, with which they are stored.
          </p>
          <List items={texts} />
          <p>
            If you send the same text again, our server may reuse a language model's earlier output. It keeps that
            output in memory only, for a short time, and only for you.
          </p>
        </>
      ),
    },
    {
      id: "account-data",
      title: "What we store about your account",
      body: (
        <>
          <p>What we store, why, and for how long:</p>
          <List items={ofAccounts} />
        </>
      ),
    },
    {
      id: "visitors",
      title: "What we store about visitors",
      body: (
        <>
          <p>
            We store nothing on the server when you only read our pages.{" "}
            {guestUses > 0 &&
              `If you rewrite text without an account, we count your rewrites by a number in a cookie and a code (keyed hash) made from your IP address, for ${quantity(usageWindowHours, "hour")}.  `}
            To stop spam and guessing, we count attempts to sign up, log in, request an email, send us a message, create
            an API key or use a wrong one, by codes (keyed hashes) made from the IP address and the email address, for
            at most {timeOf(periods.attemptMinutes)}. When you log in, we remember codes (keyed hashes) made from your
            account with your IP address and with a number in a cookie for {quantity(periods.knownAddressDays, "day")},
            so that other people's guesses don't lock you out. We also count requests per IP address, by a code (keyed
            hash), and per API key, for about a minute.
          </p>
          <p>
            Our server logs a line for each request: its time, its type, the page or endpoint it was for, its outcome
            and how long it took. The log has no IP address, name, email address, password, API key or text.
          </p>
        </>
      ),
    },
    messages,
  ];
}

const messages: LegalSection = {
  id: "messages",
  title: "Messages you send us",
  body: (
    <p>
      We store what you send with <a href="/contact">the contact form</a>: your name and email address; the topic,
      subject, message and time; and your account ID if you're logged in. We need this to reply to you. We delete it
      within {quantity(periods.contactMessageDays, "day")}. We keep the copy in our mailbox and our reply until the
      matter is settled. If you delete your account, your messages are no longer linked to it. They are part of your
      data download.
    </p>
  ),
};
