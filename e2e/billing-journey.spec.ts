import { readFile } from "node:fs/promises";
import { expectNoViolations } from "./axe.ts";
import {
  beginCheckout,
  cancelSubscription,
  checkoutOf,
  detail,
  historyButton,
  invoiceHistory,
  invoices,
  management,
  openManagement,
  pastDueNotice,
  reachOpenPage,
  resumeSubscription,
  turnUltraOn,
  ultraSwitch,
  usesLeft,
  useUp,
  welcome,
} from "./billing-steps.ts";
import { atProvider, giveCard, passPeriod, payElsewhere, typeCard } from "./payments.ts";
import { enterNewAccount, newEmail } from "./people.ts";
import { expect, humanize, humanizeButton, longPassage, originalText, test } from "./test.ts";

// Follows a subscription from the free plan's limit to the end of Premium. The usual database is PostgreSQL and the browser
// a phone; the soak tests use the embedded database and a desktop screen.

// Browsers log these refusals: a declined card, a second payment, and the eleventh rewrite of the day.
test.use({ expectedErrors: [/status of (422|409|429)/] });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await enterNewAccount(page, newEmail("payer"));
});

/** A text that is longer than the free plan's limit. */
const longText = [1, 2, 3].map((part) => `Part ${part}. ${longPassage}`).join("\n\n");
const pay = /^Pay \$/;
const today = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }).format(new Date());

