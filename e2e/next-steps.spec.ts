import { expectNoViolations } from "./axe.ts";
import { enterNewAccount, makePremium, newEmail } from "./people.ts";
import { expect, humanize, humanizeButton, longPassage, openTool, resultText, sizes, test } from "./test.ts";

for (const size of sizes) {
  const isPhone = size.width < 768;

  test(`a result with a high AI score offers next steps at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await openTool(page);
    await humanize(page, longPassage);
    const panel = page.getByRole("region", { name: "What you can do next" });
    const step = (name: string | RegExp) => panel.getByRole("button", { name });

    await test.step("[PAGES-161] the panel names the AI score and promises no better one, and axe (an accessibility checker) finds no fault", async () => {
      await expect(panel).toContainText(
        /The AI score is still \d+%\. These steps can help, but we don't promise any score\./,
      );
      await expect(step("Turn on Ultra run")).toHaveCount(0);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page);
      }
    });

    await test.step("[PAGES-161] a step moves the focus to the list of stock phrases that remain", async () => {
      await step(/^See \d+ stock phrases? in the result$/).press("Enter");
      await expect(page.getByRole("heading", { name: /^Stock phrases still there/ })).toBeFocused();
      await expect(page.getByRole("heading", { name: /^Stock phrases still there/ })).toBeInViewport();
    });

    await test.step("[PAGES-161] a step opens the styles, which are in a sheet on phones", async () => {
      await step("Try another style").click();
      const style = page.getByRole("radio", { name: "Standard", exact: true });
      await expect(style).toBeInViewport();
      await expect(isPhone ? page.getByRole("heading", { name: "Style and strength" }) : style).toBeFocused();
      if (isPhone) await page.keyboard.press("Escape");
    });

    await test.step("[PAGES-161] a step opens the text for editing, even while the comparison is shown", async () => {
      await page.getByLabel("Show Original Text").check();
      await step("Edit by hand").click();
      await expect(page.getByRole("textbox", { name: "Edit the rewritten text" })).toBeFocused();
      await expect(step("Edit by hand")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(resultText(page)).toBeVisible();
    });

    await test.step("[PAGES-161] a step raises the strength and moves the focus to the main button", async () => {
      await step("Raise the strength to 10").press("Enter");
      await expect(humanizeButton(page)).toBeFocused();
      await expect(humanizeButton(page)).toBeInViewport();
      await expect(page.getByText("Settings changed. Humanize again to update.")).toBeVisible();
      await humanizeButton(page).press("Enter");
      await expect(page.getByText("Settings changed.")).toBeHidden();
      await expect(step("Raise the strength to 10")).toHaveCount(0);
    });
  });

  test(`[PAGES-162] the buttons Edit and Done have the same place before and after the first undo at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openTool(page);
    await humanize(page);
    const placeOf = async (name: string) => {
      const button = page.locator(".result-sheet").getByRole("button", { name, exact: true });
      const head = (await page.locator(".result-sheet").boundingBox())!;
      const { x, y, width } = (await button.boundingBox())!;
      return { x: x - head.x, y: y - head.y, width };
    };
    const edit = await placeOf("Edit");
    await page
      .getByRole("button", { name: /^Undo: / })
      .first()
      .click();
    await expect(page.locator(".result-sheet").getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
    expect(await placeOf("Edit")).toEqual(edit);
    await page.locator(".result-sheet").getByRole("button", { name: "Edit", exact: true }).click();
    expect(await placeOf("Done")).toEqual(edit);
  });
}

test("[PAGES-163] on a phone nothing in the settings sheet moves when another style is chosen", async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  await openTool(page);
  await page.getByRole("button", { name: /^Style and strength: / }).click();
  const sheet = page.getByRole("group", { name: "Style and strength" });
  const places = () =>
    sheet
      .locator(".style, #ultra, #level, summary")
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().y)));
  const before = await places();
  for (const style of ["Free", "Academic", "Simple", "Formal", "Informal", "Expand", "Shorten", "Standard"]) {
    await sheet.getByRole("radio", { name: style, exact: true }).check();
    await expect(sheet.locator(".style-help > [data-shown] ins").first()).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test("[PAGES-164] with Premium, which has no limit of rewrites, no note says that another version counts, and Ultra run is offered", async ({
  page,
}) => {
  const email = newEmail("uncounted");
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
  await page.getByRole("switch", { name: "Ultra run" }).uncheck();
  await humanize(page, longPassage);
  await expect(page.getByRole("button", { name: "Try another version" })).toBeVisible();
  await expect(page.getByText("Counts as a rewrite.")).toHaveCount(0);
  await page.getByRole("button", { name: "Turn on Ultra run" }).click();
  await expect(page.getByRole("switch", { name: "Ultra run" })).toBeChecked();
  await expect(humanizeButton(page)).toBeFocused();
});
