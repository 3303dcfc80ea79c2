import { expectNoViolations } from "./axe.ts";
import { changeList, expect, humanize, openTool, resultText, sizes, test } from "./test.ts";

const popupName = "Choose an alternative:";

test.beforeEach(async ({ page }) => {
  await openTool(page);
  await humanize(page);
});

test("another wording of a sentence can be selected by mouse and keyboard", async ({ page }) => {
  const popup = page.getByRole("dialog", { name: popupName });
  const choices = popup.getByRole("listitem").getByRole("button");
  const sentence = resultText(page).getByText("cranes");

  await test.step("the popup opens on the side with room for its choices", async () => {
    const whole = page.viewportSize()!;
    await page.evaluate(() => window.scrollTo(0, 0));
    const { y } = (await sentence.boundingBox())!;
    await page.setViewportSize({ width: 1280, height: Math.round(y) + 120 });
    await sentence.click();
    await expect(popup.getByRole("listitem").first()).toBeVisible();
    expect((await popup.boundingBox())!.y).toBeLessThan(y);
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await page.setViewportSize(whole);
  });

  await test.step("[PAGES-106] a click outside closes the popup", async () => {
    await sentence.click();
    await expect(popup).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(popup).toBeHidden();
  });

  await test.step("[PAGES-92] a sentence is replaced by mouse, and the change can be undone", async () => {
    const before = await resultText(page).innerText();
    await sentence.click();
    await expect(choices.first()).toBeVisible();
    const others = popup.getByRole("list", { name: "Alternatives" }).getByRole("button");
    const wording = (await others.first().textContent())!;
    await expect(others.first().locator("mark, .change").first()).toBeAttached();
    await others.first().click();
    await expect(popup).toBeHidden();
    await expect(resultText(page)).toContainText(wording);

    const row = changeList(page).getByRole("listitem").filter({ hasText: "You chose an alternative" });
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => resultText(page).innerText()).toBe(before);
  });

  await test.step("[PAGES-106, STATES-36] a sentence is replaced by keyboard, and gets the focus back", async () => {
    const before = await resultText(page).innerText();
    await page.getByRole("button", { name: "Try another version" }).focus();
    await page.keyboard.press("Tab");
    await expect(resultText(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(choices.last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(popup).toBeHidden();
    await expect(page.getByRole("button", { name: "Choose an alternative for sentence 1" })).toBeFocused();
    await expect.poll(() => resultText(page).innerText()).not.toBe(before);

    await page.keyboard.press(" ");
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(page.getByRole("button", { name: "Choose an alternative for sentence 1" })).toBeFocused();
  });

  await test.step("[PAGES-94] if a sentence has no alternatives, its popup says so", async () => {
    await page.route("**/hum/alternatives", (route) => route.fulfill({ json: { alternatives: [], synonyms: [] } }));
    await resultText(page).getByText("dawn").click();
    await expect(popup).toContainText("No alternatives available");
  });
});

test("[PAGES-93] the popup of a sentence offers synonyms for a word, by mouse and keyboard", async ({ page }) => {
  const popup = page.getByRole("dialog", { name: popupName });
  const changed = resultText(page).getByRole("button", { name: /was: commence$/ });
  const synonym = popup.getByRole("list", { name: /^Synonyms for "/ }).getByRole("button", { name: /^(start|begin)$/ });
  const own = changeList(page).getByRole("listitem").filter({ hasText: "Edited by you." });
  const before = await resultText(page).innerText();

  await test.step("the popup of a changed word shows the change and further synonyms", async () => {
    await changed.click();
    await expect(popup).toContainText("commence");
    const word = (await synonym.textContent())!;
    await synonym.click();
    await expect(popup).toBeHidden();
    await expect(resultText(page)).toContainText(`had to ${word} their work`);
    await expect(own).toHaveCount(1);
    await own.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => resultText(page).innerText()).toBe(before);
  });

  await test.step("if a word has no synonyms, the popup says so beside the other wordings of the sentence", async () => {
    await resultText(page).scrollIntoViewIfNeeded();
    const place = await resultText(page).evaluate((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf("cranes") ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at + 1);
        range.setEnd(node, at + 4);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error("The word is not there.");
    });
    await page.mouse.click(place.x, place.y);
    await expect(popup).toContainText('No synonyms for "cranes" fit here.');
    await expect(popup.getByRole("list", { name: "Alternatives" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("arrow keys select a word, and Enter opens its synonyms", async () => {
    await changed.focus();
    await page.keyboard.press("Enter");
    await expect(synonym).toBeVisible();
    const word = (await synonym.textContent())!;
    while (!(await synonym.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await expect(resultText(page)).toContainText(`had to ${word} their work`);
  });

  await test.step("axe (an accessibility checker) finds no fault in the popup at either window width", async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await resultText(page)
        .getByRole("button", { name: /was: utilized$/ })
        .click();
      await expect(popup.getByRole("listitem").first()).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
    }
  });
});

test.describe("when alternative wordings fail to load,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("[STATES-36] the popup of a sentence says why, and can load them again", async ({ page }) => {
    await page.route("**/hum/alternatives", (route) => route.abort(), { times: 1 });
    await resultText(page).getByText("cranes").click();
    const popup = page.getByRole("dialog", { name: popupName });
    await expect(popup.getByRole("alert")).toContainText("Network error - please check your connection");
    await expect(popup.getByRole("button", { name: "Try Again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(popup.getByRole("listitem").getByRole("button").first()).toBeFocused();
  });
});
