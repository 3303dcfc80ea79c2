import { expect, openTool, test } from "./test.ts";

test("the first screen shows an example of a rewrite before any text is entered", async ({ page }) => {
  await openTool(page);

  await test.step("[PAGES-82] a change in the sample shows its reason by mouse and keyboard, and Escape closes it", async () => {
    const change = page.getByRole("button", { name: "prior to changed to before" });
    const reason = page.locator(".sample-reason:popover-open");
    await change.click();
    await expect(reason).toHaveText(/before.+\.$/);
    await page.keyboard.press("Escape");
    await expect(reason).toBeHidden();
    await expect(change).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reason).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(reason).toBeHidden();
  });

  await test.step("[PAGES-56] each style shows a line and an example on hover and on focus", async () => {
    const card = page.locator(".style-card");
    await page.getByRole("radio", { name: "Simple", exact: true }).hover();
    await expect(card).toContainText("Short words and short sentences");
    await expect(card.locator("ins").first()).toBeVisible();
    await card.hover();
    await expect(card).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(card).toBeHidden();

    await page.getByRole("radio", { name: "Standard", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Academic", exact: true })).toBeChecked();
    await expect(card).toContainText("Academic.");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  });

  await test.step("[PAGES-57] the free plan offers every second level of strength", async () => {
    const strength = page.getByRole("slider", { name: "Strength" });
    await expect(strength).toHaveValue("7");
    await page.getByRole("radio", { name: "Free", exact: true }).check();
    await expect(strength).toHaveValue("6");
    await expect(page.getByText("Balanced · 6 of 10")).toBeVisible();
    await strength.press("ArrowRight");
    await expect(strength).toHaveValue("8");
    await page.getByRole("radio", { name: "Standard", exact: true }).check();
    await expect(page.getByText("Strong · 8 of 10")).toBeVisible();
  });
});
