import { historyLimits, periods, usageWindowHours } from "@rewright/contract/plans";
import { quantity, timeOf } from "#src/ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

interface Kept {
  readonly name: string;
  readonly purpose: string;
}

/** Cookies by name; on a secure site, the first ones begin with "__Secure-". */
const cookies: readonly Kept[] = [
  {
    name: "session.session_token",
    purpose: `Keeps you logged in: for ${quantity(periods.rememberedSessionDays, "day")} with “Remember me”, otherwise until you close the browser.`,
  },
  { name: "session.dont_remember", purpose: "Ends your session when you close the browser." },
  { name: "session.state", purpose: "Protects your login with Google. Kept for a few minutes." },
  {
    name: "sign_up",
    purpose: `Shows that you signed up in this browser, so that the link in our email can log you in: ${timeOf(periods.mailedLinkMinutes)}.`,
  },
  {
    name: "guest",
    purpose: `A signed random number that counts rewrites without an account, where they are allowed. Kept for ${quantity(usageWindowHours, "hour")}.`,
  },
];

/** Entries of the browser's storage by name. */
export const storageEntries: readonly Kept[] = [
  { name: "user", purpose: "A copy of your account details, so that pages load at once. Until you log out." },
  { name: "theme", purpose: "Light or dark, if you chose one. Until you clear it." },
  {
    name: "help_key",
    purpose: "Whether the ? key shows the keyboard shortcuts. Until you clear it.",
  },
  {
    name: "ultra_run",
    purpose: "That Ultra run is to start switched off, if you have left it so. Until you clear it.",
  },
  {
    name: "text_humanizer_history",
    purpose: `Your Premium history, up to ${quantity(historyLimits.items, "text")}. Until you log out or delete it.`,
  },
  {
    name: "draft",
    purpose:
      "Your text and settings in the tool, so that you lose nothing on a reload. Until you log out or close the tab.",
  },
  { name: "result", purpose: "The rewrite of that text. Until you log out or close the tab." },
  {
    name: "result-versions",
    purpose: "The versions of that result, with your edits. Until you log out or close the tab.",
  },
  {
    name: "run",
    purpose:
      "The text that Pro is rewriting, so that you lose nothing on a reload. Until it is done, or you log out or close the tab.",
  },
  {
    name: "hasShownUpgradeSuccess",
    purpose: "That the Premium welcome is open, so that it shows in one tab only. Until you close it.",
  },
  {
    name: "welcomed_subscription",
    purpose: "Which subscription we welcomed you to, so that you see it once. Until you log out or Premium ends.",
  },
  {
    name: "dashboard_query",
    purpose: "Which payment you came back from, if you need to log in first. Until you log in or close the tab.",
  },
  { name: "offer-dismissed", purpose: "That you dismissed the sign-up offer. Until you close the tab." },
  { name: "auth_callback_processed", purpose: "That your login with Google is complete. Until you close the tab." },
  {
    name: "wanted_plan",
    purpose: "The plan you chose before logging in. Until you return to it or close the tab.",
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
        The site needs all of these to work. None of them tracks you, and none is for advertising or statistics. No
        script and no other site can read the cookies. On an encrypted site, session cookie names begin with{" "}
        <code>__Secure-</code>. The cookies are:
      </p>
      <List items={cookies} />
      <p>Your browser also stores these entries. They stay on your device:</p>
      <List items={storageEntries} />
    </>
  ),
};
