import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations, expectNoViolationsAtAnySize } from "./axe.ts";
import { enterPremium, newEmail } from "./people.ts";
import { changeList, expect, humanize, longPassage, openTool, resultText, test } from "./test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const field = (page: Page) => page.getByRole("textbox", { name: "Edit the rewritten text" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Places the caret before the first occurrence of a word in the text field. */
async function caretBefore(page: Page, word: string): Promise<void> {
  await field(page).evaluate((element: HTMLTextAreaElement, before) => {
    const at = element.value.indexOf(before);
    element.setSelectionRange(at, at);
  }, word);
}

test("a result can be edited by typing, cutting, pasting, undoing and redoing; the list of changes and the comparison follow the edits", async ({
  page,
}) => {
  await openTool(page);
  await humanize(page);
  const own = changeList(page).getByRole("listitem").filter({ hasText: "Edited by you." });
  const changes = changeList(page).getByRole("listitem");
  const count = await changes.count();
  const rewritten = await resultText(page).innerText();

  await test.step("[PAGES-88] Enter on the text starts editing, with changes and protected text marked, at both window widths", async () => {
    await resultText(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(rewritten);
    const copy = page.locator(".result-sheet .text-copy");
    await expect(copy.locator(".kept-mark", { hasText: "14" })).toHaveCount(1);
    await expect(copy.locator(".change-mark").first()).toBeAttached();
    await expectNoViolationsAtAnySize(page);
  });

  await test.step("[PAGES-89] typed text becomes an additional change, and the others stay", async () => {
    await caretBefore(page, "14 cranes");
    await page.keyboard.type("about ");
    await expect(own).toHaveCount(1);
    await expect(changes).toHaveCount(count + 1);
    await expect(page.getByText("about 14 cranes").first()).toBeAttached();
  });

  await test.step("[PAGES-90] Ctrl+Z, Ctrl+Shift+Z and the buttons undo and redo with the caret in place", async () => {
    await page.keyboard.press("Control+z");
    await expect(field(page)).toHaveValue(rewritten);
    expect(await field(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(
      rewritten.indexOf("14 cranes"),
    );
    await page.keyboard.press("Control+Shift+Z");
    await expect(field(page)).toHaveValue(/about 14 cranes/);
    await button(page, "Undo").click();
    await expect(field(page)).toHaveValue(rewritten);
    await button(page, "Redo").click();
    await expect(field(page)).toHaveValue(/about 14 cranes/);
    await expect(field(page)).toBeFocused();
  });

  await test.step("[PAGES-89] a selection can be cut and pasted elsewhere", async () => {
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      const at = element.value.indexOf("about ");
      element.setSelectionRange(at, at + "about ".length);
    });
    await page.keyboard.press("Control+x");
    await expect(field(page)).toHaveValue(rewritten);
    await expect(own).toHaveCount(0);
    await caretBefore(page, "cranes");
    await page.keyboard.press("Control+v");
    await expect(field(page)).toHaveValue(/14 about cranes/);
  });

  await test.step("[PAGES-90, PAGES-91] Esc ends editing; the edit is a change that can be shown, compared, undone and copied", async () => {
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeHidden();
    await expect(resultText(page)).toBeFocused();
    await expect(resultText(page).getByRole("button", { name: /^about, added/ })).toBeVisible();
    await page.getByLabel("Show Original Text").check();
    await expect(page.locator("ins.diff-added", { hasText: "about" })).toBeVisible();
    await page.getByLabel("Show Original Text").uncheck();
    await page.getByRole("button", { name: /Copy/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("14 about cranes");
    await own.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => resultText(page).innerText()).toBe(rewritten);
    await page.keyboard.press("Control+z");
    await expect(resultText(page)).toContainText("14 about cranes");
  });

  await test.step("[PAGES-91] a reload and a downloaded file keep the edit", async () => {
    await page.reload();
    await page.locator("#tool[data-ready]").waitFor();
    await expect(resultText(page)).toContainText("14 about cranes");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    await page.getByRole("menuitem", { name: /Plain text/ }).click();
    expect(await readFile(await (await downloading).path(), "utf8")).toContain("14 about cranes");
  });

  await test.step("[PAGES-88] Edit and Done start and end editing by mouse, and the AI score is measured again", async () => {
    await button(page, "Edit").click();
    await field(page).fill(longPassage);
    await expect(page.getByText(/^AI score: \d+% · (Good|Fair|Poor)$/)).toBeVisible();
    await button(page, "Done").click();
    await expect(resultText(page)).toContainText("every city should prioritize its libraries");
  });
});

const dial = /^AI-likeness after: \d+%$/;

test("[PAGES-91] the history stores a result with the user's own edits", async ({ page }) => {
  await enterPremium(page, newEmail("editor"));
  await humanize(page);
  await button(page, "Edit").click();
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/history") && (answer.request().postData() ?? "").includes("A word typed by hand."),
  );
  await page.keyboard.type("A word typed by hand. ");
  expect((await stored).status()).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator("#tool[data-ready]").waitFor();
  await page.getByRole("button", { name: "View Generation History" }).click();
  const sheet = page.getByRole("dialog", { name: "History" });
  await sheet.getByRole("button", { name: /In order to repair/ }).click();
  await expect(sheet).toContainText("A word typed by hand.");
});

test("[PAGES-87] a second version of a result is kept together with the first, each with its own edits, and counts as a rewrite", async ({
  page,
}) => {
  await openTool(page);
  await humanize(page);
  const first = await resultText(page).innerText();
  const another = page.getByRole("button", { name: "Try another version" });
  const version = (number: number) => page.getByRole("button", { name: `Version ${number}`, exact: true });
  await expect(another).toHaveAccessibleDescription("Counts as a rewrite.");
  await expect(version(1)).toHaveCount(0);

  await test.step("the second version has another text, from another seed", async () => {
    const asked = page.waitForRequest(/\/hum$/);
    await another.click();
    expect((await asked).postDataJSON()).toMatchObject({ seed: 2, unlike: [1] });
    await expect(version(2)).toHaveAttribute("aria-pressed", "true");
    expect(await resultText(page).innerText()).not.toBe(first);
  });

  await test.step("both versions can be shown, also after a reload, and an edit stays with its version", async () => {
    const second = await resultText(page).innerText();
    await version(1).click();
    await expect.poll(() => resultText(page).innerText()).toBe(first);
    await button(page, "Edit").click();
    await page.keyboard.type("Today: ");
    await button(page, "Done").click();
    await version(2).click();
    await expect.poll(() => resultText(page).innerText()).toBe(second);
    await page.reload();
    await page.locator("#tool[data-ready]").waitFor();
    await expect.poll(() => resultText(page).innerText()).toBe(second);
    await version(1).click();
    await expect(resultText(page)).toContainText("Today: ");
    await expectNoViolations(page);
  });

  await test.step("if no other version is found, the page says so and keeps the first", async () => {
    await humanize(page, "The cat sat on the mat.");
    await expect(version(1)).toHaveCount(0);
    await another.click();
    await expect(page.getByText("We found no other version of this text with these settings")).toBeVisible();
    await expect(resultText(page)).toHaveText("The cat sat on the mat.");
  });
});

test("[PAGES-81] the AI score changes with the text that is shown, and measuring it does not count as a rewrite", async ({
  page,
}) => {
  await openTool(page);
  await humanize(page, longPassage);
  const panel = page.getByRole("region", { name: "Readability, before and after" });
  const foot = page.getByText(/^AI score: \d+% · (Good|Fair|Poor)$/);
  const scoreOf = (which: string) =>
    panel.getByRole("img", { name: new RegExp(`^AI-likeness ${which}: `) }).getAttribute("aria-label");
  const percent = async (which: string) => /\d+%/.exec((await scoreOf(which))!)![0];
  const rewritten = await percent("after");
  await expect(foot).toContainText(`AI score: ${rewritten}`);

  await test.step("when all changes are undone, the score is that of the original", async () => {
    await page.getByRole("button", { name: "Undo all" }).click();
    await expect(foot).toContainText(`AI score: ${await percent("before")}`);
    expect(await percent("after")).toBe(await percent("before"));
    await page.getByRole("button", { name: "Redo all" }).click();
    await expect(foot).toContainText(`AI score: ${rewritten}`);
  });

  await test.step("a new text is measured on request, and its sentences get tags again", async () => {
    const tagged = resultText(page).locator("[data-tag]");
    const count = await tagged.count();
    const rewrites: string[] = [];
    page.on("request", (request) => {
      if (/\/hum(\/sentence|\/runs)?$/.test(request.url())) rewrites.push(request.url());
    });
    const asked = page.waitForRequest("**/hum/measure");
    await page.getByRole("region", { name: "Changes" }).getByRole("button", { name: /^Undo/ }).nth(2).click();
    await expect(panel).toContainText("Measuring the AI score again");
    expect(Object.keys((await asked).postDataJSON() as object)).toEqual(["text"]);
    await expect(panel.getByRole("img", { name: dial })).toBeVisible();
    await expect(panel).not.toContainText("Measuring the AI score again");
    await expect(foot).toBeVisible();
    await expect(tagged).toHaveCount(count);
    expect(rewrites).toEqual([]);
  });
});

test.describe("when measuring the AI score fails,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("[PAGES-81] the page says so, shows no outdated score, and can measure again", async ({ page }) => {
    await openTool(page);
    await humanize(page, longPassage);
    await page.route("**/hum/measure", (route) => route.abort(), { times: 1 });
    const undo = page.getByRole("region", { name: "Changes" }).getByRole("button", { name: /^Undo/ });
    await undo.nth(2).click();
    const problem = page
      .getByRole("alert")
      .filter({ hasText: "We couldn't measure the AI score of your edited text." });
    await expect(problem).toContainText("Network error");
    await expect(page.getByText(/^AI score: \d+% · (Good|Fair|Poor)$/)).toHaveCount(0);
    await problem.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(/^AI score: \d+% · (Good|Fair|Poor)$/)).toBeVisible();
    await expect(problem).toBeHidden();
  });
});
