import type { Page } from "@playwright/test";
import { mailedLink } from "./account-forms.ts";
import { expectAccessible } from "./axe.ts";
import { enterNewAccount, newEmail, post, verify } from "./people.ts";
import { expect, passage, test } from "./test.ts";

// Browsers log refused requests.
test.use({ expectedErrors: [/Failed to load resource/] });

const section = (page: Page) => page.getByRole("region", { name: "API keys", exact: true });
const createButton = (page: Page) => section(page).getByRole("button", { name: "Create API key" });
const keyField = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "API key" });

/** Sends a request as a program does: with a key, without cookies and without an Origin. */
async function callWith(key: string, path: string, body: object) {
  const answer = await fetch(new URL(path, test.info().project.use.baseURL), {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "X-Forwarded-For": "198.19.7.7" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Creates a key on the account page by keyboard, and returns it. */
async function createKey(page: Page, name: string, expires = "After 90 days"): Promise<string> {
  await createButton(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByLabel("Expires").selectOption(expires);
  await dialog.getByLabel("Name").press("Enter");
  await expect(keyField(page)).toBeFocused();
  return keyField(page).inputValue();
}

async function enterVerified(page: Page): Promise<string> {
  const email = newEmail("keys");
  await enterNewAccount(page, email);
  await verify(page, email);
  return email;
}

test("[BEYOND-110, BEYOND-113] a user creates an API key, a program rewrites with it, and the revoked key is refused at once", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await enterVerified(page);
  await page.goto("/account");
  await expect(section(page)).toContainText("You don't have any API keys yet.");
  let key = "";

  await test.step("[PAGES-210] a key is created, shown once and copied", async () => {
    key = await createKey(page, "Build server");
    expect(key).toMatch(/^rw_[A-Za-z0-9]{43}$/);
    const dialog = page.getByRole("dialog", { name: "Copy your new API key" });
    await expect(dialog).toContainText("We won't show this key again.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
    await expect(createButton(page)).toBeFocused();
    const row = section(page).getByRole("listitem");
    await expect(row).toContainText("Build server");
    await expect(row).toContainText(`${key.slice(0, 8)}…`);
    await expect(row).toContainText("Never used.");
    await page.reload();
    await expect(row).toContainText("Build server");
    await expect(page.locator("body")).not.toContainText(key.slice(8));
  });

  await test.step("[BEYOND-111] the owner gets an email about the key, with a link to the account page", async () => {
    expect(new URL(await mailedLink(page, email, /^New API key/)).pathname).toBe("/account");
  });

  await test.step("[PAGES-210] a rewrite with the key counts against the account, and the list shows the use", async () => {
    const rewritten = await callWith(key, "/hum", { text_content: passage });
    expect(rewritten).toMatchObject({ status: 200, body: { transformed_text: expect.stringContaining("14 cranes") } });
    expect(rewritten.body.transformed_text).not.toContain("utilized");
    const usage = await post(page.context().request, "/api/rate-limit/check");
    expect(await usage.json()).toMatchObject({ credits: 9 });
    await page.reload();
    await expect(page.getByTestId("credits")).toContainText("9 left");
    await expect(section(page).getByRole("listitem")).toContainText("Last used");
    expect((await callWith(key, "/api/account/profile", { first_name: "Eve" })).body).toMatchObject({
      error: "api_key_not_allowed",
    });
  });

  await test.step("[PAGES-211] the key is revoked after one question, and refused at once", async () => {
    await section(page)
      .getByRole("button", { name: `Revoke Build server (${key.slice(0, 8)})` })
      .click();
    const question = page.getByRole("dialog", { name: 'Revoke "Build server"?' });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect((await callWith(key, "/api/rate-limit/check", {})).status).toBe(200);
    await section(page)
      .getByRole("button", { name: /^Revoke/ })
      .press("Enter");
    await question.getByRole("button", { name: "Revoke key" }).click();
    await expect(page.getByText('Revoked "Build server".')).toBeVisible();
    await expect(createButton(page)).toBeFocused();
    await expect(section(page)).toContainText("You don't have any API keys yet.");
    expect(await callWith(key, "/hum", { text_content: passage })).toMatchObject({
      status: 401,
      body: { error: "invalid_api_key" },
    });
  });
});

test("[PAGES-210, PAGES-211] the API keys section is accessible, checks its form, and says when keys cannot be loaded, created or revoked", async ({
  page,
}) => {
  await enterVerified(page);
  await test.step("a list that cannot be loaded shows the reason and can be loaded again", async () => {
    await page.route("**/api/account/keys", (route) => route.abort());
    await page.goto("/account");
    await expect(section(page).getByRole("alert")).toContainText("Network error");
    await page.unroute("**/api/account/keys");
    await section(page).getByRole("button", { name: "Try Again" }).click();
    await expect(section(page)).toContainText("You don't have any API keys yet.");
  });
  await test.step("a name is required, and a refused creation keeps what was typed", async () => {
    await createButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Create an API key" });
    await dialog.getByRole("button", { name: "Create API key" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await expectAccessible(page);
    await page.route("**/api/account/keys", (route) => route.abort());
    await dialog.getByLabel("Name").fill("Laptop");
    await dialog.getByRole("button", { name: "Create API key" }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Laptop");
    await page.unroute("**/api/account/keys");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(createButton(page)).toBeFocused();
  });
  await test.step("keys with and without expiry are listed, newest first, and the list is accessible", async () => {
    for (const [name, expires] of [
      ["Laptop", "Never"],
      [
        "A rather long name for the key of the build server in the basement, which nobody has restarted yet",
        "After 30 days",
      ],
    ] as const) {
      await createKey(page, name, expires);
      await page.keyboard.press("Escape");
    }
    const rows = section(page).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(/Expires \d+ \w+ \d{4}\./);
    await expect(rows.nth(1)).toContainText("Doesn't expire.");
    await expectAccessible(page);
  });
  await test.step("a key that could not be revoked stays in the list, with the reason", async () => {
    await page.route("**/api/account/keys/*", (route) => route.abort());
    await section(page)
      .getByRole("button", { name: /^Revoke Laptop/ })
      .click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await expect(section(page).getByRole("alert")).toContainText("Network error");
    await expect(section(page).getByRole("listitem")).toHaveCount(2);
  });
  await test.step("if an account has the maximum number of keys, the page says so and the button for another key is disabled", async () => {
    for (let keys = 2; keys < 10; keys++) {
      expect((await post(page.context().request, "/api/account/keys", { name: `Key ${keys}` })).status()).toBe(200);
    }
    await page.reload();
    await expect(section(page)).toContainText("You have 10 API keys, which is the maximum.");
    await expect(createButton(page)).toBeDisabled();
  });
});

test("[PAGES-212] an account with an unverified address is asked to verify it before it creates a key", async ({
  page,
}) => {
  await enterNewAccount(page, newEmail("unverified"));
  await page.goto("/account");
  await expect(section(page)).toContainText("Verify your email address to create API keys.");
  await expect(createButton(page)).toBeHidden();
  await expectAccessible(page);
});
