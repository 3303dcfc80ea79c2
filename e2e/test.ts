import { test as base, expect, type Page } from "@playwright/test";

/** Fails a journey when the page logged an error, threw one, or broke its content security policy. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.text().includes("Content Security Policy"))
        problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    await use(page);
    expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([]);
  },
});

export { expect };

/** Opens the home page and waits until it answers. */
export async function openTool(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("#tool[data-ready]").waitFor();
}

export const originalText = (page: Page) => page.getByLabel("Original Text", { exact: true });
export const humanizeButton = (page: Page) => page.getByRole("button", { name: "Humanize", exact: true });
export const resultText = (page: Page) => page.getByRole("group", { name: "Rewritten text" });
export const changeList = (page: Page) => page.getByRole("region", { name: "Changes" });

/** A stiff passage whose edits any version of the engine must find. */
export const passage = [
  "In order to repair the bridge, the council utilized 14 cranes. Furthermore, the engineers had to commence their work prior to dawn.",
  '"We slept in the van," said Priya Nair, who led the night shift.',
].join("\n\n");

/** Enters the passage and waits for its result. */
export async function humanize(page: Page, text = passage): Promise<void> {
  await originalText(page).fill(text);
  await humanizeButton(page).click();
  await expect(resultText(page)).toBeVisible();
}
