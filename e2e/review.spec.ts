import { expectNoViolations } from "./axe.ts";
import { changeList, expect, humanize, openTool, originalText, resultText, test } from "./test.ts";

/**
 * A text longer than its panel, with a greeting and closing, a quotation, stiff words, and a phrase that only a high
 * strength replaces.
 */
const letter = [
  "Dear Professor Nair,",
  "In order to repair the bridge, the council utilized 14 cranes. Furthermore, the engineers had to commence their work prior to dawn.",
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
    (day) =>
      `On ${day} they looked at one arch, and people who live by the river came to see the work and asked a lot.`,
  ),
  "The museum offers a comprehensive overview of the old bridge. A guide there said that “the bridge is a testament to our town” when we asked.",
  "Kind regards,",
].join("\n\n");

test("a click on a row in the lists about a result scrolls to its passage in the text", async ({ page }) => {
  await openTool(page);
  await page.getByRole("slider").fill("1");
  await humanize(page, letter);
  const result = resultText(page);
  const panel = page.getByRole("region", { name: "Readability, before and after" });
  const place = () => page.evaluate(() => [...(CSS.highlights.get("place") ?? [])].map(String).join());

  await test.step("[PAGES-100] a row in Changes scrolls to its passage, by mouse and keyboard", async () => {
    const row = changeList(page).getByRole("button", { name: /^Show in the text: In order to/ });
    await row.click();
    await expect(result.getByRole("button", { name: /was: In order to/i })).toBeFocused();
    await expect(result.getByRole("button", { name: /was: In order to/i })).toBeInViewport();
    expect(await place()).toBe("To");
    await page.keyboard.press("Shift");
    expect(await place()).toBe("");
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Change" })).toContainText("In order to");
    await page.keyboard.press("Escape");
  });

  await test.step("[PAGES-100] a row in the list scrolls from the comparison back to the result", async () => {
    await page.getByLabel("Show Original Text").check();
    await changeList(page)
      .getByRole("button", { name: /^Show in the text: In order to/ })
      .click();
    await expect(page.getByLabel("Show Original Text")).not.toBeChecked();
    await expect(result.getByRole("button", { name: /was: In order to/i })).toBeFocused();
  });

  await test.step("[PAGES-100] changes are grouped by kind with their counts", async () => {
    const words = changeList(page).getByRole("region", { name: /^Plainer words \d+$/ });
    await expect(words.getByRole("listitem").filter({ hasText: "utilized" })).toBeVisible();
    const headings = changeList(page).getByRole("heading", { level: 3 });
    const counts = (await headings.allInnerTexts()).map((heading) => Number(heading.match(/\d+$/)![0]));
    await expect(changeList(page).getByRole("listitem")).toHaveCount(counts.reduce((sum, count) => sum + count));
  });

  await test.step("[PAGES-98] greetings and closings have no sentence tag, and the legend of tags is visible beside the text", async () => {
    const sentence = (text: string) => result.locator("[data-sentence]").filter({ hasText: text });
    await expect(sentence("On Monday")).toHaveAttribute("data-tag", /ai|human/);
    for (const untagged of ["Dear Professor Nair", "Kind regards"])
      await expect(sentence(untagged)).not.toHaveAttribute("data-tag", /./);
    const legend = page.locator(".result-sheet .tag-legend");
    await legend.scrollIntoViewIfNeeded();
    const scroller = page.locator(".result-sheet .sheet-scroll");
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(legend).toBeInViewport({ ratio: 1 });
  });

  await test.step("[PAGES-97] the scores in the panel and below the result have the same word (Good, Fair or Poor) and color", async () => {
    const after = panel.getByRole("figure", { name: /^after (Good|Fair|Poor): / }).locator(".band");
    const [word] = (await after.innerText()).split(":");
    const foot = page.locator(".result-foot .band");
    await expect(foot).toHaveText(word!);
    const colorOf = (element: Element) => getComputedStyle(element).color;
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await foot.evaluate(colorOf)).toBe(await after.evaluate(colorOf));
      expect(await foot.evaluate(colorOf)).not.toBe(await page.locator(".result-foot p").evaluate(colorOf));
      await expectNoViolations(page);
    }
    await expect(panel.getByRole("figure", { name: /^after (Good|Fair|Poor): / })).toBeVisible();
    await expect(panel.getByRole("figure", { name: /^Before (Good|Fair|Poor): / })).toBeVisible();
  });

  await test.step("[PAGES-99] a finding that remains scrolls to its passage, and offers a fix or says why there is none", async () => {
    await panel.getByRole("button", { name: "Show in the text: comprehensive" }).click();
    expect(await place()).toBe("comprehensive");
    await expect(result.locator(".sentence-handle:focus")).toHaveCount(1);
    await panel.getByRole("button", { name: "Suggest fixes" }).click();
    await expect(panel.getByText("No fix: quotations, names and links stay as they are.")).toBeVisible();
    await expectNoViolations(page);
    await panel.getByRole("button", { name: 'Use this fix for "comprehensive"' }).click();
    await expect(result).not.toContainText("comprehensive");
    await expect(panel.getByRole("heading", { name: /^Stock phrases still there/ })).toBeFocused();
    await expect(panel.getByRole("status").filter({ hasText: "You can undo this under Changes." })).toBeAttached();
    await expect(panel.getByRole("button", { name: "Show in the text: comprehensive" })).toHaveCount(0);
  });
});

