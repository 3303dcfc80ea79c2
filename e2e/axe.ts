import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails where axe finds something in the page, parts left out by their selectors. */
export async function expectNoViolations(page: Page, except: readonly string[] = []): Promise<void> {
  // Colours that are still fading in have no contrast of their own.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  const builder = new AxeBuilder({ page });
  for (const part of except) builder.exclude(part);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
