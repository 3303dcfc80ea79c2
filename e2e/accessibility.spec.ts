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

/**
 * Selectors of the parts of the home page that never change. every-route.spec.ts checks them, so they are left out
 * here.
 */
const unchanging = ["#what-it-does", "#how-it-works", "#detectors", "#faq"];

test.use({ expectedErrors: [/Failed to load resource/] });

test("[BEYOND-17] axe (an accessibility checker) finds no fault in any state of the home page's tool", async ({
  page,
}) => {
  await openTool(page);

  await test.step("axe finds no fault in an error message", async () => {
    await page.route("**/hum", (route) => route.abort());
    await originalText(page).fill(passage);
    await humanizeButton(page).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, unchanging);
    await page.unrouteAll();
  });

  await test.step("axe finds no fault in a result with an undone change", async () => {
    await humanize(page);
    await page
      .getByRole("button", { name: /^Undo:/ })
      .first()
      .click();
    await expectAccessible(page, unchanging);
  });

  await test.step("axe finds no fault in the popup with other wordings", async () => {
    await resultText(page).getByText("van").click();
    const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole("status")).toBeHidden();
    await expectAccessible(page, unchanging);
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("axe finds no fault in a comparison and in a text beyond the limit", async () => {
    await page.getByLabel("Show Original Text").check();
    await originalText(page).fill(`${passage} `.repeat(8));
    await expect(page.getByText("Word limit exceeded")).toBeVisible();
    await expectAccessible(page, unchanging);
    await page.getByLabel("Show Original Text").uncheck();
  });

  await test.step("axe finds no fault in the opened options with an error", async () => {
    await page.getByText("Spelling, words to keep").click();
    await page.getByLabel("Words to keep").fill("x".repeat(101));
    await expect(page.getByText("of at most 100 characters each").first()).toBeVisible();
    await expectAccessible(page, unchanging);
  });

  await test.step("axe finds no fault in the style panel and the sentence tags, also in a comparison", async () => {
    await page.getByLabel("Words to keep").fill("library");
    await humanize(page, longPassage);
    await expect(resultText(page).locator("[data-tag]")).not.toHaveCount(0);
    await expectAccessible(page, unchanging);

    await page.getByLabel("Show Original Text").check();
    await expect(page.locator(".tagged")).not.toHaveCount(0);
    await expectAccessible(page, unchanging);
  });
});
