import { expect, type Page } from "@playwright/test";
import { sandboxUrl, sessionUser } from "./account-forms.ts";
import { post } from "./people.ts";

/** The provider's test cards, by what they do. */
const cards = {
  pays: "4242 4242 4242 4242",
  isDeclined: "4000 0000 0000 0002",
  lacksFunds: "4000 0000 0000 9995",
  asksToConfirm: "4000 0025 0000 3155",
  failsAtRenewals: "4000 0000 0000 0341",
} as const;

/** The sandbox charges the invoice of a new period an hour after the period has begun. */
const untilChargedSeconds = 3600 + 60;

interface Period {
  readonly current_period_start: number;
  readonly current_period_end: number;
}

/** What the provider has of a customer, as far as the journeys look at it. Times are Unix seconds. */
interface AtProvider {
  readonly subscriptions: readonly { readonly status: string; readonly items: { readonly data: readonly [Period] } }[];
  readonly charges: readonly { readonly paid: boolean; readonly amount: number }[];
}

/** Asks the sandbox's control API for something, or to do something. */
async function control<Answer>(path: string, data?: object): Promise<Answer> {
  const answer = await fetch(`${sandboxUrl()}/payments/control/${path}`, {
    ...(data && { method: "POST", body: JSON.stringify(data), headers: { "Content-Type": "application/json" } }),
  });
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body as Answer;
}

async function customerOf(page: Page): Promise<string> {
  const user = await sessionUser(page);
  expect(user?.stripe_customer_id).toBeTruthy();
  return user!.stripe_customer_id!;
}

/** What the provider has of whoever is signed in. */
export async function atProvider(page: Page): Promise<AtProvider> {
  return control<AtProvider>(`state?customer=${await customerOf(page)}`);
}

/** Pays a checkout as if its page were open in a browser that never comes back. */
export async function payElsewhere(session: string, card: keyof typeof cards): Promise<void> {
  expect(await control("pay", { session, card: cards[card] })).toEqual({ outcome: "paid" });
}

/** Moves the customer's time to the end of the period, and on until the next one is charged, where there is one. */
export async function passPeriod(page: Page): Promise<void> {
  const { subscriptions } = await atProvider(page);
  const end = Math.max(...subscriptions.map(({ items }) => items.data[0].current_period_end));
  await control("clock", { customer: await customerOf(page), to: end + untilChargedSeconds });
}

/** Chooses one of the cards to try on a page of the provider, and sends it. */
export async function giveCard(page: Page, card: keyof typeof cards, button: string | RegExp): Promise<void> {
  await page.getByRole("link", { name: cards[card] }).click();
  await expect(page.getByLabel("Card number")).toHaveValue(cards[card]);
  await page.getByRole("button", { name: button }).click();
}

/** Types a card into the open form of the provider, and sends it. */
export async function typeCard(page: Page, card: keyof typeof cards, button: string | RegExp): Promise<void> {
  await page.getByLabel("Card number").fill(cards[card]);
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on card").fill("Ada Lovelace");
  await page.getByRole("button", { name: button }).click();
}

/** Buys Premium for whoever is signed in. */
export async function buyPremium(page: Page, billing: "monthly" | "yearly"): Promise<void> {
  const begun = await post(page.request, "/api/stripe/create-checkout-session", { billing });
  const { sessionId } = (await begun.json()) as { sessionId: string };
  await payElsewhere(sessionId, "pays");
  expect((await post(page.request, "/api/stripe/confirm", { session_id: sessionId })).status()).toBe(200);
}
