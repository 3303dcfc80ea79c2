import { expect, humanize, humanizeButton, openTool, originalText, passage, resultText, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const refusal = (error: string, message: string) => ({ success: false, error, message, error_id: "test" });

test.beforeEach(async ({ page }) => {
  await openTool(page);
});

test("when a rewrite fails, a message says why, and the text and the earlier result stay", async ({ page }) => {
  const alert = page.getByRole("alert");
  const ready = page.getByText("The humanized text is ready.");

  await test.step("nothing is sent while the page is not ready to show a result", async () => {
    let sent = 0;
    await page.route("**/hum", (route) => {
      sent++;
      return route.continue();
    });
    await page.route("**/assets/result-view*", (route) => route.abort());
    await originalText(page).fill(passage);
    await humanizeButton(page).click();
    await expect(alert).toContainText("Network error - please check your connection");
    await expect(originalText(page)).toHaveValue(passage);
    expect(sent).toBe(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(resultText(page)).toBeVisible();
  });

  await test.step("[PAGES-76] a double click sends only one request, and the button shows the progress", async () => {
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route("**/hum", async (route) => {
      sent++;
      await held.promise;
      await route.continue();
    });
    await originalText(page).fill(passage);
    await humanizeButton(page).dblclick({ force: true });
    await expect(page.getByRole("button", { name: "Humanizing..." })).toBeDisabled();
    held.resolve();
    await expect(humanizeButton(page)).toBeEnabled();
    await expect(resultText(page)).toBeVisible();
    expect(sent).toBe(1);
    await page.unrouteAll();
  });

  await test.step("[MESSAGES-45, MESSAGES-68] an error of the server is shown with its message, and the earlier result stays", async () => {
    await expect(ready).toHaveCount(1);
    const message = "An unexpected error occurred. Please try again.";
    await page.route("**/hum", (route) => route.fulfill({ status: 500, json: refusal("internal", message) }));
    await humanizeButton(page).click();
    await expect(alert).toContainText(message);
    await expect(alert).toContainText("Error ID: test");
    await expect(resultText(page)).toBeVisible();
    await expect(ready).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step("[MESSAGES-2] a response that is not JSON gets an error message", async () => {
    await page.route("**/hum", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }),
    );
    await humanizeButton(page).click();
    await expect(alert).toContainText("Server returned HTML instead of JSON");
    await page.unrouteAll();
  });

  await test.step("after a text was too large for the server, the page does not offer to send it again", async () => {
    await page.route("**/hum", (route) => route.fulfill({ status: 413, json: refusal("too_many_words", "Too long.") }));
    await humanizeButton(page).click();
    await expect(alert).toContainText("Too long.");
    await expect(page.getByRole("button", { name: "Try Again" })).toBeHidden();
    await page.unrouteAll();
  });

  await test.step("[MESSAGES-4] without a network connection the text stays and can be sent again", async () => {
    await page.route("**/hum", (route) => route.abort(), { times: 1 });
    await humanizeButton(page).click();
    await expect(alert).toContainText("Network error - please check your connection");
    await expect(originalText(page)).toHaveValue(passage);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toBeHidden();
    await expect(ready).toHaveCount(1);
    await expect(resultText(page)).toBeVisible();
  });

  await test.step("[MESSAGES-66, STATES-33] when no rewrite is left, the message stays until rewrites are available again", async () => {
    const message = "Daily limit of 5 free generations exceeded. Resets in 1m.";
    const json = refusal("daily_limit_reached", message);
    await page.route("**/hum", (route) => route.fulfill({ status: 429, headers: { "Retry-After": "2" }, json }), {
      times: 1,
    });
    await humanizeButton(page).click();
    await expect(alert).toContainText(message);
    await expect(page.getByRole("button", { name: "Daily Limit Exceeded" })).toBeEnabled();
    await expect(humanizeButton(page)).toBeEnabled();
    await expect(alert).toBeHidden();
  });

  await test.step("an error is scrolled into view when the button is far below it", async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.route("**/hum", (route) => route.abort());
    await originalText(page).fill(`${passage}\n\n`.repeat(4));
    await humanizeButton(page).click();
    await expect(alert).toBeInViewport({ ratio: 1 });
  });
});

test.describe("when a result in the browser's storage cannot be read,", () => {
  test.use({ expectedErrors: [/TypeError|React Router caught/] });

  test("[PAGES-34] the page shows an error, and the stored result is deleted", async ({ page }) => {
    await humanize(page);
    await page.evaluate(() => {
      const { result, ...state } = JSON.parse(sessionStorage.getItem("result")!);
      sessionStorage.setItem("result", JSON.stringify({ ...state, result: { ...result, edits: null } }));
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on this page");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(originalText(page)).toHaveValue(passage);
  });
});
