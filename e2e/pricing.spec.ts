import type { Page } from "@playwright/test";
import { fields, fillSignUp, logIn, newPerson } from "./account-forms.ts";
import { expectAccessible, expectNoViolations } from "./axe.ts";
import { enterTold, startAnew, subscribed } from "./billing-states.ts";
import { enterAs, enterNewAccount, newEmail } from "./people.ts";
import { expect, sizes, test } from "./test.ts";

const checkoutPath = "**/api/stripe/create-checkout-session";
const upgrade = (page: Page) => page.getByRole("button", { name: "Upgrade to Premium" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Locates a text on the pricing page's card about Premium. */
const shownIn = (page: Page, text: string) => card(page, "Premium").getByText(text);
const uncharged = "You canceled the checkout. You weren't charged";
const refusal = (error: string, message: string) => ({ success: false, error, message, error_id: "e-4711" });

/** Opens the pricing page, and waits until it is interactive. */
async function openPricing(page: Page, query = ""): Promise<void> {
  await page.goto(`/pricing${query}`);
  await expect(async () => {
    await page.getByRole("radio", { name: "Yearly" }).check({ timeout: 500 });
    await expect(card(page, "Free")).toBeHidden({ timeout: 500 });
  }).toPass();
  if (!query.includes("yearly")) await page.getByRole("radio", { name: "Monthly" }).check();
}

test("a guest reads the plans on the pricing page and chooses one", async ({ page, browser, baseURL }) => {
  await test.step("[CONSTANTS-5, CONSTANTS-9, CONSTANTS-10, ENTITIES-50, PAGES-16, PAGES-116, PAGES-123, PAGES-124] the plans are readable without JavaScript, with prices, terms and questions", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/pricing`);
    await expect(card(page, "Free")).toContainText("200 words per text");
    await expect(card(page, "Premium")).toContainText("$49.99");
    await expect(card(page, "Premium")).toContainText("Or pay $449 a year and save 25%.");
    await expect(card(page, "Premium")).toContainText("until you cancel");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveAttribute("href", "/signup");
    await expect(page.getByRole("heading", { name: "Before you pay" })).toBeVisible();
    await context.close();
  });
  await test.step("[CONSTANTS-1, CONSTANTS-12, PAGES-17, PAGES-37, PAGES-49, PAGES-117, PAGES-118] header and footer link to the plans, and the toggle keeps the period in the address", async () => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(page).toHaveTitle(/^Pricing/);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Pricing" })).toBeVisible();
    await expect(card(page, "Premium")).toContainText("Most Popular");
    await expect(page.getByText("Save 25%", { exact: true })).toBeVisible();

    await page.getByRole("radio", { name: "Yearly" }).check();
    await expect(page).toHaveURL("/pricing?plan=yearly");
    await expect(card(page, "Free")).toBeHidden();
    await expect(shownIn(page, "You can choose a tone.")).toBeVisible();
    await expect(shownIn(page, "$37.42")).toBeVisible();
    await expect(shownIn(page, "Billed $449 once a year. You save $150.88.")).toBeVisible();
    await expect(page.getByText("$49.99", { exact: true })).toBeHidden();
    await expect(card(page, "Yearly or monthly?")).toContainText("12 months, paid monthly$599.88");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await expect(card(page, "Free")).toBeHidden();
    await page.getByRole("radio", { name: "Monthly" }).check();
    await expect(page).toHaveURL("/pricing?plan=monthly");
    await expect(card(page, "Free")).toContainText("$0");

    await page.goto("/pricing?plan=weekly");
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  });
  await test.step("[PAGES-18] after a canceled checkout, a message says that nothing was charged, and its query parameter is removed from the URL", async () => {
    await page.goto("/pricing?upgrade=canceled&plan=yearly");
    await expect(page.getByText(uncharged)).toBeVisible();
    await expect(page).toHaveURL("/pricing?plan=yearly");
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await expect(page.getByText(uncharged)).toBeVisible();
  });
  await test.step("[PAGES-125] if the server has no payments and no language model, the card about Premium says so", async () => {
    await page.route("/pricing", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="public-settings">)([^<]*)/,
        (_, start: string, json: string) => {
          return start + JSON.stringify({ ...JSON.parse(json), payments: false, languageModelHost: null });
        },
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/pricing");
    await expect(page.getByRole("button", { name: "Not available yet" })).toBeDisabled();
    await expect(upgrade(page)).toBeHidden();
    await expect(shownIn(page, "You can choose a tone.")).toBeHidden();
    await page.unroute("/pricing");
  });
  await test.step("[PAGES-8, PAGES-122] a guest who chooses a plan signs up, logs in, and returns to this plan", async () => {
    await openPricing(page, "?plan=yearly");
    await upgrade(page).click();
    await expect(page).toHaveURL("/signup");
    await page.locator("form[data-ready]").waitFor();
    const person = newPerson();
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(page).toHaveURL("/login");
    await page.locator("form[data-ready]").waitFor();
    await expect(fields(page).email).toHaveValue(person.email);
    await logIn(page, person);
    await expect(page).toHaveURL("/pricing?plan=yearly");
    await expect(upgrade(page)).toBeEnabled();

    // The chosen plan is used once.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("wanted_plan"))).toBeNull();
  });
});

test("[CALLS-34, ENTITIES-45, PAGES-120, PAGES-121] the pricing page marks the free plan as current, and a double click starts only one checkout", async ({
  page,
}) => {
  const email = newEmail("buyer");
  await enterNewAccount(page, email);
  await openPricing(page);
  await expect(card(page, "Free").getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(upgrade(page)).toHaveAccessibleDescription(/You pay \$49\.99 now .* until you cancel/);

  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const address = "https://pay.example/c/1";
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }));
  await page.route(checkoutPath, async (route) => {
    sent++;
    expect(route.request().postDataJSON()).toEqual({
      billing: "monthly",
      userId: expect.any(String),
      userEmail: email,
      successUrl: expect.stringContaining("/dashboard?upgrade=success&session_id={CHECKOUT_SESSION_ID}&plan=monthly"),
      cancelUrl: expect.stringContaining("/pricing?upgrade=canceled&plan=monthly"),
    });
    await held;
    await route.fulfill({ json: { success: true, sessionId: "cs_1", url: address, message: "Pay." } });
  });
  await upgrade(page).dblclick();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
  expect(sent).toBe(1);

  await page.goBack();
  await expect(upgrade(page)).toBeEnabled();
});

test("[PAGES-120] the pricing page marks Premium as current, and links to the subscription dialog", async ({
  page,
}) => {
  await enterAs(page, "premium");
  await page.goto("/pricing");
  await expect(card(page, "Premium").getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(card(page, "Premium")).toContainText("You have Premium free of charge.");
  await expect(page.getByRole("link", { name: "Get Started Free" })).toBeHidden();
});

test.describe("when requests fail,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the pricing page reports why a checkout cannot start", async ({ page }) => {
    await enterNewAccount(page, newEmail("unlucky"));
    await test.step("[MESSAGES-88] each failure shows its message and the error's id, and can be retried", async () => {
      await openPricing(page);
      const unavailable = "Subscription system not available. Please contact support or try again later.";
      const told: [number, string, string, string][] = [
        [503, "payments_unavailable", unavailable, unavailable],
        [404, "not_found", "We couldn't find what you requested.", unavailable],
        [400, "invalid_input", "Invalid plan type", "Invalid plan type"],
        [502, "payment_failed", "Payment failed: no such price", "Payment failed: no such price"],
        [429, "too_many_requests", "Too many.", "Failed to create subscription checkout: Too many."],
      ];
      for (const [status, error, message, sentence] of told) {
        await page.route(checkoutPath, (route) => route.fulfill({ status, json: refusal(error, message) }), {
          times: 1,
        });
        await upgrade(page).click();
        await expect(page.getByRole("alert")).toContainText(sentence);
      }
      await page.route(checkoutPath, (route) => route.fulfill({ status: 500, json: refusal("internal", "Sorry.") }));
      await upgrade(page).click();
      await expect(page.getByRole("alert")).toContainText("Error ID: e-4711");
      await page.unroute(checkoutPath);
      await page.route(checkoutPath, (route) => route.abort());
      await upgrade(page).click();
      await expect(page.getByRole("alert")).toContainText(
        "Failed to create subscription checkout: Network error - please check your connection",
      );
      await expectNoViolations(page);
    });
    await page.unrouteAll();
    await test.step("[MESSAGES-28] a user with Premium is redirected to the subscription, and a signed-out one to login", async () => {
      await openPricing(page);
      const already = "You already have Premium. To manage it, open the account menu and choose Manage subscription.";
      await page.route(checkoutPath, (route) =>
        route.fulfill({ status: 409, json: refusal("already_premium", already) }),
      );
      await upgrade(page).click();
      await expect(page.getByRole("alert")).toContainText(already);
      await expect(page.getByRole("alert").getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
        "href",
        "/dashboard?manage=subscription",
      );
      await page.unroute(checkoutPath);

      await page.context().clearCookies();
      await upgrade(page).click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("You're logged out.");
      await alert.getByRole("link", { name: "Log in" }).click();
      await expect(page).toHaveURL("/login");
    });
  });
});

test("[PAGES-120] the pricing page marks the plan that a subscriber pays for", async ({ page }) => {
  await test.step("a yearly subscriber sees the yearly plan as current, with batch upload", async () => {
    await enterTold(page, { ...subscribed, billing_period: "yearly" });
    await page.goto("/pricing");
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await expect(card(page, "Premium").getByRole("button", { name: "Current Plan" })).toBeDisabled();
    await expect(shownIn(page, "You pay $449 every year.")).toBeVisible();
    await expect(shownIn(page, "Up to 20 files at once")).toBeVisible();
    await expect(shownIn(page, "Not included: ")).toBeHidden();
  });
  await test.step("the other billing period is not marked as current, and says how to change to it", async () => {
    await page.getByRole("radio", { name: "Monthly" }).check();
    await expect(page.getByRole("button", { name: "Current Plan" })).toBeHidden();
    await expect(shownIn(page, "You have Premium, billed yearly. To switch to monthly, cancel")).toBeVisible();
    await expect(card(page, "Premium").getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
      "href",
      "/dashboard?manage=subscription",
    );
  });
  await startAnew(page);
  await test.step("a monthly subscriber sees the monthly plan as current, even after canceling", async () => {
    await enterTold(page, { ...subscribed, cancel_at_period_end: true });
    await page.goto("/pricing");
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(card(page, "Premium").getByRole("button", { name: "Current Plan" })).toBeDisabled();
    await expect(shownIn(page, "You've canceled. You keep Premium until the end")).toBeVisible();
  });
});

for (const viewport of sizes) {
  test.describe(`in a window ${viewport.width} pixels wide,`, () => {
    test.use({ viewport, expectedErrors: [/Failed to load resource|Failed to fetch/] });

    test("[PAGES-119] no card of the pricing page moves when the billing period is switched or the account becomes known", async ({
      page,
    }) => {
      const boxes = () =>
        Promise.all([card(page, "Premium"), page.locator("main section").nth(1)].map((box) => box.boundingBox()));
      await openPricing(page);
      const before = await boxes();
      expect(before[0]).toMatchObject({ width: expect.any(Number) });
      await page.getByRole("radio", { name: "Yearly" }).check();
      await expect(card(page, "Free")).toBeHidden();
      expect(await boxes()).toEqual(before);

      await enterTold(page, { ...subscribed, billing_period: "yearly" });
      await page.goto("/pricing");
      await expect(card(page, "Premium").getByRole("button", { name: "Current Plan" })).toBeVisible();
      const known = await boxes();
      expect(known.map((box) => box!.height)).toEqual(before.map((box) => box!.height));
      // The page as built, before any script or answer.
      await page.route("**/*.js", (route) => route.abort());
      await page.reload();
      await expect(upgrade(page)).toBeVisible();
      expect(await boxes()).toEqual(known);
    });
  });
}

test("axe (an accessibility checker) finds no fault in the monthly and yearly plans, and after a canceled checkout", async ({
  page,
}) => {
  await openPricing(page);
  await expectAccessible(page);
  await page.goto("/pricing?plan=yearly&upgrade=canceled");
  await expect(page.getByText(uncharged)).toBeVisible();
  await expectAccessible(page);
});
