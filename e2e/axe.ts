import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sizes } from "./test.ts";

/**
 * Fails if axe, an accessibility checker, finds a fault in the page as shown. The selectors in `except` are left out.
 */
export async function expectNoViolations(page: Page, except: readonly string[] = []): Promise<void> {
  // Colours that are still fading in would fail the contrast check.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  // The pages have no frames, so axe runs in the page alone. It does not list what passes.
  const builder = new AxeBuilder({ page, ...(await axeLeftOut(page)) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  for (const part of except) builder.exclude(part);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/**
 * Returns options that skip loading axe if an earlier check has loaded it, because loading takes as long as checking.
 */
async function axeLeftOut(page: Page): Promise<{ axeSource?: string }> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  return isLoaded ? { axeSource: "0" } : {};
}

/**
 * Fails if axe finds a fault at desktop or phone width, in light or dark colours. Leaves the page at desktop width and
 * in dark colours.
 */
export async function expectNoViolationsAtAnySize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  }
  await page.setViewportSize(sizes[0]);
}

/** Fails if something is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/**
 * Fails if axe, an accessibility checker, finds a fault in the page, or if something is wider than the window. Checks
 * desktop width in light colours and phone width in dark ones. Leaves the page at desktop width and in light colours.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  const [desk, phone] = sizes;
  for (const [size, colorScheme] of [
    [desk, "light"],
    [phone, "dark"],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, except);
    await expectNoOverflow(page);
  }
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light" });
}
