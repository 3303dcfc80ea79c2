import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

const operation = (page: Page, path: string) => page.locator(`.opblock:has([data-path="${path}"])`);
const examplesOf = (page: Page, path: string) => operation(page, path).getByRole("group", { name: "Examples" });

/** Opens an endpoint of the API documentation, once its renderer has started, which takes longer than other pages. */
async function openEndpoint(page: Page, path: string): Promise<void> {
  await operation(page, path).locator(".opblock-summary-control").click({ timeout: 60_000 });
  await expect(examplesOf(page, path)).toBeVisible();
}

test("[BEYOND-81] the API documentation in a browser is accessible, shows examples in the chosen language, and loads nothing from other sites", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  await page.goto("/api/docs");

  await test.step("has no accessibility faults", async () => {
    await expect(page.getByRole("heading", { name: /Rewright API/ })).toBeVisible({ timeout: 60_000 });
    await openEndpoint(page, "/hum");
    await expectAccessible(page);
  });

  await test.step("shows the examples of all endpoints in the chosen language", async () => {
    await expect(examplesOf(page, "/hum")).toContainText("curl --fail-with-body");
    await examplesOf(page, "/hum").getByRole("button", { name: "Python" }).click();
    await expect(examplesOf(page, "/hum")).toContainText("import urllib.request");
    await openEndpoint(page, "/hum/measure");
    await expect(examplesOf(page, "/hum/measure")).toContainText("import urllib.request");
    const chosen = examplesOf(page, "/hum/measure").getByRole("button", { name: "Python" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("sends a request and shows the answer with its limits", async () => {
    const measure = operation(page, "/hum/measure");
    await measure.getByRole("button", { name: "Try it out" }).click();
    await measure.getByRole("button", { name: "Execute" }).click();
    const answer = measure.locator(".live-responses-table");
    await expect(answer).toContainText("readingEase");
    await expect(answer).toContainText(/ratelimit: "requests";r=\d+;t=\d+/);
  });

  await test.step("loads nothing from other sites", async () => {
    expect(foreign).toEqual([]);
  });
});
