import { expectNoViolations } from "./axe.ts";
import { expect, openTool, originalText, resultText, sizes, test } from "./test.ts";

const sentence = "In order to win, the team must utilize every drill. ";
/** A text of 252 words. The limit of 200 words is inside its twentieth sentence. */
const text = `${sentence.repeat(19)}The rest, which is very long, says that ${"they train and ".repeat(17)}then they rest.`;

test("[PAGES-67, PAGES-68, WORDS-11] a text over the limit gets its first 200 words rewritten, and the rest is shown unchanged", async ({
  page,
}) => {
  await openTool(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await originalText(page).fill(text);
    await expect(page.getByText("You're 52 words over the limit.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Upgrade Required" })).toBeDisabled();
    await expect(page.getByRole("link", { name: "Upgrade to unlock more words" })).toHaveAttribute("href", "/pricing");
    const sent = page.waitForRequest("**/hum");
    await page.getByRole("button", { name: "Rewrite the first 200 words" }).press("Enter");
    expect((await sent).postDataJSON()).toMatchObject({ text_content: sentence.repeat(19).trim() });

    await expect(resultText(page)).toContainText("To win, the team must use every drill.");
    const rest = page.getByRole("region", { name: "Not rewritten" });
    await expect(rest).toContainText("We didn't rewrite the last 62 words.");
    await expect(rest).toContainText(/The rest, which is very long.*then they rest\.$/);
    await expect(originalText(page)).toHaveValue(text);
    await expect(page.getByText("Settings changed.")).toBeHidden();
    await page.reload();
    await expect(rest).toBeVisible();
    await expectNoViolations(page);

    await originalText(page).fill(sentence);
    await page.getByRole("button", { name: "Humanize", exact: true }).click();
    await expect(rest).toBeHidden();
  }
});
