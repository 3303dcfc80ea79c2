import { expect, humanize, humanizeButton, openTool, originalText, passage, resultText, test } from "./test.ts";

const sentence = "The ferry leaves the old harbour at nine today. ";

test("the text field accepts an example or a text, shows its limit, grows, removes Markdown, and survives a reload", async ({
  page,
}) => {
  await openTool(page);

  await test.step("[PAGES-109] an example fills the field and focuses the button", async () => {
    await page.getByRole("button", { name: "A formal email" }).press("Enter");
    await expect(originalText(page)).toHaveValue(/^I am writing to inform you/);
    await expect(humanizeButton(page)).toBeFocused();
  });

  await test.step("[PAGES-64, PAGES-67, PAGES-78] words beyond the limit are marked, and the button is disabled", async () => {
    await originalText(page).fill(`${sentence.repeat(22)}Two more. Over the limit.`);
    await expect(page.getByText("203/200 words")).toBeVisible();
    await expect(page.getByText("Word limit exceeded")).toBeVisible();
    await expect(page.locator("mark")).toHaveText("Over the limit.");
    await expect(page.getByRole("button", { name: "Upgrade Required" })).toBeDisabled();
    await originalText(page).fill(sentence);
    await expect(page.getByText("Word limit exceeded")).toBeHidden();
    await expect(humanizeButton(page)).toBeEnabled();
  });

  await test.step("[PAGES-69] the buttons Remove Markdown and Remove ASCII appear if they would change the text, and can be undone", async () => {
    await originalText(page).fill("Plain words.");
    await expect(page.getByLabel("Remove Markdown")).toBeHidden();
    await expect(page.getByLabel("Remove ASCII")).toBeHidden();

    const marked = "# The plan\n\nWe **must** [read](https://example.org) it.\u200b";
    await originalText(page).fill(marked);
    await page.getByLabel("Remove Markdown").check();
    await expect(originalText(page)).toHaveValue("The plan\n\nWe must read it.\u200b");
    await page.getByLabel("Remove ASCII").check();
    await expect(originalText(page)).toHaveValue("The plan\n\nWe must read it.");
    await page.getByLabel("Remove ASCII").uncheck();
    await expect(originalText(page)).toHaveValue("The plan\n\nWe must read it.\u200b");
  });

  await test.step("[PAGES-65] the field grows from six rows to twenty", async () => {
    await originalText(page).fill("");
    await expect(originalText(page)).toHaveAttribute("rows", "6");
    const sheet = page.locator(".sheet-scroll").first();
    const height = async () => (await sheet.boundingBox())!.height;
    const empty = await height();
    await originalText(page).fill(Array.from({ length: 16 }, () => "A line.").join("\n"));
    const grown = await height();
    expect(grown).toBeGreaterThan(empty);
    await originalText(page).fill(Array.from({ length: 60 }, () => "A line.").join("\n"));
    expect(await height()).toBeLessThanOrEqual(20 * 28 + 24);
    const field = originalText(page);
    expect(await field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

  await test.step("[ENTITIES-39, PAGES-110] a reload keeps the text, the settings and the result", async () => {
    await page.getByRole("radio", { name: "Formal", exact: true }).check();
    await page.getByRole("slider", { name: "Strength" }).fill("9");
    await humanize(page);
    const shown = await resultText(page).innerText();
    await page.reload();
    await expect(originalText(page)).toHaveValue(passage);
    await expect(page.getByRole("radio", { name: "Formal", exact: true })).toBeChecked();
    await expect(page.getByRole("slider", { name: "Strength" })).toHaveValue("9");
    expect(await resultText(page).innerText()).toBe(shown);
  });
});

test("text that is typed before the page's scripts have loaded is kept", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await originalText(page).pressSequentially("Typed early");
  await page.getByRole("radio", { name: "Simple" }).check();
  held.resolve();
  await page.locator("#tool[data-ready]").waitFor();
  await originalText(page).pressSequentially(" and late");
  await expect(originalText(page)).toHaveValue("Typed early and late");
  await expect(page.getByText("4/200 words")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Simple" })).toBeChecked();
});