test("a user of the free plan buys Premium, renews it, recovers from a failed card, cancels, and loses Premium at the end", async ({
  page,
  context,
}) => {
  await test.step("[PAGES-143] when the daily limit is reached, the page links to the plans, which show their terms", async () => {
    await useUp(page);
    await page.goto("/dashboard");
    await page.locator("#tool[data-ready]").waitFor();
    await originalText(page).fill("In order to rest, they sleep.");
    await humanizeButton(page).click();
    const offer = page.getByRole("region", { name: "Limit Reached" });
    await offer.getByRole("link", { name: /^Yearly/ }).click();
    await expect(page).toHaveURL("/pricing?plan=yearly");
    await expect(page.getByText("You pay $449 now and $449 every year until you cancel.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Free" })).toBeHidden();
    await page.getByRole("radio", { name: "Monthly" }).check();
    await expect(page).toHaveURL("/pricing?plan=monthly");
    await expect(page.getByText("You pay $49.99 now and $49.99 every month until you cancel.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Free" })).toContainText("Current Plan");
    await expectNoViolations(page);
  });

  await test.step("the payment page refuses a declined card", async () => {
    await beginCheckout(page);
    await expect(page.getByText("Renews every month at $49.99 until you cancel")).toBeVisible();
    await giveCard(page, "isDeclined", pay);
    await expect(page.getByText("Your card was declined. Use another card.")).toBeVisible();
    await giveCard(page, "lacksFunds", pay);
    await expect(page.getByText("Your card has insufficient funds. Use another card.")).toBeVisible();
    await expectNoViolations(page);
    await giveCard(page, "asksToConfirm", pay);
    await page.getByRole("button", { name: "Complete authentication" }).click();
  });

  await test.step("[PAGES-71] the welcome to Premium is shown only once", async () => {
    await expect(welcome(page)).toContainText("Ultra Run mode");
    await expect(page).toHaveURL("/dashboard");
    await expectNoViolations(page);
    await welcome(page).getByRole("button", { name: "Start writing" }).click();
    await expect(welcome(page)).toBeHidden();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/dashboard");
      await expect(usesLeft(tab)).toHaveText("Unlimited");
      await tab.clock.runFor(3000);
      await expect(welcome(tab)).toBeHidden();
      await expect(tab).toHaveURL("/dashboard");
    }
    await other.close();
  });

  await test.step("[RULES-41] Ultra run accepts long texts", async () => {
    await turnUltraOn(page);
    await page.keyboard.press("Escape");
    await humanize(page, longText);
    await expect(page.getByText("/5,000 words")).toBeVisible();
    await expect(historyButton(page)).toBeVisible();
  });

  await test.step("[PAGES-135] the subscription and its invoice are shown", async () => {
    await openManagement(page);
    await expect(management(page).getByTestId("plan-badge")).toHaveText("Premium");
    await expect(management(page)).toContainText("$49.99 a month");
    await expect(detail(page, "Billing period")).toHaveText("Monthly");
    await expect(detail(page, "Period start")).toHaveText(today);
    await expect(detail(page, "Card")).toContainText("Visa ending in 3155");
    await expect(management(page).getByTestId("subscription-status")).toHaveText("Active");
    await expectNoViolations(page);

    await management(page).getByRole("button", { name: "Invoices" }).click();
    await expect(invoices(page)).toHaveCount(1);
    const invoice = invoices(page).first();
    for (const said of ["$49.99", "Paid", today]) await expect(invoice).toContainText(said);
    const number = await invoice.getByRole("heading").innerText();
    const opened = page.waitForEvent("popup");
    await invoice.getByRole("link", { name: "View Online" }).click();
    const paper = await opened;
    await expect(paper.getByRole("definition").filter({ hasText: number })).toBeVisible();
    await paper.close();
    const saved = page.waitForEvent("download");
    await invoice.getByRole("button", { name: "Download PDF" }).click();
    const file = (await readFile(await (await saved).path())).toString("latin1");
    expect(file.startsWith("%PDF-")).toBe(true);
    expect(file).toContain(number);
    await page.keyboard.press("Escape");
    await expect(invoiceHistory(page)).toBeHidden();
  });

  await test.step("[STATES-16] a subscription is canceled and resumed", async () => {
    await cancelSubscription(page);
    await expect(detail(page, "Premium until")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(usesLeft(page)).toHaveText("Unlimited");
    await openManagement(page);
    await resumeSubscription(page);
  });

  await test.step("a renewal is shown in the open page without a reload", async () => {
    const first = await detail(page, "Next billing date").innerText();
    await passPeriod(page);
    const { current_period_end: end } = (await atProvider(page)).subscriptions[0]!.items.data[0];
    await reachOpenPage(page, { subscription_end_date: new Date(end * 1000).toISOString() });
    await expect(detail(page, "Next billing date")).not.toHaveText(first);
    await expect(detail(page, "Period start")).toHaveText(first);
    await management(page).getByRole("button", { name: "Invoices" }).click();
    await expect(invoices(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
  });

  await test.step("after a declined renewal, Premium continues with a notice until another card is accepted", async () => {
    await management(page).getByRole("button", { name: "Update card" }).click();
    await page.getByRole("link", { name: "Change card" }).click();
    await giveCard(page, "failsAtRenewals", "Save card");
    await page.getByRole("link", { name: /^← Back to/ }).click();
    await expect(detail(page, "Card")).toContainText("Visa ending in 0341");
    await page.keyboard.press("Escape");

    await passPeriod(page);
    await reachOpenPage(page, { stripe_subscription_status: "past_due", plan: "premium" });
    await expect(pastDueNotice(page)).toContainText("You keep Premium until");
    await expect(usesLeft(page)).toHaveText("Unlimited");
    await expectNoViolations(page);
    await pastDueNotice(page).getByRole("button", { name: "Update card" }).click();
    await page.getByRole("link", { name: "Change card" }).click();
    await giveCard(page, "pays", "Save card");
    await page.getByRole("link", { name: /^← Back to/ }).click();
    await expect(usesLeft(page)).toHaveText("Unlimited");
    await reachOpenPage(page, { stripe_subscription_status: "active" });
    await expect(pastDueNotice(page)).toBeHidden();
  });

  await test.step("[STATES-16] a canceled subscription ends with its paid period, also in the open page", async () => {
    await expect(ultraSwitch(page)).toBeChecked();
    await openManagement(page);
    await cancelSubscription(page);
    await page.keyboard.press("Escape");
    await passPeriod(page);
    await reachOpenPage(page, { plan: "normal" });
    await expect(ultraSwitch(page)).not.toBeChecked();
    await expect(page.getByText("/200 words")).toBeVisible();
    await expect(usesLeft(page)).toContainText("0 uses left");
    await expect(historyButton(page)).toBeHidden();
    await expect(originalText(page)).toHaveValue(longText);
    const { subscriptions, charges } = await atProvider(page);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect(charges.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([4999, 4999, 4999]);
  });
});

test("[PAGES-18] leaving the payment page without paying leads back to the plans", async ({ page }) => {
  await page.goto("/pricing?plan=yearly");
  await beginCheckout(page);
  await page.getByRole("link", { name: /^← Back to/ }).click();
  await expect(page.getByText("You canceled the checkout. You weren't charged")).toBeVisible();
  await expect(page).toHaveURL("/pricing?plan=yearly");
  await expect(page.getByRole("radio", { name: /^Yearly/ })).toBeChecked();
});

test("[STATES-14] a payment in a browser that never returns to the product gives Premium in the open tab", async ({
  page,
}) => {
  await page.goto("/pricing");
  await beginCheckout(page);
  const session = checkoutOf(page);
  await page.goto("/dashboard");
  await expect(usesLeft(page)).toContainText("10 uses left");
  await payElsewhere(session, "pays");
  await reachOpenPage(page, { plan: "premium" });
  await expect(welcome(page)).toBeVisible();
  await expect(usesLeft(page)).toHaveText("Unlimited");
});

test("[SAFETY-7] a user with Premium cannot buy it again in a tab that still shows the free plan", async ({ page }) => {
  await page.goto("/pricing?plan=yearly");
  await beginCheckout(page);
  const session = checkoutOf(page);
  await page.goto("/pricing");
  await expect(page.getByRole("region", { name: "Free" })).toContainText("Current Plan");
  await payElsewhere(session, "pays");
  const refused = page.waitForResponse("**/api/stripe/create-checkout-session");
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  expect((await refused).status()).toBe(409);
  await welcome(page).getByRole("button", { name: "Start writing" }).click();
  await expect(page.getByRole("region", { name: "Premium" }).getByRole("button")).toHaveText("Current Plan");
  await expect(page.getByText("You pay $449 every year.")).toBeVisible();
  expect((await atProvider(page)).charges.map(({ amount }) => amount)).toEqual([44_900]);
});

test("[STATES-20] a user with two payment pages open in two tabs pays only once", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/pricing");
    await expect(tab.getByRole("button", { name: "Upgrade to Premium" })).toBeVisible();
  }
  await Promise.all([beginCheckout(page), beginCheckout(other)]);
  expect(other.url()).toBe(page.url());
  await giveCard(page, "pays", pay);
  await expect(welcome(page)).toBeVisible();
  await typeCard(other, "pays", pay);
  await expect(other.getByRole("heading", { name: "This checkout is paid" })).toBeVisible();
  await other.getByRole("link", { name: /^Go on to/ }).click();
  await expect(usesLeft(other)).toHaveText("Unlimited");
  await expect(welcome(other)).toBeHidden();
  const { subscriptions, charges } = await atProvider(page);
  expect([subscriptions.length, charges.length]).toEqual([1, 1]);
});
