import type { APIResponse, Page, Route } from "@playwright/test";
import type { Invoice, Subscription } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { enterAs } from "./people.ts";

/** The simulated responses about the account and its subscription. Tests can change the values at any time. */
interface Told {
  user: Partial<User>;
  subscription: Partial<Subscription> | null;
  matches: boolean;
}

export const day = (moment: string) => new Date(moment).toISOString();

/** The fields of a user with an active Premium subscription. */
export const subscribed: Partial<User> = {
  plan: "premium",
  premium_by: "subscription",
  billing_period: "monthly",
  subscription_start_date: day("2036-01-31"),
  subscription_end_date: day("2036-02-29"),
  stripe_customer_id: "cus_1",
  stripe_subscription_id: "sub_1",
  stripe_subscription_status: "active",
};

const provided: Subscription = {
  id: "sub_1",
  status: "active",
  billing_period: "monthly",
  amount: 4999,
  currency: "usd",
  current_period_start: day("2036-01-31"),
  current_period_end: day("2036-02-29"),
  cancel_at_period_end: false,
  card: { brand: "visa", last4: "4242" },
};

export const invoice = (number: number, changes: Partial<Invoice> = {}): Invoice => ({
  id: `in_${number}`,
  number: `RW-${String(number).padStart(4, "0")}`,
  created: Date.parse("2036-01-31") / 1000,
  status: "paid",
  amount_paid: 4999,
  amount_due: 4999,
  currency: "usd",
  description: "Premium, monthly",
  period_start: Date.parse("2036-01-31") / 1000,
  period_end: Date.parse("2036-02-29") / 1000,
  hosted_invoice_url: `https://pay.example/invoices/in_${number}`,
  invoice_pdf: `/api/stripe/invoice-pdf/in_${number}`,
  ...changes,
});

/** Answers a request with an error of the server. */
export const refuse = (route: Route, status: number, error: string, message: string) =>
  route.fulfill({ status, json: { success: false, error, message, error_id: "e-1" } });

/**
 * Returns the real server's response to a request. Returns undefined if the page was closed meanwhile, which can happen
 * because pages send requests at intervals.
 */
async function answerTo<Body>(route: Route): Promise<{ response: APIResponse; body: Body } | undefined> {
  try {
    const response = await route.fetch();
    return { response, body: (await response.json()) as Body };
  } catch {
    return undefined;
  }
}

/** Clears the browser's storage, so that the next visit is a first visit. */
export async function startAnew(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/favicon.svg");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Signs the browser in to an account, and makes requests about the account return the given state. */
export async function enterTold(page: Page, user: Partial<User> = subscribed): Promise<Told> {
  const told: Told = { user, subscription: {}, matches: true };
  await enterAs(page, "normal");
  await page.route("**/api/auth/get-session", async (route) => {
    const answer = await answerTo<{ user: User | null }>(route);
    if (!answer) return;
    const { response, body } = answer;
    await route.fulfill({ response, json: { user: body.user && { ...body.user, ...told.user } } });
  });
  await page.route("**/api/user/refresh", async (route) => {
    const answer = await answerTo<{ user: User }>(route);
    if (!answer) return;
    const { response, body } = answer;
    const { plan } = route.request().postDataJSON() as { plan: string };
    const now = { ...body.user, ...told.user };
    await route.fulfill({ response, json: { success: true, planChanged: plan !== now.plan, user: now } });
  });
  await page.route("**/api/stripe/subscription", (route) =>
    route.fulfill({
      json: {
        success: true,
        subscription: told.subscription && { ...provided, ...told.subscription },
        matches: told.matches,
      },
    }),
  );
  return told;
}

/** Answers a request about a payment, and then makes requests about the account return the state after it. */
export async function settleWith(page: Page, path: string, told: Told, after: Partial<User>, more: object = {}) {
  await page.route(`**/api/stripe/${path}`, async (route) => {
    told.user = { ...told.user, ...after };
    const { user } = (await (await page.request.get("/api/auth/get-session")).json()) as { user: User };
    const now = { ...user, ...told.user };
    await route.fulfill({ json: { success: true, message: "Done.", planChanged: true, user: now, ...more } });
  });
}
