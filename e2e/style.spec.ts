import { enterNewAccount, makePremium, newEmail, verify } from "./people.ts";
import { expect, humanize, humanizeButton, longPassage, openTool, originalText, resultText, test } from "./test.ts";

const options = "Spelling, words to keep";
const withTone = "Tone, spelling, words to keep";

test("a result shows its readability even with forced colors, and options apply to the next rewrite", async ({
  page,
}) => {
  await openTool(page);
  await test.step("[PAGES-83] a short text says that it is too short to measure", async () => {
    await humanize(page, "We utilize plain words in order to be understood.");
    await expect(
      page.getByText("Too short to measure: the text needs at least 60 words of English prose."),
    ).toBeVisible();
    await expect(resultText(page).locator("[data-tag]")).toHaveCount(0);
  });

  await test.step("[BEYOND-9, PAGES-80] the style panel shows the AI score with its limits, readability and sentence lengths, before and after", async () => {
    await humanize(page, longPassage);
    const panel = page.getByRole("region", { name: "Readability, before and after" });
    await expect(panel.getByRole("img", { name: /^AI-likeness before: \d+%$/ })).toBeVisible();
    await expect(panel.getByRole("img", { name: /^AI-likeness after: \d+%$/ })).toBeVisible();
    await expect(panel).toContainText("proves nothing about who wrote a text");
    await expect(panel.getByRole("img", { name: /^Sentence lengths before: 6 sentences/ })).toBeVisible();
    const phrases = panel.getByRole("row", { name: /^Stock phrases/ }).getByRole("cell");
    expect(Number(await phrases.nth(0).innerText())).toBeGreaterThan(Number(await phrases.nth(1).innerText()));
  });

  await test.step("[PAGES-86] each sentence, before and after the rewrite, has a tag that differs by shape and by words", async () => {
    await expect(resultText(page).locator("[data-tag]")).not.toHaveCount(0);
    await expect(
      resultText(page).getByRole("button", { name: /^Choose an alternative for sentence 1, reads / }),
    ).toBeAttached();
    await page.getByLabel("Show Original Text").check();
    await expect(page.getByText("(reads as AI-written)").first()).toBeAttached();
    await page.getByLabel("Show Original Text").uncheck();
  });

  await test.step("[BEYOND-17] with forced colors, a filled dot still differs from a ring, and the main button from text", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const dot = (tag: string) =>
      page.locator(`.tag-mark[data-tag=${tag}]`).evaluate((mark) => getComputedStyle(mark, "::before").backgroundImage);
    expect(await dot("ai")).toContain("gradient");
    expect(await dot("ai")).not.toBe(await dot("human"));
    await expect(humanizeButton(page)).toHaveCSS("outline-style", "solid");
    await page.emulateMedia({ forcedColors: null });
  });

  for (const [name, change] of Object.entries({
    "without a likeness": { likeness: undefined },
    "without style": { stats: { before: { words: 1, sentences: 1 }, after: { words: 1, sentences: 1 }, changed: 0 } },
  })) {
    await test.step(`a result that an earlier version of the page has stored ${name} is not shown, and the text stays`, async () => {
      await page.evaluate((part) => {
        const state = JSON.parse(sessionStorage.getItem("result")!);
        sessionStorage.setItem("result", JSON.stringify({ ...state, result: { ...state.result, ...part } }));
        if (!("likeness" in part)) return;
        const { text, mode, level } = JSON.parse(sessionStorage.getItem("draft")!);
        sessionStorage.setItem("draft", JSON.stringify({ text, mode, level }));
      }, change);
      await page.reload();
      await page.locator("#tool[data-ready]").waitFor();
      await expect(originalText(page)).not.toBeEmpty();
      await expect(resultText(page)).toBeHidden();
      await humanizeButton(page).click();
      await expect(resultText(page)).toBeVisible();
    });
  }

  await test.step("[BEYOND-3, BEYOND-5, CONSTANTS-70] spelling and words to keep are sent, are summarized when the options are closed, and survive a reload", async () => {
    await page.getByText(options, { exact: true }).click();
    await expect(page.getByLabel("Tone", { exact: true })).toHaveCount(0);
    await page.getByLabel("Spelling", { exact: true }).selectOption("British");
    await page.getByLabel("Words to keep").fill("utilize, state of the art");
    await humanize(page, "We utilize the color of the neighborhood in order to organize the fair.");
    await expect(resultText(page)).toContainText("We utilize the colour of the neighbourhood to organise the fair.");

    await page.reload();
    await page.locator("#tool[data-ready]").waitFor();
    await expect(page.getByText("British spelling · 2 words kept", { exact: true })).toBeVisible();
    await expect(page.getByText("Humanize again to update.")).toBeHidden();
    await page.getByText(options, { exact: true }).click();
    await page.getByLabel("Spelling", { exact: true }).selectOption("American");
    await expect(page.getByText("Settings changed. Humanize again to update.")).toBeVisible();
  });
});

