import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { enter, enterNewAccount, makePremium, newEmail } from "./people.ts";
import { expect, humanize, originalText, passage, sizes, test } from "./test.ts";

const storageKey = "text_humanizer_history";
const sheet = (page: Page) => page.getByRole("dialog", { name: "History" });
const entries = (page: Page) => sheet(page).getByRole("listitem");
const entry = (page: Page, name: string) => sheet(page).getByRole("button", { name });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** Creates a Premium account, signs the browser in to it, and opens the dashboard. */
async function enterPremium(page: Page): Promise<string> {
  const email = newEmail("premium");
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await page.goto("/dashboard");
  await expect(page.getByTestId("uses-left")).toHaveText("Unlimited");
  return email;
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "View Generation History" }).click();
  await expect(sheet(page)).toBeVisible();
}

test("rewrites are stored in the history until the user switches the history off", async ({ page }) => {
  await enterPremium(page);
  await test.step("[PAGES-45, PAGES-111, PAGES-112, PAGES-145, RULES-29, STATES-42] a rewrite is stored in the history, shown, used again, deleted, and deleted with all others", async () => {
    await openHistory(page);
    await expect(sheet(page).getByText("We keep your latest")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "View Generation History" })).toBeFocused();

    await humanize(page);
    await humanize(page, "The committee utilized a new room. Nobody objected.");
    await openHistory(page);
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toContainText("The committee utilized a new room.");
    await expect(entries(page).first()).toContainText("Premium · Just now");
    await entry(page, "In order to repair").click();
    await expect(sheet(page).getByRole("region", { name: "Original" })).toHaveText(passage);
    await expect(sheet(page).getByRole("region", { name: "Rewritten" })).toContainText("said Priya Nair");
    await expect(sheet(page).getByRole("button", { name: "Copy result" })).toBeVisible();
    await expectNoViolations(page);

    await sheet(page).getByRole("button", { name: "Use this text" }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(originalText(page)).toHaveValue(passage);
    await page.getByRole("button", { name: "Restore the earlier text" }).click();
    await expect(originalText(page)).toHaveValue("The committee utilized a new room. Nobody objected.");
    await page.reload();
    await expect(originalText(page)).toHaveValue("The committee utilized a new room. Nobody objected.");

    await openHistory(page);
    await entry(page, "In order to repair").click();
    await sheet(page).getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Delete this rewrite?" });
    await expect(question).toContainText("Are you sure you want to delete this history item?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(entries(page)).toHaveCount(1);

    await sheet(page).getByRole("button", { name: "Delete all" }).click();
    const danger = page.getByRole("dialog", { name: "Delete all history?" });
    await expect(danger).toContainText("One rewrite, with the original texts and results, will be deleted");
    await expectNoViolations(page);
    await danger.getByRole("button", { name: "Delete all" }).click();
    await expect(entries(page)).toHaveCount(0);
    await expect(sheet(page).getByRole("button", { name: "Delete all" })).toBeDisabled();
    await page.reload();
    await openHistory(page);
    await expect(sheet(page).getByText("We keep your latest")).toBeVisible();
  });
  await test.step("[PAGES-115, STATES-45] a history that is switched off stores nothing, and logging out deletes it from the device", async () => {
    await page.keyboard.press("Escape");
    await humanize(page);
    await openHistory(page);
    await expect(entries(page)).toHaveCount(1);
    await sheet(page).getByRole("checkbox", { name: "Keep my rewrites" }).click();
    await expect(sheet(page).getByText("History is off.")).toBeVisible();
    await page.keyboard.press("Escape");
    await humanize(page, "The committee utilized a new room.");
    await openHistory(page);
    await expect(entries(page)).toHaveCount(1);
    await page.keyboard.press("Escape");

    expect(await stored(page)).toContain("In order to repair");
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    expect(await stored(page)).toBeNull();
    await expect(page.getByRole("button", { name: "View Generation History" })).toBeHidden();
  });
});

test.describe("without a network connection,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("[PAGES-114, STATES-44] the history shows the entries in the browser, and sends them to the server later", async ({
    page,
    browser,
  }) => {
    const email = await enterPremium(page);
    await page.route("**/api/history**", (route) => route.abort());
    await humanize(page);
    await openHistory(page);
    await expect(sheet(page).getByText("You're offline.")).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await entry(page, "In order to repair").click();
    await sheet(page).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog", { name: "Delete this rewrite?" }).getByRole("button", { name: "Delete" }).click();
    await expect(sheet(page).getByText("Nothing changed.")).toBeVisible();
    await expect(entries(page)).toHaveCount(1);

    await page.unroute("**/api/history**");
    await sheet(page).getByRole("button", { name: "Try Again" }).click();
    await expect(sheet(page).getByText("You're offline.")).toBeHidden();
    const other = await (await browser.newContext()).newPage();
    await enter(other, email);
    await other.goto("/dashboard");
    await openHistory(other);
    await expect(entries(other)).toHaveCount(1);
    await other.context().close();
  });
});

test("the history fits the screen of a phone, and is the same in two browsers of one account", async ({
  page,
  browser,
}) => {
  const email = await enterPremium(page);
  await test.step("[PAGES-111] on a phone the history fills the screen", async () => {
    await page.setViewportSize(sizes[1]);
    await page.emulateMedia({ colorScheme: "dark" });
    await humanize(page);
    await openHistory(page);
    await expect(entries(page)).toHaveCount(1);
    await entry(page, "In order to repair").click();
    await expect.poll(async () => (await sheet(page).boundingBox())?.width).toBe(390);
    await expectNoViolations(page);
    await sheet(page).getByRole("button", { name: "Use this text" }).click();
    await expect(originalText(page)).toHaveValue(passage);
  });
  await test.step("[ENTITIES-43] two browsers have the same history, and neither restores an entry that the other deleted", async () => {
    await page.setViewportSize(sizes[0]);
    const other = await (await browser.newContext()).newPage();
    await enter(other, email);
    await other.goto("/dashboard");
    await openHistory(other);
    await expect(entries(other)).toHaveCount(1);
    await other.keyboard.press("Escape");
    const kept = other.waitForResponse(
      (answer) => /\/api\/history/.test(answer.url()) && answer.request().method() !== "GET",
    );
    await humanize(other, "The committee utilized a new room.");
    await kept;

    await openHistory(page);
    await expect(entries(page)).toHaveCount(2);
    await openHistory(other);
    await entry(other, "In order to repair").click();
    await sheet(other).getByRole("button", { name: "Delete", exact: true }).click();
    await other.getByRole("dialog", { name: "Delete this rewrite?" }).getByRole("button", { name: "Delete" }).click();
    await expect(entries(other)).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText("The committee utilized a new room.");
    await other.context().close();
  });
});
