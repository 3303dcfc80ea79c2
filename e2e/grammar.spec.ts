import type { Page } from "@playwright/test";
import { expectNoViolationsAtAnySize } from "./axe.ts";
import { changeList, expect, humanize, openTool, originalText, resultText, test } from "./test.ts";

/** A longer timeout, because loading the checker takes seconds on a busy machine. */
const loading = { timeout: 60_000 };

const sheet = (page: Page, place: "original" | "result") => page.locator(`.${place}-sheet`);
const toggle = (page: Page) => page.getByRole("checkbox", { name: "Spelling and grammar" });
const review = (page: Page, place: "original text" | "result") =>
  page.getByRole("button", { name: `Review mistakes in the ${place}` });
const popup = (page: Page) => page.getByRole("dialog", { name: /^Possible mistake/ });
const correction = (page: Page, text: string) => popup(page).getByRole("button", { name: `with "${text}"` });

/** Returns the words that are underlined in a panel. */
const underlined = (page: Page, place: "original" | "result") =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), `grammar-${place}`);

/** Returns the middle of the words that are underlined in a panel. */
const middleOf = (page: Page, place: "original" | "result", word: string) =>
  page.evaluate(
    ([name, text]) => {
      const ranges = [...(CSS.highlights.get(name!) ?? [])] as Range[];
      const box = ranges.find((range) => String(range) === text)!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [`grammar-${place}`, word],
  );

const wrong = "We recieve many letters. The committee want to to answer them all.";

test("[BEYOND-240] mistakes are underlined and corrected in the original, by pointer and by keyboard, and no text leaves the browser", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    else requests.push(request.url());
  });
  await openTool(page);
  await expect(toggle(page)).toHaveCount(0);
  await originalText(page).fill(wrong);

  await test.step("nothing is loaded while it is off", async () => {
    await expect(toggle(page)).not.toBeChecked();
    expect(requests.filter((request) => request.includes(".wasm"))).toEqual([]);
  });
  await test.step("typing works while the checker loads", async () => {
    await toggle(page).check();
    await originalText(page).press("End");
    await page.keyboard.type(" Soon.");
    await expect(originalText(page)).toHaveValue(`${wrong} Soon.`);
    await expect(sheet(page, "original").getByText("2 possible mistakes", { exact: true })).toBeVisible(loading);
    expect(await underlined(page, "original")).toEqual(["recieve", "to to"]);
  });
  await test.step("the line and the popup are accessible at both window widths, light and dark", async () => {
    await review(page, "original text").click();
    await expect(popup(page)).toBeVisible();
    await expectNoViolationsAtAnySize(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
  });
  await test.step("Alt+Enter opens the next mistake, and Enter corrects it", async () => {
    await originalText(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Alt+Enter");
    await expect(correction(page, "receive")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(originalText(page)).toHaveValue(`${wrong.replace("recieve", "receive")} Soon.`);
    await expect(originalText(page)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(originalText(page)).toHaveValue(`${wrong} Soon.`);
  });
  await test.step("a click on underlined words opens their mistake", async () => {
    await expect.poll(() => underlined(page, "original")).toEqual(["recieve", "to to"]);
    const { x, y } = await middleOf(page, "original", "to to");
    await page.mouse.click(x, y);
    await popup(page).getByRole("button", { name: 'with "to"' }).click();
    await expect(originalText(page)).toHaveValue(`${wrong.replace("to to", "to")} Soon.`);
    await expect.poll(() => underlined(page, "original")).toEqual(["recieve"]);
  });
  await test.step("[BEYOND-244] a word added to the user's words is right until it is removed from them", async () => {
    await review(page, "original text").click();
    await popup(page).getByRole("button", { name: "Add to my words" }).click();
    await expect(sheet(page, "original").getByText("No mistakes found", { exact: true })).toBeVisible();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => underlined(page, "original")).toEqual(["recieve"]);
    await review(page, "original text").click();
    await popup(page).getByRole("button", { name: "Add to my words" }).click();
    await page.reload();
    await expect(sheet(page, "original").getByText("No mistakes found", { exact: true })).toBeVisible();
  });
  await test.step("the choice is remembered", async () => {
    await page.reload();
    await expect(toggle(page)).toBeChecked();
    await toggle(page).uncheck();
    await page.reload();
    await expect(toggle(page)).not.toBeChecked();
  });
  await test.step("the text was sent nowhere", async () => {
    expect(requests.filter((request) => /reci?eve|letters|committee/.test(decodeURIComponent(request)))).toEqual([]);
    const { origin } = new URL(page.url());
    const external = requests.filter((request) => !request.replace(/^[A-Z]+ /, "").startsWith(origin));
    expect(external).toEqual([]);
  });
});

test("[BEYOND-241] corrections in the result are hand edits that can be undone, and an ignored mistake is not shown again", async ({
  page,
}) => {
  await openTool(page);
  await humanize(
    page,
    "In order to recieve the letters, the council utilized 14 cranes. Furthermore, the enginers had to commence their work prior to dawn.",
  );
  // Two of nineteen words are unknown, so that the check turns on by itself.
  await expect(toggle(page)).toBeChecked();
  await expect(page.getByText("Turned on because many words look unfamiliar.")).toBeVisible();
  await expect.poll(() => underlined(page, "result"), loading).toEqual(["recieve", "enginers"]);
  const { x, y } = await middleOf(page, "result", "enginers");
  await page.mouse.click(x, y);
  await correction(page, "engineers").click();
  await expect(resultText(page)).toContainText("engineers");
  await expect(changeList(page).getByRole("listitem").filter({ hasText: "Edited by you." })).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(resultText(page)).toContainText("enginers");

  await expect.poll(() => underlined(page, "result")).toEqual(["recieve", "enginers"]);
  await review(page, "result").focus();
  await page.keyboard.press("Enter");
  await popup(page).getByRole("button", { name: "Ignore" }).click();
  await expect.poll(() => underlined(page, "result")).toEqual(["enginers"]);
  await expect.poll(() => underlined(page, "original")).toEqual(["enginers"]);

  await test.step("the result's line and popup are accessible at both window widths, light and dark", async () => {
    await review(page, "result").click();
    await expect(popup(page)).toBeVisible();
    await expectNoViolationsAtAnySize(page);
  });
  await test.step("[BEYOND-244] a word of the result that is added to the user's words is right in both texts", async () => {
    await popup(page).getByRole("button", { name: "Add to my words" }).click();
    await expect.poll(() => underlined(page, "result")).toEqual([]);
    await expect.poll(() => underlined(page, "original")).toEqual([]);
  });
  await test.step("turning it off hides the marks and is remembered", async () => {
    await toggle(page).uncheck();
    expect(await underlined(page, "result")).toEqual([]);
    await page.reload();
    await expect(resultText(page)).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
  });
});

test('[BEYOND-242] words in another spelling than the chosen one, such as "colour" in American English, are underlined as mistakes', async ({
  page,
}) => {
  await openTool(page);
  await originalText(page).fill("The colour of the harbor is grey.");
  await toggle(page).check();
  await expect(sheet(page, "original").getByText("No mistakes found", { exact: true })).toBeVisible(loading);
  await page.getByText("Spelling, words to keep").click();
  await page.getByLabel("Spelling", { exact: true }).selectOption("us");
  await expect.poll(() => underlined(page, "original")).toContain("colour");
  await page.getByLabel("Spelling", { exact: true }).selectOption("uk");
  await expect.poll(() => underlined(page, "original")).toEqual(["harbor"]);
});
