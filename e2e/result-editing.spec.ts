import { expect, humanize, longPassage, openTool, resultText, test } from "./test.ts";

const gauge = /^AI-likeness after: \d+%$/;

test("the AI score follows what is shown, and measuring it counts no rewrite", async ({ page }) => {
  await openTool(page);
  await humanize(page, longPassage);
  const panel = page.getByRole("region", { name: "Style, before and after" });
  const foot = page.getByText(/^AI-likeness \d+%$/);
  const scoreOf = (which: string) =>
    panel.getByRole("img", { name: new RegExp(`^AI-likeness ${which}: `) }).getAttribute("aria-label");
  const percent = async (which: string) => /\d+%/.exec((await scoreOf(which))!)![0];
  const rewritten = await percent("after");
  await expect(foot).toHaveText(`AI-likeness ${rewritten}`);

  await test.step("with everything undone it is the original's", async () => {
    await page.getByRole("button", { name: "Undo all" }).click();
    await expect(foot).toHaveText(`AI-likeness ${await percent("before")}`);
    expect(await percent("after")).toBe(await percent("before"));
    await page.getByRole("button", { name: "Redo all" }).click();
    await expect(foot).toHaveText(`AI-likeness ${rewritten}`);
  });

  await test.step("a text that was not measured yet is, and its sentences are tagged again", async () => {
    const tagged = resultText(page).locator("[data-tag]");
    const count = await tagged.count();
    const rewrites: string[] = [];
    page.on("request", (request) => {
      if (/\/hum(\/sentence|\/runs)?$/.test(request.url())) rewrites.push(request.url());
    });
    const asked = page.waitForRequest("**/hum/measure");
    await page.getByRole("region", { name: "Changes" }).getByRole("button", { name: /^Undo/ }).nth(2).click();
    await expect(panel).toContainText("Measuring the AI score again");
    expect(Object.keys((await asked).postDataJSON() as object)).toEqual(["text"]);
    await expect(panel.getByRole("img", { name: gauge })).toBeVisible();
    await expect(panel).not.toContainText("Measuring the AI score again");
    await expect(foot).toBeVisible();
    await expect(tagged).toHaveCount(count);
    expect(rewrites).toEqual([]);
  });
});

test.describe("when measuring fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page says so, shows no old score for the text, and asks again", async ({ page }) => {
    await openTool(page);
    await humanize(page, longPassage);
    await page.route("**/hum/measure", (route) => route.abort(), { times: 1 });
    const undo = page.getByRole("region", { name: "Changes" }).getByRole("button", { name: /^Undo/ });
    await undo.nth(2).click();
    const problem = page.getByRole("alert").filter({ hasText: "The AI score of your edited text is missing." });
    await expect(problem).toContainText("Network error");
    await expect(page.getByText(/^AI-likeness \d+%$/)).toHaveCount(0);
    await problem.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/^AI-likeness \d+%$/)).toBeVisible();
    await expect(problem).toBeHidden();
  });
});
