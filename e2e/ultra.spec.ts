import type { Page } from "@playwright/test";
import { expectAccessible, expectNoViolations } from "./axe.ts";
import { useUp } from "./billing-steps.ts";
import { enterNewAccount, makePremium, newEmail } from "./people.ts";
import { changeList, expect, humanize, humanizeButton, openTool, originalText, passage, test } from "./test.ts";

const ultra = (page: Page) => page.getByRole("switch", { name: "Ultra run" });
const mode = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const byPro =
  "Pro rewrites your text in the style and at the strength you choose. It uses the language model at our own server, and we check every sentence.";
const needsPremium =
  "Ultra Run mode is available for Premium users only. " +
  "Please upgrade to Premium to access enhanced AI processing and faster results.";

test("a guest cannot switch on Ultra run (rewriting with Humanize Pro)", async ({ page }) => {
  await test.step("[PAGES-142, RULES-23] without Premium the switch stays off, says why, and links to the plans", async () => {
    await openTool(page);
    await ultra(page).click();
    const dialog = page.getByRole("dialog", { name: "Premium Required" });
    await expect(dialog).toContainText(needsPremium);
    await expect(dialog).toContainText(byPro);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ultra(page)).not.toBeChecked();
    await expect(ultra(page)).toBeFocused();
    await page.keyboard.press("Space");
    await dialog.getByRole("link", { name: "Upgrade to Premium" }).click();
    await expect(page).toHaveURL("/pricing");
  });
  await test.step("a click on the switch before the account is known takes effect as soon as it is known", async () => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route("**/api/auth/get-session", async (route) => {
      await told;
      await route.continue();
    });
    await openTool(page);
    await ultra(page).click();
    await expect(ultra(page)).toBeChecked();
    tell();
    await expect(page.getByRole("dialog", { name: "Premium Required" })).toContainText(needsPremium);
    await page.keyboard.press("Escape");
    await expect(ultra(page)).not.toBeChecked();
  });
});

test("[PAGES-61, PAGES-62] with Premium, Ultra run is on at first, keeps style and strength, and remembers if it is switched off", async ({
  page,
}) => {
  const email = newEmail("ultra");
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
  await expect(ultra(page)).toBeChecked();
  await mode(page, "Formal").check();
  await page.getByRole("slider", { name: "Strength" }).fill("3");
  await expect(ultra(page)).toBeChecked();
  await expect(page.locator("#mode-help")).toContainText("Premium Businesslike and complete");
  await expect(mode(page, "Premium")).toHaveCount(0);

  const sent = page.waitForRequest("**/hum/runs");
  await humanize(page);
  expect((await sent).postDataJSON()).toMatchObject({ mode: "premium", ultra: true, style: "formal", level: 3 });
  await expect(page.getByText(/^\d+ changes, .* · Pro$/)).toBeVisible();
  await expect(changeList(page)).toBeVisible();
  await expect(page.getByText("Settings changed. Humanize again to update.")).toBeHidden();
  await page.getByRole("button", { name: "View Generation History" }).click();
  await expect(page.getByRole("dialog").getByText(/^Premium ·/)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(ultra(page)).toBeChecked();
  await expect(mode(page, "Formal")).toBeChecked();
  await ultra(page).uncheck();
  await expect(mode(page, "Formal")).toBeChecked();
  await expect(page.getByRole("slider", { name: "Strength" })).toHaveValue("3");
  await expect(page.getByText("Settings changed. Humanize again to update.")).toBeVisible();

  // Another tab knows only the choice.
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await other.locator("#tool[data-ready]").waitFor();
  await expect(other.getByTestId("uses-left")).toHaveText("Unlimited");
  await expect(ultra(other)).not.toBeChecked();
  await ultra(other).check();
  await page.reload();
  await expect(ultra(page)).toBeChecked();
  await other.close();
});

test.describe("when Premium ends,", () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] });

  test("[STATES-38] Ultra run is switched off with a message, and the text stays", async ({ page }) => {
    await enterNewAccount(page, newEmail("ended"));
    // The page still treats the account as premium until its next rewrite.
    let hasEnded = false;
    page.on("request", (request) => {
      hasEnded ||= request.method() === "POST" && new URL(request.url()).pathname.startsWith("/hum");
    });
    await page.route("**/api/auth/get-session", async (route) => {
      const response = await route.fetch();
      if (hasEnded) return route.fulfill({ response });
      const body = (await response.json()) as { user: object };
      await route.fulfill({ response, json: { user: { ...body.user, plan: "premium", premium_by: "grant" } } });
    });
    await page.goto("/dashboard");
    await page.locator("#tool[data-ready]").waitFor();
    await ultra(page).check();
    await originalText(page).fill(passage);
    await humanizeButton(page).click();
    await expect(page.getByRole("alert")).toContainText(needsPremium);
    await expect(page.getByText("We turned off Ultra run because it needs Premium.")).toBeVisible();
    await expect(ultra(page)).not.toBeChecked();
    await expect(mode(page, "Standard")).toBeChecked();
    await expect(originalText(page)).toHaveValue(passage);
    await humanize(page);
  });
});

test.describe("when a limit of the free plan is reached,", () => {
  test.use({ expectedErrors: [/429 \(Too Many Requests\)/] });

  test("[PAGES-143] the page offers Premium, both for too many words and when no rewrites are left", async ({
    page,
  }) => {
    await enterNewAccount(page, newEmail("limits"));
    await page.goto("/dashboard");
    await page.locator("#tool[data-ready]").waitFor();
    await originalText(page).fill("We walked home in the rain. ".repeat(40));
    await expect(page.getByRole("button", { name: "Upgrade Required" })).toBeDisabled();
    await expect(page.getByRole("link", { name: "Upgrade to unlock more words" })).toHaveAttribute("href", "/pricing");

    await useUp(page);
    await page.reload();
    await originalText(page).fill(passage);
    await humanizeButton(page).click();
    const offer = page.getByRole("region", { name: "Limit Reached" });
    await expect(offer.getByRole("link", { name: "Monthly $49.99 a month" })).toHaveAttribute(
      "href",
      "/pricing?plan=monthly",
    );
    await expectNoViolations(page);
    await offer.getByRole("link", { name: /^Yearly/ }).click();
    await expect(page).toHaveURL("/pricing?plan=yearly");
  });
});

test("axe (an accessibility checker) finds no fault in the notice about Ultra run and in its settings", async ({
  page,
}) => {
  const email = newEmail("axe");
  await enterNewAccount(page, email);
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
  await ultra(page).click();
  await expect(page.getByRole("dialog", { name: "Premium Required" })).toBeVisible();
  await expectAccessible(page);
  await makePremium(page, email);
  await page.reload();
  await page.getByRole("dialog", { name: "Welcome to Premium" }).getByRole("button", { name: "Close" }).click();
  await ultra(page).check();
  await expectAccessible(page);
});
