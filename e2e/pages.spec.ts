import { expectNoViolations } from "./axe.ts";
import { expect, humanize, humanizeButton, openTool, originalText, passage, sizes, test } from "./test.ts";

const phone = sizes[1];

test("[PAGES-1, PAGES-2, PAGES-4, PAGES-36, PAGES-82] the home page can be read without JavaScript, and says what the product does", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL!);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["What Rewright does", "How it works", "AI detectors that people ask about"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByText("We don't promise any result with these detectors.")).toBeVisible();
  await page.getByRole("button", { name: "utilized changed to used" }).click();
  await expect(page.locator(".sample-reason:popover-open")).toBeVisible();
  const questions = page.locator("#faq details");
  await expect(questions).toHaveCount(10);
  await questions.first().locator("summary").click();
  await expect(questions.first().locator("p")).toBeVisible();
  for (const address of ["/login", "/signup", "/dashboard", "/account", "/reset-password", "/verify-email"]) {
    await page.goto(`${baseURL}${address}`);
    await expect(page.locator("main noscript p")).toBeVisible();
  }
  await context.close();
});

for (const size of sizes) {
  test(`[PAGES-51] nothing moves while the home page loads at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const uses = page.waitForResponse("**/api/rate-limit/check");
    await openTool(page);
    await (await uses).finished();
    // Everything is loaded. Waits for the next frames, because shifts are reported after they are painted.
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

test("the home page offers a choice of themes, and on a phone a menu, a settings sheet and one button", async ({
  page,
}) => {
  await openTool(page);

  await test.step("[PAGES-50] the chosen theme survives a reload", async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await background()).toBe(dark);
  });

  await test.step("[CONSTANTS-67, PAGES-43] on a phone the links are in a menu", async () => {
    await openTool(page);
    for (const [width, isMenu] of [
      [768, false],
      [767, true],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible({ visible: isMenu });
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: !isMenu });
    }
    await page.setViewportSize(phone);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "FAQ" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Questions and answers" })).toBeInViewport();
  });

  await test.step("[PAGES-59] on a phone the text box is on the first screen, under a row with the settings", async () => {
    await openTool(page);
    for (const part of [originalText(page), humanizeButton(page)]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(phone.height);
    }
    const row = page.getByRole("button", { name: /^Style and strength: / });
    await expect(row).toHaveText(/Standard · Balanced/);
    const sheet = page.getByRole("group", { name: "Style and strength" });
    await expect(sheet).toBeHidden();
    await row.press("Enter");
    await sheet.getByRole("radio", { name: "Shorten", exact: true }).check();
    await expect(sheet.locator("#mode-help")).toContainText("Cuts empty words and repetition.");
    await expect(sheet.locator("ins:visible").first()).toBeVisible();
    await sheet.getByRole("slider", { name: "Strength" }).fill("9");
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(row).toHaveText(/Shorten · Strong/);
    await expect(row).toBeFocused();
  });

  await test.step("[PAGES-60] on a phone the bar's button is Humanize, then Copy, and Humanize again after a setting is changed", async () => {
    await humanize(page);
    await expect(page.getByRole("heading", { name: "Humanized Text" })).toBeInViewport();
    const copy = page.getByRole("button", { name: "Copy", exact: true });
    await expect(copy).toHaveCount(1);
    await expect(copy).toBeInViewport();
    await expect(humanizeButton(page)).toBeHidden();
    await originalText(page).press("End");
    await originalText(page).pressSequentially(" More.");
    await expect(humanizeButton(page)).toBeInViewport();
    await originalText(page).fill(passage);
    await expect(humanizeButton(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

test.describe("at an unknown URL,", () => {
  test.use({ expectedErrors: [/404/] });

  test("[PAGES-33, PAGES-35] a not-found page is shown, and its link opens the home page at the top", async ({
    page,
  }) => {
    const answer = await page.request.get("/no/such/page");
    expect(answer.status()).toBe(404);
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make stiff text read naturally");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("[PAGES-38, PAGES-47, PAGES-48, PAGES-75, SAFETY-8, STATES-32] public settings that the server writes into a page, such as maintenance, are in effect from the first paint", async ({
  page,
}) => {
  const settings = {
    blogUrl: "https://blog.example/",
    anonymousDailyGenerations: 0,
    sandbox: true,
    maintenance: true,
    origin: null,
  };
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="public-settings">)[^<]*/, `$1${JSON.stringify(settings)}`);
    await route.fulfill({ response, body });
  });
  await openTool(page);
  await expect(page.getByText("This is a sandbox")).toBeVisible();
  await expect(page.getByText("Rewriting is paused for maintenance")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign up to Humanize" })).toBeEnabled();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Blogs" })).toHaveAttribute(
    "href",
    settings.blogUrl,
  );
});
