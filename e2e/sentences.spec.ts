import { changeList, expect, humanize, openTool, resultText, test } from "./test.ts";

const popupName = "Choose an alternative:";

test.beforeEach(async ({ page }) => {
  await openTool(page);
  await humanize(page);
});

test("another wording of a sentence is chosen by mouse and by keyboard, where there is one", async ({ page }) => {
  const popup = page.getByRole("dialog", { name: popupName });
  const choices = popup.getByRole("listitem").getByRole("button");
  const sentence = resultText(page).getByText("cranes");

  await test.step("the popup opens where its choices have room", async () => {
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

  await test.step("a click elsewhere closes the popup", async () => {
    await sentence.click();
    await expect(popup).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(popup).toBeHidden();
  });

  await test.step("a sentence is swapped by mouse, and the swap can be undone", async () => {
    const before = await resultText(page).innerText();
    await sentence.click();
    await expect(choices.first()).toBeVisible();
    const wording = await choices.first().innerText();
    await choices.first().click();
    await expect(popup).toBeHidden();
    await expect(resultText(page)).toContainText(wording.split("\n").at(-1)!);

    const row = changeList(page).getByRole("listitem").filter({ hasText: "You chose another wording" });
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => resultText(page).innerText()).toBe(before);
  });

  await test.step("a sentence is swapped by keyboard, and the focus comes back to it", async () => {
    const before = await resultText(page).innerText();
    await page.getByRole("button", { name: "Edit", exact: true }).focus();
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

  await test.step("a sentence without alternatives says so", async () => {
    await page.route("**/hum/alternatives", (route) => route.fulfill({ json: { alternatives: [] } }));
    await resultText(page).getByText("dawn").click();
    await expect(popup).toContainText("No alternatives available");
  });
});

test.describe("when alternatives fail", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the popup says why and asks again", async ({ page }) => {
    await page.route("**/hum/alternatives", (route) => route.abort(), { times: 1 });
    await resultText(page).getByText("cranes").click();
    const popup = page.getByRole("dialog", { name: popupName });
    await expect(popup.getByRole("alert")).toContainText("Network error - please check your connection");
    await expect(popup.getByRole("button", { name: "Try again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(popup.getByRole("listitem").getByRole("button").first()).toBeFocused();
  });
});
