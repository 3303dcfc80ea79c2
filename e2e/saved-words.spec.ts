import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { enterNewAccount, newEmail, post } from "./people.ts";
import { expect, humanizeButton, openTool, originalText, resultText, sizes, test } from "./test.ts";

const text = "In order to see the cranes, the teams utilized 14 vans. Furthermore, they had to commence prior to dawn.";
const words = (page: Page) => page.getByRole("region", { name: "Words and phrases" });
const style = (page: Page) => page.getByRole("region", { name: "Style and strength" });
const list = (page: Page) => words(page).getByRole("list", { name: "Words and phrases" }).getByRole("listitem");
const popup = (page: Page) => page.getByRole("dialog", { name: "Choose an alternative:" });
const avatar = (page: Page) => page.getByRole("button", { name: /^Account:/ });

async function openWords(page: Page): Promise<void> {
  await page.goto("/words");
  await expect(words(page)).toBeVisible();
}

async function add(page: Page, word: string, rule = "Keep it", replacement?: string): Promise<void> {
  await words(page).getByLabel("Word or phrase").fill(word);
  await words(page).getByLabel("What to do").selectOption(rule);
  if (replacement !== undefined) await words(page).getByLabel("Replacement", { exact: true }).fill(replacement);
  await words(page).getByRole("button", { name: "Add", exact: true }).click();
}

async function rewrite(page: Page): Promise<void> {
  await humanizeButton(page).click();
  await expect(page.getByText("The humanized text is ready.")).toBeAttached();
}

