import { test as base, expect, type Page } from "@playwright/test";

/**
 * Returns a different client address for each test, because limits apply to each client address. The server accepts the
 * address because it trusts this machine as a proxy.
 */
const someAddress = () => `198.18.${crypto.getRandomValues(new Uint8Array(2)).join(".")}`;

/**
 * The `test` function of all browser tests. A test fails if the page logs an error that the test does not expect,
 * throws an error, or violates the page's content security policy.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": someAddress() });
  },
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

/** The window sizes of a desktop and a phone. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Opens the home page and waits until it is interactive. */
export async function openTool(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("#tool[data-ready]").waitFor();
}

export const originalText = (page: Page) => page.getByLabel("Original Text", { exact: true });
export const humanizeButton = (page: Page) => page.getByRole("button", { name: "Humanize", exact: true });
export const resultText = (page: Page) => page.getByRole("group", { name: "Rewritten text" });
export const changeList = (page: Page) => page.getByRole("region", { name: "Changes" });

/** A passage in stiff prose, for which every version of the engine must find changes. */
export const passage = [
  "In order to repair the bridge, the council utilized 14 cranes. Furthermore, the engineers had to commence their work prior to dawn.",
  '"We slept in the van," said Priya Nair, who led the night shift.',
].join("\n\n");

/** A text that gets a high AI score and is long enough to be measured. */
export const longPassage =
  "In today's rapidly evolving world, libraries play a crucial role in fostering lifelong learning. It is important to note that they provide invaluable resources to individuals of all ages, thereby empowering communities to thrive. Furthermore, libraries utilize innovative technologies in order to enhance accessibility, ensuring that everyone can benefit. Moreover, they serve as vibrant hubs that facilitate meaningful connections. In conclusion, libraries remain an essential pillar of society, and their profound impact on individuals and families alike cannot be overstated. Ultimately, every city should prioritize its libraries for years to come.";

/** Enters a passage, rewrites it, and waits for the result. */
export async function humanize(page: Page, text = passage): Promise<void> {
  await originalText(page).fill(text);
  await humanizeButton(page).click();
  await expect(resultText(page)).toBeVisible();
}