test("[BEYOND-5, CONSTANTS-70, RULES-39] the choice of tones is shown and sent if the server has a language model, and hidden otherwise", async ({
  page,
}) => {
  const tone = page.getByLabel("Tone", { exact: true });
  const ultra = page.getByRole("switch", { name: "Ultra run" });
  const email = newEmail("tone");
  const sent = async (path: string) => {
    const asked = page.waitForRequest(`**${path}`);
    await humanize(page);
    return (await asked).postDataJSON() as object;
  };
  async function openDashboard(): Promise<void> {
    await page.goto("/dashboard");
    await page.locator("#tool[data-ready]").waitFor();
  }
  await enterNewAccount(page, email);

  await test.step("a free account can choose a tone only while it has free Pro rewrites", async () => {
    await openDashboard();
    await page.getByText(options, { exact: true }).click();
    await expect(page.getByLabel("Spelling", { exact: true })).toBeVisible();
    await expect(tone).toHaveCount(0);
    await verify(page, email);
    await openDashboard();
    await page.getByText(withTone, { exact: true }).click();
    await tone.selectOption("Diplomatic");
    expect(await sent("/hum/runs")).toMatchObject({ tone: "diplomatic" });
  });

  await test.step("with Premium, tones are shown only while Ultra run is on, and the chosen one is remembered", async () => {
    await makePremium(page, email);
    await openDashboard();
    await page
      .getByRole("dialog", { name: "Welcome to Premium" })
      .getByRole("button", { name: "Start writing" })
      .click();
    await ultra.uncheck();
    await expect(page.getByText(options, { exact: true })).toBeVisible();
    expect(await sent("/hum")).not.toHaveProperty("tone");
    await expect(page.getByText("The tone wasn't applied")).toHaveCount(0);
    await ultra.check();
    await expect(page.getByText("Diplomatic tone", { exact: true })).toBeVisible();
    await page.getByText(withTone, { exact: true }).click();
    await expect(tone).toHaveValue("diplomatic");
    expect(await sent("/hum/runs")).toMatchObject({ tone: "diplomatic", ultra: true });
    await tone.selectOption("Friendly");
    await expect(page.getByText("Settings changed. Humanize again to update.")).toBeVisible();
    await ultra.uncheck();
    await expect(tone).toHaveCount(0);
  });
});

test.describe("when a word to keep is too long,", () => {
  test.use({ expectedErrors: [/400/] });

  test("[CONSTANTS-26] the page reports it before anything is sent, and the server refuses it", async ({ page }) => {
    await openTool(page);
    await page.getByText(options, { exact: true }).click();
    await page.getByLabel("Words to keep").fill("x".repeat(101));
    await expect(page.getByText("of at most 100 characters each").first()).toBeVisible();
    await originalText(page).fill("We utilize plain words.");
    await humanizeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("keep must be a list");
  });
});
