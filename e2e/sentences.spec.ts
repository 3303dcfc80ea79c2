import { changeList, expect, humanize, openTool, resultText, test } from "./test.ts";

const popupName = "Choose an alternative:";

test.beforeEach(async ({ page }) => {
  await openTool(page);
  await humanize(page);
});

test("a sentence is swapped by mouse, and the swap can be undone", async ({ page }) => {
  const before = await resultText(page).innerText();
  await resultText(page).getByText("cranes").click();
  const popup = page.getByRole("dialog", { name: popupName });
  const choice = popup.getByRole("listitem").getByRole("button").first();
  await expect(choice).toBeVisible();
  const wording = await choice.innerText();
  await choice.click();
  await expect(popup).toBeHidden();
  await expect(resultText(page)).toContainText(wording.split("\n").at(-1)!);

  const row = changeList(page).getByRole("listitem").filter({ hasText: "You chose another wording" });
  await row.getByRole("button", { name: /^Undo/ }).click();
  expect(await resultText(page).innerText()).toBe(before);
});

test("a sentence is swapped by keyboard, and the focus comes back to it", async ({ page }) => {
  const before = await resultText(page).innerText();
  await page.getByLabel("Remove Highlights").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: popupName });
  const choices = popup.getByRole("listitem").getByRole("button");
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(choices.last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(popup).toBeHidden();
  await expect(page.getByRole("button", { name: "Choose an alternative for sentence 1" })).toBeFocused();
  expect(await resultText(page).innerText()).not.toBe(before);

  await page.keyboard.press(" ");
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page.getByRole("button", { name: "Choose an alternative for sentence 1" })).toBeFocused();
});

test("the popup opens where its choices have room", async ({ page }) => {
  const sentence = resultText(page).getByText("cranes");
  const popup = page.getByRole("dialog", { name: popupName });
  await page.evaluate(() => window.scrollTo(0, 0));
  const { y } = (await sentence.boundingBox())!;
  await page.setViewportSize({ width: 1280, height: Math.round(y) + 120 });
  await sentence.click();
  await expect(popup.getByRole("listitem").first()).toBeVisible();
  expect((await popup.boundingBox())!.y).toBeLessThan(y);
});

test("a click elsewhere closes the popup", async ({ page }) => {
  await resultText(page).getByText("cranes").click();
  const popup = page.getByRole("dialog", { name: popupName });
  await expect(popup).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(popup).toBeHidden();
});

test("a sentence without alternatives says so", async ({ page }) => {
  await page.route("**/hum/alternatives", (route) => route.fulfill({ json: { alternatives: [] } }));
  await resultText(page).getByText("cranes").click();
  await expect(page.getByRole("dialog", { name: popupName })).toContainText("No alternatives available");
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
