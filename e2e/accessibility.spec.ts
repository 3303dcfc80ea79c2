import { expectAccessible } from "./axe.ts";
import {
  expect,
  humanize,
  humanizeButton,
  longPassage,
  openTool,
  originalText,
  passage,
  resultText,
  test,
} from "./test.ts";

/** The parts of the home page that are the same in every state of the tool. Its empty state is among every route. */
const unchanging = ["#what-it-does", "#how-it-works", "#detectors", "#faq"];

test.use({ expectedErrors: [/Failed to load resource/] });

test("[BEYOND-17] axe finds nothing in any state of the tool", async ({ page }) => {
  await openTool(page);

  await test.step("an error", async () => {
    await page.route("**/hum", (route) => route.abort());
    await originalText(page).fill(passage);
    await humanizeButton(page).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, unchanging);
    await page.unrouteAll();
  });

  await test.step("a result with an undone change", async () => {
    await humanize(page);
    await page
      .getByRole("button", { name: /^Undo:/ })
      .first()
      .click();
    await expectAccessible(page, unchanging);
  });

  await test.step("the popup with other wordings", async () => {
    await resultText(page).getByText("van").click();
    const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole("status")).toBeHidden();
    await expectAccessible(page, unchanging);
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a comparison, and a text beyond the limit", async () => {
    await page.getByLabel("Show Original Text").check();
    await originalText(page).fill(`${passage} `.repeat(8));
    await expect(page.getByText("Word limit exceeded")).toBeVisible();
    await expectAccessible(page, unchanging);
    await page.getByLabel("Show Original Text").uncheck();
  });

  await test.step("the opened options with an error", async () => {
    await page.getByText("Spelling, words to keep").click();
    await page.getByLabel("Words to keep").fill("x".repeat(101));
    await expect(page.getByText("of at most 100 characters each").first()).toBeVisible();
    await expectAccessible(page, unchanging);
  });

  await test.step("the style panel and the sentence tags, also compared", async () => {
    await page.getByLabel("Words to keep").fill("library");
    await humanize(page, longPassage);
    await expect(resultText(page).locator("[data-tag]")).not.toHaveCount(0);
    await expectAccessible(page, unchanging);

    await page.getByLabel("Show Original Text").check();
    await expect(page.locator(".tagged")).not.toHaveCount(0);
    await expectAccessible(page, unchanging);
  });
});
