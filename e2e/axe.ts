import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sizes } from "./test.ts";

/** Fails where axe finds something in the page as it is shown, parts left out by their selectors. */
export async function expectNoViolations(page: Page, except: readonly string[] = []): Promise<void> {
  // Colours that are still fading in have no contrast of their own.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  // The pages have no frames, so that axe can end in the page itself; what passes is not listed.
  const builder = new AxeBuilder({ page, ...(await axeLeftOut(page)) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  for (const part of except) builder.exclude(part);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Returns options that load nothing into a page where axe is from an earlier run: loading takes as long as running. */
async function axeLeftOut(page: Page): Promise<{ axeSource?: string }> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  return isLoaded ? { axeSource: "0" } : {};
}

/** Fails where something is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/**
 * Checks the page as it is shown, first on a desk in light colours, then on a phone in dark ones: axe finds nothing, and
 * nothing is wider than the window. Leaves it on the desk in light colours.
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
