import { expectAccessible, expectNoViolations } from "./axe.ts";
import { reachOpenPage, welcome } from "./billing-steps.ts";
import { enterNewAccount, enterPremium, makePremium, newEmail } from "./people.ts";
import { expect, humanize, openTool, originalText, passage, resultText, test } from "./test.ts";

test("the tool and its list of keyboard shortcuts can be used by keyboard alone", async ({ page }) => {
  await openTool(page);

  await test.step("[PAGES-107] Ctrl+Enter starts a rewrite inside the tool, and nowhere else", async () => {
    await originalText(page).fill(passage);
    await page.getByRole("slider", { name: "Strength" }).focus();
    await page.keyboard.press("Control+Enter");
    await expect(resultText(page)).toBeVisible();

    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/hum")) calls += 1;
    });
    await page.getByRole("link", { name: "Pricing" }).first().focus();
    await page.keyboard.press("Control+Shift+Enter");
    expect(calls).toBe(0);
  });

  await test.step("[PAGES-107] arrow keys move through the sentences, Enter opens the wordings, Esc closes them and returns the focus", async () => {
    const first = resultText(page).getByRole("button", { name: "Choose an alternative for sentence 1" });
    await first.focus();
    await page.keyboard.press("ArrowDown");
    const second = resultText(page).getByRole("button", { name: "Choose an alternative for sentence 2" });
    await expect(second).toBeFocused();
    await page.keyboard.press("Enter");
    const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(second).toBeFocused();
  });

  await test.step("[PAGES-108] ? opens the list of shortcuts outside text fields, and can be switched off", async () => {
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await originalText(page).fill("");
    await originalText(page).focus();
    await page.keyboard.type("Really?");
    await expect(originalText(page)).toHaveValue("Really?");
    await expect(help).toBeHidden();

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    await expect(help).toBeVisible();
    await expectAccessible(page);
    await help.getByLabel("Show this list when you press ?").uncheck();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("?");
    await expect(help).toBeHidden();

    const button = page.getByRole("button", { name: "Keyboard shortcuts" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
});

test("[PAGES-113] the question before a deletion focuses Cancel first, and the deletion can be undone by keyboard", async ({
  page,
}) => {
  await enterPremium(page, newEmail("ada"));
  await humanize(page);
  await page.getByRole("button", { name: "View Generation History" }).click();
  const sheet = page.getByRole("dialog", { name: "History" });
  const entries = sheet.getByRole("list", { name: "Rewrites" }).getByRole("listitem");
  await sheet.getByRole("button", { name: /In order to repair/ }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  const confirm = page.getByRole("dialog", { name: "Delete this rewrite?" });
  await expect(confirm.getByRole("button", { name: "Cancel" })).toBeFocused();
  await confirm.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Deleted from your history" })).toBeVisible();
  await expectNoViolations(page);

  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/history") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await expect(entries).toHaveCount(1);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "View Generation History" }).click();
  await expect(entries).toHaveCount(1);
});

test("[PAGES-146] the welcome to Premium takes the focus from the text field, keeps it while it is open, and returns it when it is closed", async ({
  page,
}) => {
  const email = newEmail("welcomed");
  await enterNewAccount(page, email);
  await page.clock.install();
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
  await originalText(page).fill(passage);
  await originalText(page).focus();
  await makePremium(page, email);
  await reachOpenPage(page, { plan: "premium" });

  const buttons = ["Manage subscription", "Start writing", "Close"].map((name) =>
    welcome(page).getByRole("button", { name, exact: true }),
  );
  await expect(buttons[0]!).toBeFocused();
  for (const next of [...buttons.slice(1), ...buttons]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(buttons.at(-1)!).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(welcome(page)).toBeHidden();
  await expect(originalText(page)).toBeFocused();
  await expect(originalText(page)).toHaveValue(passage);
});
