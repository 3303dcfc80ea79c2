import { expect, type Page } from "@playwright/test";
import { sandboxUrl, sessionUser } from "./account-forms.ts";
import { post } from "./people.ts";

/** The payment provider's test cards, by what happens when they are charged. */
const cards = {
  pays: "4242 4242 4242 4242",
  isDeclined: "4000 0000 0000 0002",
  lacksFunds: "4000 0000 0000 9995",
  asksToConfirm: "4000 0025 0000 3155",
  failsAtRenewals: "4000 0000 0000 0341",
} as const;

/** The seconds after the start of a new period until the simulated provider charges its invoice, plus a minute. */
const untilChargedSeconds = 3600 + 60;

interface Period {
  readonly current_period_start: number;
  readonly current_period_end: number;
}

/** The parts of a customer's state at the payment provider that tests read. Times are in Unix seconds. */
interface AtProvider {
  readonly subscriptions: readonly { readonly status: string; readonly items: { readonly data: readonly [Period] } }[];
  readonly charges: readonly { readonly paid: boolean; readonly amount: number }[];
}

/** Sends a request to the API that controls the simulated payment provider. */
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

/** Returns the state of the signed-in account at the payment provider. */
export async function atProvider(page: Page): Promise<AtProvider> {
  return control<AtProvider>(`state?customer=${await customerOf(page)}`);
}

/** Pays a checkout as if in a browser that never returns to the product. */
export async function payElsewhere(session: string, card: keyof typeof cards): Promise<void> {
  expect(await control("pay", { session, card: cards[card] })).toEqual({ outcome: "paid" });
}

/** Moves the customer's test clock past the end of the paid period, to the time when the next period is charged. */
export async function passPeriod(page: Page): Promise<void> {
  const { subscriptions } = await atProvider(page);
  const end = Math.max(...subscriptions.map(({ items }) => items.data[0].current_period_end));
  await control("clock", { customer: await customerOf(page), to: end + untilChargedSeconds });
}

/** Selects a test card on the payment page, and submits the form. */
export async function giveCard(page: Page, card: keyof typeof cards, button: string | RegExp): Promise<void> {
  await page.getByRole("link", { name: cards[card] }).click();
  await expect(page.getByLabel("Card number")).toHaveValue(cards[card]);
  await page.getByRole("button", { name: button }).click();
}

/** Types a card number on the payment page, and submits the form. */
export async function typeCard(page: Page, card: keyof typeof cards, button: string | RegExp): Promise<void> {
  await page.getByLabel("Card number").fill(cards[card]);
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on card").fill("Ada Lovelace");
  await page.getByRole("button", { name: button }).click();
}

/** Buys Premium for the signed-in account. */
export async function buyPremium(page: Page, billing: "monthly" | "yearly"): Promise<void> {
  const begun = await post(page.request, "/api/stripe/create-checkout-session", { billing });
  const { sessionId } = (await begun.json()) as { sessionId: string };
  await payElsewhere(sessionId, "pays");
  expect((await post(page.request, "/api/stripe/confirm", { session_id: sessionId })).status()).toBe(200);
}
