import { expectNoViolations } from "./axe.ts";
import { expect, humanize, longPassage, openTool, originalText, passage, resultText, sizes, test } from "./test.ts";

/** The parts of the home page that are the same in every state of the tool. */
const unchanging = ["#what-it-does", "#how-it-works", "#detectors", "#faq"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme} at ${viewport.width} pixels`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing in the empty tool, a result, its popup, its comparison and the limit", async ({
        page,
      }) => {
        await openTool(page);
        await expectNoViolations(page);

        await humanize(page);
        await page
          .getByRole("button", { name: /^Undo:/ })
          .first()
          .click();
        await expectNoViolations(page, unchanging);

        await resultText(page).getByText("van").click();
        const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
        await expect(popup.getByRole("status")).toBeHidden();
        await expectNoViolations(page, unchanging);
        await page.keyboard.press("Escape");

        await page.getByLabel("Show Original Text").check();
        await originalText(page).fill(`${passage} `.repeat(8));
        await expectNoViolations(page, unchanging);
      });

      test("axe finds nothing in the opened options, the style panel and the sentence tags", async ({ page }) => {
        await openTool(page);
        await page.getByText("Tone, spelling, words to keep").click();
        await page.getByLabel("Words to keep").fill("x".repeat(101));
        await expectNoViolations(page, unchanging);

        await page.getByLabel("Words to keep").fill("library");
        await humanize(page, longPassage);
        await expect(resultText(page).locator("[data-tag]")).not.toHaveCount(0);
        await expectNoViolations(page, unchanging);

        await page.getByLabel("Show Original Text").check();
        await expect(page.locator(".tagged")).not.toHaveCount(0);
        await expectNoViolations(page, unchanging);
      });
    });
  }
}

test.describe("trouble", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("axe finds nothing in an error and on the page for what is not there", async ({ page }) => {
    await openTool(page);
    await page.route("**/hum", (route) => route.abort());
    await originalText(page).fill(passage);
    await page.getByRole("button", { name: "Humanize", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await expectNoViolations(page, unchanging);
    await page.goto("/no/such/page");
    await expectNoViolations(page);
  });
});
