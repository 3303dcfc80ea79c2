import { join } from "node:path";
import type { Page } from "@playwright/test";
import { beginCheckout, historyButton, openManagement, turnUltraOn, useUp, welcome } from "./billing-steps.ts";
import { giveCard } from "./payments.ts";
import { enterNewAccount, newEmail, verify } from "./people.ts";
import {
  changeList,
  expect,
  humanize,
  humanizeButton,
  longPassage,
  openTool,
  originalText,
  resultText,
  sizes,
  test,
} from "./test.ts";

// Walks through the product as a guest, with a free account and with a paying one, on desktop and phone. `npm run screens`
// stores screenshots of each page.

const pictures = process.env.SCREENS;

/** Stores a screenshot of the page, in one or both colour schemes. */
async function picture(page: Page, name: string, schemes: readonly ("light" | "dark")[] = ["light"]): Promise<void> {
  if (!pictures) return;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const file = `${name}-${page.viewportSize()!.width}-${colorScheme}.png`;
    await page.screenshot({ path: join(pictures, file), animations: "disabled", scale: "css" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const both = ["light", "dark"] as const;

/** Makes the pages look as in production: guests must sign up, and no notice about simulated services is shown. */
async function asInProduction(page: Page): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL!);
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes(".") && !url.pathname.startsWith("/api"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(id="public-settings">)([^<]*)/, (_, tag: string, json: string) => {
        const settings = { ...JSON.parse(json), sandbox: false, anonymousDailyGenerations: 0 };
        return tag + JSON.stringify(settings);
      });
      await route.fulfill({ response, body });
    },
  );
}

for (const size of sizes) {
  const isPhone = size.width < 768;

  test.describe(`in a window ${size.width} pixels wide,`, () => {
    test.use({ viewport: size, expectedErrors: [/429 \(Too Many Requests\)/] });
    test.beforeEach(({ page }) => asInProduction(page));

    test("[PAGES-3, PAGES-68, PAGES-75] a guest sees what the tool does, enters a text, and is led to sign-up", async ({
      page,
    }) => {
      await openTool(page);
      await picture(page, "guest-1-home", both);
      await page.getByRole("button", { name: "utilized changed to used" }).click();
      await expect(page.locator(".sample-reason:popover-open")).toBeVisible();
      await picture(page, "guest-2-reason");
      await page.keyboard.press("Escape");
      if (isPhone) await page.getByRole("button", { name: /^Style and strength: / }).click();
      await page.getByRole("radio", { name: "Simple", exact: true }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(
        page.getByRole("group", { name: "Style and strength" }).locator("ins:visible").first(),
      ).toBeVisible();
      await picture(page, "guest-3-styles", both);
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: "How it works" }).scrollIntoViewIfNeeded();
      await page.locator("#how-it-works").evaluate((section) => section.scrollIntoView());
      await picture(page, "guest-4-how-it-works");
      await originalText(page).fill(longPassage);
      const signUp = page.getByRole("button", { name: "Sign up to Humanize" });
      await expect(signUp).toHaveAccessibleDescription("Sign up for free to rewrite. Your text is saved in this tab.");
      await signUp.click();
      await expect(page).toHaveURL("/signup");
      await page.locator("form[data-ready]").waitFor();
      await picture(page, "guest-5-sign-up", both);
      await page.goBack();
      await expect(originalText(page)).toHaveValue(longPassage);
      await originalText(page).fill(`${longPassage} `.repeat(3));
      await page.getByRole("button", { name: "Sign up to rewrite the first 200 words" }).click();
      await expect(page).toHaveURL("/signup");
      await page.goto("/pricing");
      await expect(page.getByRole("button", { name: /Upgrade to Premium/ }).first()).toBeVisible();
      await picture(page, "guest-6-pricing", both);
    });

    test("[PAGES-3] a user of the free plan rewrites a text, opens a change, copies the result, and reaches the limit", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await enterNewAccount(page, newEmail("walker"));
      await page.goto("/dashboard");
      await page.locator("#tool[data-ready]").waitFor();
      await expect(page.getByText("A real example, rewritten by our own engine")).toBeVisible();
      await picture(page, "free-1-dashboard", both);
      await humanize(page, longPassage);
      await picture(page, "free-2-result", both);
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(longPassage);
      await changeList(page).scrollIntoViewIfNeeded();
      await picture(page, "free-3-changes");
      await resultText(page).locator("[data-change]").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await picture(page, "free-4-popup", both);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await useUp(page, 9);
      await page.reload();
      await page.locator("#tool[data-ready]").waitFor();
      await originalText(page).fill("In order to rest, they sleep prior to noon.");
      await humanizeButton(page).click();
      await expect(page.getByRole("region", { name: "Limit Reached" })).toBeVisible();
      await picture(page, "free-5-limit", both);
    });

    test("[PAGES-3] a user of the free plan subscribes, and gets Ultra run, the history and the subscription dialog", async ({
      page,
    }) => {
      const email = newEmail("payer");
      await enterNewAccount(page, email);
      await verify(page, email);
      await page.goto("/pricing");
      await picture(page, "premium-1-pricing");
      await beginCheckout(page);
      await giveCard(page, "pays", /^Pay \$/);
      await expect(welcome(page)).toBeVisible();
      await picture(page, "premium-2-welcome", both);
      await welcome(page).getByRole("button", { name: "Start writing" }).click();
      await turnUltraOn(page);
      await picture(page, "premium-3-ultra");
      if (isPhone) await page.getByRole("button", { name: "Done" }).click();
      await humanize(page, longPassage);
      await expect(changeList(page)).toBeVisible();
      await picture(page, "premium-4-result", both);
      await historyButton(page).click();
      await expect(page.getByRole("dialog", { name: "History" })).toBeVisible();
      await picture(page, "premium-5-history");
      await page.keyboard.press("Escape");
      await openManagement(page);
      await picture(page, "premium-6-subscription");
    });
  });
}