test.describe("without a network connection,", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("[PAGES-99] suggested fixes that failed to load can be loaded again", async ({ page }) => {
    await openTool(page);
    await page.getByRole("slider").fill("1");
    await humanize(page, letter);
    await page.route("**/hum/fixes", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Suggest fixes" }).click();
    const problem = page.getByRole("alert").filter({ hasText: "Network error" });
    await expect(problem).toBeVisible();
    await problem.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: 'Use this fix for "comprehensive"' })).toBeVisible();
  });
});

test("[PAGES-101] the original and the result scroll together, unless the user prefers reduced motion or has changed the original", async ({
  page,
}) => {
  await openTool(page);
  await humanize(page, letter);
  const [left, right] = [".original-sheet .sheet-scroll", ".result-sheet .sheet-scroll"];
  const top = (panel: string) => page.locator(panel).evaluate((element) => Math.round(element.scrollTop));
  const scrollTo = (panel: string, to: number) =>
    page.locator(panel).evaluate((element, y) => element.scrollTo({ top: y, behavior: "instant" }), to);

  await test.step("if the user prefers reduced motion, each panel scrolls alone", async () => {
    await scrollTo(left, 60);
    await expect.poll(() => top(left)).toBe(60);
    expect(await top(right)).toBe(0);
  });

  await test.step("both panels reach their ends together", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await scrollTo(left, 10_000);
    const rightEnd = await page.locator(right).evaluate((element) => element.scrollHeight - element.clientHeight);
    await expect.poll(() => top(right)).toBe(rightEnd);
    await scrollTo(right, 0);
    await expect.poll(() => top(left)).toBe(0);
  });

  await test.step("after the text was changed, its panel scrolls alone", async () => {
    await originalText(page).fill(`${letter} More.`);
    await scrollTo(right, 0);
    await scrollTo(left, 50);
    await expect.poll(() => top(left)).toBe(50);
    expect(await top(right)).toBe(0);
  });
});

test.describe("with the buttons Clear and Paste,", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("[PAGES-102] a text can be pasted, cleared and restored", async ({ page }) => {
    await openTool(page);
    await page.evaluate(() => navigator.clipboard.writeText("We utilize oak."));
    await page.getByRole("button", { name: "Paste" }).click();
    await expect(originalText(page)).toHaveValue("We utilize oak.");
    await expect(originalText(page)).toBeFocused();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(originalText(page)).toHaveValue("");
    await expectNoViolations(page);
    await page.getByRole("status").filter({ hasText: "Cleared." }).getByRole("button", { name: "Undo" }).click();
    await expect(originalText(page)).toHaveValue("We utilize oak.");
    await page.getByRole("button", { name: "Clear" }).click();
    await originalText(page).fill("New.");
    await expect(page.getByText("Cleared.")).toHaveCount(0);
  });
});

test("[PAGES-102] if the browser denies access to the clipboard, the Paste button says what to do instead", async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await openTool(page);
  await page.getByRole("button", { name: "Paste" }).click();
  await expect(page.getByText("Your browser blocked the clipboard.")).toBeVisible();
  await expect(originalText(page)).toBeFocused();
});
