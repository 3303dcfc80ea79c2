import { expect, humanize, humanizeButton, openTool, originalText, resultText, test } from "./test.ts";

/** Stiff enough to be told from a person's, and long enough to be measured. */
const longPassage =
  "In today's rapidly evolving world, libraries play a crucial role in fostering lifelong learning. It is important to note that they provide invaluable resources to individuals of all ages, thereby empowering communities to thrive. Furthermore, libraries utilize innovative technologies in order to enhance accessibility, ensuring that everyone can benefit. Moreover, they serve as vibrant hubs that facilitate meaningful connections. In conclusion, libraries remain an essential pillar of society, and their profound impact on individuals and families alike cannot be overstated. Ultimately, every city should prioritize its libraries for years to come.";

test.beforeEach(async ({ page }) => {
  await openTool(page);
});

test("tone, spelling and words to keep are asked for, said while closed, and outlive a reload", async ({ page }) => {
  const options = page.getByText("Tone, spelling, words to keep");
  await options.click();
  await page.getByLabel("Tone", { exact: true }).selectOption("Confident");
  await page.getByLabel("Spelling", { exact: true }).selectOption("British");
  await page.getByLabel("Words to keep").fill("utilize, state of the art");
  await humanize(page, "I think that we utilize the color of the neighborhood in order to organize the fair.");
  await expect(resultText(page)).toContainText("We utilize the colour of the neighbourhood to organise the fair.");

  await page.reload();
  await page.locator("#tool[data-ready]").waitFor();
  await expect(page.getByText("Confident tone · British spelling · 2 words kept")).toBeVisible();
  await expect(page.getByText("This result belongs to")).toBeHidden();
  await options.click();
  await page.getByLabel("Tone", { exact: true }).selectOption("Friendly");
  await expect(page.getByText("This result belongs to other settings.")).toBeVisible();
});

test.describe("a word to keep that is too long", () => {
  test.use({ expectedErrors: [/400/] });

  test("is said before it is sent, and refused with a sentence", async ({ page }) => {
    await page.getByText("Tone, spelling, words to keep").click();
    await page.getByLabel("Words to keep").fill("x".repeat(101));
    await expect(page.getByText("of at most 100 characters each").first()).toBeVisible();
    await originalText(page).fill("We utilize plain words.");
    await humanizeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("keep must be a list");
  });
});

test("the style panel shows the gauge with its limits, readability and sentence lengths, before and after", async ({
  page,
}) => {
  await humanize(page, longPassage);
  const panel = page.getByRole("region", { name: "Style, before and after" });
  await expect(panel.getByRole("img", { name: /^AI-likeness before: \d+%$/ })).toBeVisible();
  await expect(panel.getByRole("img", { name: /^AI-likeness after: \d+%$/ })).toBeVisible();
  await expect(panel).toContainText("proves nothing about who wrote a text");
  await expect(panel.getByRole("img", { name: /^Sentence lengths before: 6 sentences/ })).toBeVisible();
  const phrases = panel.getByRole("row", { name: /^Stock phrases/ }).getByRole("cell");
  expect(Number(await phrases.nth(0).innerText())).toBeGreaterThan(Number(await phrases.nth(1).innerText()));
});

test("each sentence is tagged before and after, by shape and in words", async ({ page }) => {
  await humanize(page, longPassage);
  await expect(resultText(page).locator("[data-tag]")).not.toHaveCount(0);
  await expect(
    resultText(page).getByRole("button", { name: /^Choose an alternative for sentence 1, reads / }),
  ).toBeAttached();
  await page.getByLabel("Show Original Text").check();
  await expect(page.getByText("(reads AI-written)").first()).toBeAttached();
});

test("a short text says that there is too little to tell", async ({ page }) => {
  await humanize(page, "We utilize plain words in order to be understood.");
  await expect(page.getByText("Under 60 words of prose there is too little text to tell.")).toBeVisible();
  await expect(resultText(page).locator("[data-tag]")).toHaveCount(0);
});
