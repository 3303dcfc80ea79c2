import { historyLimits, periods, usageWindowHours } from "@rewright/contract/plans";
import { quantity, timeOf } from "../../ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

interface Kept {
  readonly name: string;
  readonly purpose: string;
}

/** Cookies by name; on a secure site, the first ones begin with "__Secure-". */
const cookies: readonly Kept[] = [
  {
    name: "session.session_token",
    purpose: `Keeps you logged in: for ${quantity(periods.rememberedSessionDays, "day")} with “Remember me”, else until you close the browser.`,
  },
  { name: "session.dont_remember", purpose: "Says that the session ends with the browser." },
  { name: "session.state", purpose: "Only on the way to Google and back: protects the log-in. A few minutes." },
  {
    name: "sign_up",
    purpose: `Shows that you signed up in this browser, so that the link in our email can log you in: ${timeOf(periods.mailedLinkMinutes)}.`,
  },
  {
    name: "guest",
    purpose: `A signed random number that counts uses without an account, where they are allowed: ${quantity(usageWindowHours, "hour")}.`,
  },
];

/** Entries of the browser's storage by name. */
export const storageEntries: readonly Kept[] = [
  { name: "user", purpose: "A copy of your account's entry, so that the page looks right at once. Until you log out." },
  { name: "theme", purpose: "Light or dark, if you have chosen. Until you clear it." },
  {
    name: "help_key",
    purpose: "That the ? key is not to open the list of keys, if you have switched that off. Until you clear it.",
  },
  {
    name: "text_humanizer_history",
    purpose: `The history of a Premium account, at most ${quantity(historyLimits.items, "text")}. Until you log out or delete it.`,
  },
  {
    name: "draft",
    purpose:
      "The text and the settings in the tool, so that a reload loses nothing. Until you log out or close the tab.",
  },
  { name: "result", purpose: "The rewriting of that text. Until you log out or close the tab." },
  {
    name: "run",
    purpose:
      "The text that Humanize Pro is rewriting and the number of that run, so that a reload loses nothing. Until it has ended, you log out or close the tab.",
  },
  {
    name: "hasShownUpgradeSuccess",
    purpose: "That the welcome to Premium is open, so that it shows in one tab only. Until you close it.",
  },
  {
    name: "welcomed_subscription",
    purpose: "Which subscription that welcome was for, so that it shows once. Until you log out or Premium ends.",
  },
  {
    name: "dashboard_query",
    purpose: "Which payment you came back from, if you have to log in first. Until you have, or close the tab.",
  },
  { name: "offer-dismissed", purpose: "That you have closed the line about signing up. Until you close the tab." },
  { name: "auth_callback_processed", purpose: "That a return from Google was dealt with. Until you close the tab." },
  {
    name: "wanted_plan",
    purpose: "What you wanted to buy before you had logged in. Until you are back at it, or close the tab.",
  },
  {
    name: "sign_up_carry",
    purpose: `Your text and the plan you chose before you signed up, for the tab that the link in our email opens. Until you log in, at most ${timeOf(periods.mailedLinkMinutes)}.`,
  },
  { name: "google_purpose", purpose: "Whether you went to Google to log in or to sign up. Until you close the tab." },
];

function List({ items }: { items: readonly Kept[] }) {
  return (
    <dl>
      {items.map(({ name, purpose }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{purpose}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is kept in the reader's own browser. */
export const browserStorage: LegalSection = {
  id: "cookies",
  title: "Cookies and storage in your browser",
  body: (
    <>
      <p>
        All of them are needed for what you ask the site to do; none follows you, and none is for advertising or for
        statistics. These are the cookies. No script can read them, and other sites do not get them. On a site with
        encryption, names of sessions begin with <code>__Secure-</code>.
      </p>
      <List items={cookies} />
      <p>These are entries in your browser's own storage. They stay on your device:</p>
      <List items={storageEntries} />
    </>
  ),
};
