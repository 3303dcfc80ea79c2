import { historyLimits } from "@rewright/contract/limits";
import { periods } from "@rewright/contract/periods";
import { usageWindowHours } from "@rewright/contract/plans";
import { quantity, timeOf } from "#src/ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

interface Kept {
  readonly name: string;
  readonly purpose: string;
}

/** Lists the product's cookies by name. With HTTPS, the names of the first ones begin with "__Secure-". */
const cookies: readonly Kept[] = [
  {
    name: "session.session_token",
    purpose: `Keeps you logged in: for ${quantity(periods.rememberedSessionDays, "day")} if you chose "Remember me", otherwise until you close the browser.`,
  },
  { name: "session.dont_remember", purpose: "Ends your session when you close the browser." },
  { name: "session.state", purpose: "Protects your login with Google. Kept for a few minutes." },
  {
    name: "sign_up",
    purpose: `Shows that you signed up in this browser, so that the link in our email can log you in. Kept for ${timeOf(periods.mailedLinkMinutes)}.`,
  },
  {
    name: "device",
    purpose: `A signed random number that shows that you have logged in with this browser before, so that other people's wrong passwords don't lock you out. Only sent when you log in. Kept for ${quantity(periods.knownAddressDays, "day")}.`,
  },
  {
    name: "guest",
    purpose: `A signed random number by which we count your rewrites if you have no account. Kept for ${quantity(usageWindowHours, "hour")}.`,
  },
];

/** Lists what the product keeps in the browser's local and session storage, by key. */
export const storageEntries: readonly Kept[] = [
  { name: "user", purpose: "A copy of your account details, so that pages load immediately. Kept until you log out." },
  {
    name: "theme",
    purpose: "Whether you chose the light or the dark theme. Kept until you clear your browser's data.",
  },
  {
    name: "help_key",
    purpose: "Whether the ? key shows the keyboard shortcuts. Kept until you clear your browser's data.",
  },
  {
    name: "grammar",
    purpose: "Whether you turned the spelling and grammar check on or off. Kept until you clear your browser's data.",
  },
  {
    name: "ultra_run",
    purpose: "Whether you turned Ultra run off. Kept until you clear your browser's data.",
  },
  {
    name: "text_humanizer_history",
    purpose: `Your Premium history, up to ${quantity(historyLimits.items, "rewrite")}. Kept until you log out or delete it.`,
  },
  {
    name: "draft",
    purpose:
      "The text you entered and your settings, so that you lose nothing when you reload the page. Kept until you log out or close the tab.",
  },
  {
    name: "saved-words",
    purpose:
      "The words and phrases you saved without an account. Kept until you delete them or log in. When you log in, they move to your account.",
  },
  {
    name: "saved-style",
    purpose: "The style, strength and spelling you saved. Kept until you reset them or log out.",
  },
  {
    name: "account-words",
    purpose: "A copy of the words and phrases you saved with your account, for private mode. Kept until you log out.",
  },
  { name: "result", purpose: "The rewrite of the text you entered. Kept until you log out or close the tab." },
  {
    name: "result-versions",
    purpose: "The versions of the rewrite, with your edits. Kept until you log out or close the tab.",
  },
  {
    name: "run",
    purpose:
      "The text that Pro is rewriting, so that you lose nothing when you reload the page. Kept until the rewrite is done, you log out or you close the tab.",
  },
  {
    name: "hasShownUpgradeSuccess",
    purpose:
      "Whether the welcome message for Premium is open, so that it shows in one tab only. Kept until you close it.",
  },
  {
    name: "welcomed_subscription",
    purpose:
      "Which subscription you've seen the welcome message for, so that you see it only once. Kept until you log out or Premium ends.",
  },
  {
    name: "dashboard_query",
    purpose:
      "The payment you've just made, in case you have to log in again before we can confirm it. Kept until you log in or close the tab.",
  },
  { name: "offer-dismissed", purpose: "Whether you dismissed the sign-up offer. Kept until you close the tab." },
  {
    name: "auth_callback_processed",
    purpose: "Whether your login with Google is complete. Kept until you close the tab.",
  },
  {
    name: "wanted_plan",
    purpose: "The plan you chose before logging in. Kept until you subscribe to it or close the tab.",
  },
  {
    name: "sign_up_carry",
    purpose: `Your text and the plan you chose before you signed up, so that they're there when you open the link in our email. Kept until you log in, but for at most ${timeOf(periods.mailedLinkMinutes)}.`,
  },
  {
    name: "google_purpose",
    purpose: "Whether you went to Google to log in or to sign up. Kept until you close the tab.",
  },
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

/** Describes what is stored in the reader's browser. */
export const browserStorage: LegalSection = {
  id: "cookies",
  title: "Cookies and storage in your browser",
  body: (
    <>
      <p>
        The site needs all of these cookies to work. None of them tracks you, and none is for advertising or statistics.
        No script and no other site can read them. On an encrypted site, session cookie names begin with{" "}
        <code>__Secure-</code>. The cookies are:
      </p>
      <List items={cookies} />
      <p>Your browser also stores these entries. They stay on your device:</p>
      <List items={storageEntries} />
      <p>
        If you use private mode, your browser's cache also stores Lite, the page for it, the spelling and grammar check
        if you turned it on there, your plan and how long you can use it without a connection: <code>private-mode</code>{" "}
        and <code>private-page</code>. Kept until you choose "Remove from this device" or clear your browser's data.
      </p>
    </>
  ),
};