test("a guest saves words and a style on their page, and the tool applies them", async ({ page }) => {
  await test.step("[PAGES-220] words are added, found wrong, edited and removed", async () => {
    await openTool(page);
    await page.getByText("words to keep").click();
    await page.getByRole("link", { name: "Saved words and style" }).click();
    await expect(page).toHaveURL("/words");
    await expect(words(page)).toContainText("You haven't saved any words yet.");
    await expect(words(page)).toContainText("Log in to use them everywhere.");
    await words(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(words(page).getByText("Enter a word or phrase.")).toBeVisible();
    await expect(words(page).getByLabel("Word or phrase")).toBeFocused();
    await add(page, "vans", "Replace it with", "vans");
    await expect(words(page).getByText("Enter a replacement that differs from the word.")).toBeVisible();
    await add(page, "vans", "Replace it with", "Vans");
    await expect(list(page)).toHaveText([/vans.*Replaced with "Vans"/]);
    await add(page, "in order to");
    await add(page, "before", "Never suggest it");
    await expect(list(page)).toHaveText([/before.*Never suggested/, /in order to.*Kept/, /vans/]);
    await list(page).getByRole("button", { name: 'Edit "vans"' }).click();
    await list(page).getByLabel("Replacement", { exact: true }).fill("lorries");
    await list(page).getByRole("button", { name: "Save" }).click();
    await expect(list(page).last()).toContainText('Replaced with "lorries"');
    await add(page, "heron");
    await list(page).getByRole("button", { name: 'Remove "heron"' }).click();
    await expect(list(page)).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step("[BEYOND-148, PAGES-220] the tool opens with the saved style, and rewrites with the saved words", async () => {
    await style(page).getByLabel("Style", { exact: true }).selectOption("Formal");
    await style(page).getByLabel("Strength, 1 to 10").selectOption("9");
    await style(page).getByRole("button", { name: "Save settings" }).click();
    await expect(style(page).getByRole("status")).toHaveText("Your settings are saved.");
    await page.goto("/");
    await expect(page.getByRole("radio", { name: "Formal", exact: true })).toBeChecked();
    await expect(page.getByRole("slider")).toHaveValue("9");
    await originalText(page).fill(text);
    await rewrite(page);
    await expect(resultText(page)).toContainText("In order to see");
    await expect(resultText(page)).toContainText("14 lorries");
    await expect(resultText(page)).not.toContainText("before");
  });

  await test.step("[BEYOND-145] words are exported, deleted and imported, and a wrong file changes nothing", async () => {
    await openWords(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      words(page).getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const csv = await readFile(await download.path());
    expect(csv.toString()).toBe(
      "word,rule,replacement\r\nbefore,never,\r\nin order to,keep,\r\nvans,replace,lorries\r\n",
    );
    await words(page).getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("button", { name: "Delete words" }).click();
    await expect(list(page)).toHaveCount(0);
    const input = words(page).locator("input[type=file]");
    await input.setInputFiles({ name: "words.csv", mimeType: "text/csv", buffer: Buffer.from("heron,drop\n") });
    await expect(
      words(page).getByText("Line 1: a line needs a word and the rule keep, replace or never."),
    ).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await input.setInputFiles({ name: "words.csv", mimeType: "text/csv", buffer: csv });
    await expect(list(page)).toHaveCount(3);
  });
});

test("[PAGES-220] words that are saved in one tab appear in the other, of guests and of accounts", async ({
  page,
  context,
}) => {
  for (const isGuest of [true, false]) {
    if (!isGuest) await enterNewAccount(page, newEmail("words"));
    const other = await context.newPage();
    await openWords(page);
    await openWords(other);
    await add(page, isGuest ? "heron" : "stork");
    await expect(list(other).last()).toContainText(isGuest ? "heron" : "stork");
    await add(other, isGuest ? "crane" : "tern");
    await expect(list(page).filter({ hasText: isGuest ? "crane" : "tern" })).toBeVisible();
    await expect(list(other)).toHaveCount(isGuest ? 2 : 4);
    await other.close();
  }
});

test("an account gets what was saved as a guest, and its words apply after login", async ({ page }) => {
  await openWords(page);
  await add(page, "utilized");
  await expect(list(page)).toHaveCount(1);
  const email = newEmail("words");
  await enterNewAccount(page, email);

  await test.step("[BEYOND-148] the words move to the account when the dashboard opens, without a visit to their page", async () => {
    await page.goto("/dashboard");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("saved-words"))).toBeNull();
    expect(await (await page.request.get("/api/words")).json()).toMatchObject({ words: [{ words: "utilized" }] });
    await originalText(page).fill(text);
    await rewrite(page);
    await expect(resultText(page)).toContainText("utilized");
  });

  await test.step("[BEYOND-147] a clicked change is undone and its word kept; Undo keeps what was changed meanwhile", async () => {
    await expect(resultText(page)).not.toContainText("Furthermore");
    await resultText(page)
      .locator("[data-change]")
      .filter({ hasText: /start|begin/ })
      .first()
      .click();
    await popup(page).getByRole("button", { name: 'Always keep "commence"' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(resultText(page)).toContainText("commence");
    const toast = page.getByText(`"commence" is saved. We'll always keep it.`);
    await expect(toast).toBeVisible();

    // A second change, made before the first is undone.
    const changes = page.getByRole("region", { name: "Changes" }).getByRole("listitem");
    await changes.filter({ hasText: "In order to" }).getByRole("button", { name: /^Undo/ }).click();
    await expect(resultText(page)).toContainText("In order to see");
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect(resultText(page)).not.toContainText("commence");
    await expect(resultText(page)).toContainText("In order to see");
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get("/api/words")).json()))
      .not.toContain("commence");
  });

  await test.step("[BEYOND-147] a word that a change added is never suggested again", async () => {
    await resultText(page)
      .locator("[data-change]")
      .filter({ hasText: /start|begin/ })
      .first()
      .click();
    const never = popup(page).getByRole("button", { name: /^Never suggest/ });
    const word = /"(.+)"/.exec((await never.textContent())!)![1]!;
    await never.click();
    await expect(page.getByText("We'll never suggest it.")).toBeVisible();
    await originalText(page).fill(`${text} Soon they left.`);
    await rewrite(page);
    await expect(resultText(page)).not.toContainText(word);
  });

  await test.step("[BEYOND-148] a log-out leaves nothing of the account in the browser", async () => {
    expect(await page.evaluate(() => localStorage.getItem("account-words"))).toContain("utilized");
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "Words and style" }).click();
    await expect(list(page)).toHaveCount(2);
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => localStorage.getItem("account-words"))).toBeNull();
  });
});

test("saved words that exceed the account's limit stay in the browser, and the page says so", async ({ page }) => {
  await openWords(page);
  await add(page, "heron");
  await expect(list(page)).toHaveCount(1);
  await enterNewAccount(page, newEmail("full"));
  const many = Array.from({ length: 500 }, (_, i) => ({ words: `word${i}`, rule: "keep" }));
  expect((await post(page.request, "/api/words", { add: many })).status()).toBe(200);

  await test.step("[BEYOND-148] the tool and the page say so, and the word can be added once there is room", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("Your account has no room for 1 word saved in this browser.")).toBeVisible();
    await openWords(page);
    const notice = page.getByText("Your account has no room for 1 word that you saved in this browser");
    await expect(notice).toBeVisible();
    await words(page).getByLabel("Search your words").fill("word499");
    await expect(list(page)).toHaveCount(1);
    await expectAccessible(page);
    await list(page).getByRole("button", { name: 'Remove "word499"' }).click();
    await expect(words(page)).toContainText("499 saved words");
    await page.getByRole("button", { name: "Add to account" }).click();
    await expect(notice).toBeHidden();
    await expect(words(page)).toContainText("500 saved words");
  });
});

test("the page of saved words fits the windows of a phone and a desktop, with light and dark colors", async ({
  page,
}) => {
  await openWords(page);
  await add(page, "a rather long phrase that is to be kept as it is in every text", "Replace it with", "short");
  await expect(list(page)).toHaveCount(1);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});
