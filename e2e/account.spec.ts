import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { mailedLink, sessionUser } from "./account-forms.ts";
import { expectAccessible } from "./axe.ts";
import { enter, enterNewAccount, goodPassword, makePremium, newEmail } from "./people.ts";
import { expect, test } from "./test.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A longer timeout for steps in which the server checks a password, which is slow on purpose. */
const slow = { timeout: 20_000 };

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await expect(page.getByText("This session")).toBeVisible();
}

test("a guest who opens the account page is redirected to login, and finds links to the legal pages", async ({
  page,
}) => {
  await test.step("a guest is sent to the login page", async () => {
    await page.goto("/account");
    await expect(page).toHaveURL("/login");
  });
  await test.step("[PAGES-49] the table of contents of a legal page links to its sections, and the footer of every page links to the legal pages", async () => {
    await page.goto("/login");
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Ethical use" }).click();
    await expect(page.getByRole("heading", { name: "Ethical use" })).toBeInViewport();
    await expect(page.getByText("for academic cheating")).toBeVisible();
    await foot.getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
    await expect(page.getByText("session.session_token")).toBeVisible();
  });
});

test("on the account page, a user changes name and email address and downloads all data", async ({ page }) => {
  const email = newEmail("owner");
  await enterNewAccount(page, email);
  await test.step("[CALLS-28, MESSAGES-126, PAGES-126] a new name is saved with a message, and an empty one is refused", async () => {
    await openAccount(page);
    const profile = section(page, "Profile");
    await profile.getByLabel("First name").fill(" ");
    await profile.getByRole("button", { name: "Save name" }).click();
    await expect(profile.getByText("Enter your first name.")).toBeVisible();
    await expect(profile.getByLabel("First name")).toBeFocused();
    await profile.getByLabel("First name").fill("Augusta");
    await page.keyboard.press("Enter");
    await expect(profile.getByRole("status")).toHaveText("Your name was saved.");
    expect((await sessionUser(page))?.first_name).toBe("Augusta");
  });
  await test.step("[PAGES-28, PAGES-130, PAGES-132] the plan and free Pro rewrites are shown, and all data can be downloaded", async () => {
    await openAccount(page);
    await expect(section(page, "Plan")).toContainText("200 words per text, 10 rewrites every 24 hours");
    await expect(page.getByTestId("credits")).toContainText("0 left");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/-account\.json$/);
    const data = JSON.parse(readFileSync((await file.path())!, "utf8"));
    expect(data).toMatchObject({ account: { email }, sessions: [{ current: true }] });
    await expect(section(page, "Your data").getByRole("status")).toContainText("Saved your data as");
  });
  await test.step("[CALLS-25, PAGES-127] an unverified email address is verified by an email that is sent again, and a new address is confirmed at both addresses", async () => {
    await openAccount(page);
    const settings = section(page, "Email");
    await expect(settings.getByText("Not verified")).toBeVisible();
    await settings.getByRole("button", { name: "Resend email" }).click();
    await expect(settings.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await page.goto(await mailedLink(page, email, /^Verify your email/));
    await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();

    await openAccount(page);
    await expect(settings.getByText("Verified", { exact: true })).toBeVisible();
    await expect(page.getByTestId("credits")).toContainText("10 left");
    const next = newEmail("new");
    await settings.getByLabel("New email").fill(next);
    await settings.getByLabel("Current password").fill(goodPassword);
    await page.keyboard.press("Enter");
    await expect(settings.getByText(`We sent a link to ${email}`)).toBeVisible(slow);
    await page.goto(await mailedLink(page, email, /^Confirm your email address change/));
    await expect(page.getByRole("heading", { name: "Change confirmed" })).toBeVisible();
    await page.goto(await mailedLink(page, next, /^Verify your new/));
    await expect(page.getByRole("heading", { name: "Your new email is verified" })).toBeVisible();
    await openAccount(page);
    await expect(page.getByTestId("account-email")).toHaveText(next);
  });
});

test("on the account page, a user ends sessions and deletes the history", async ({ page, browser, baseURL }) => {
  const email = newEmail("premium");
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await test.step("[MESSAGES-126, PAGES-115, PAGES-131] a premium account switches its history off and deletes it", async () => {
    await openAccount(page);
    await expect(section(page, "Plan")).toContainText("5,000 words per text, unlimited rewrites");
    const history = section(page, "History");
    const keep = history.getByRole("checkbox");
    await expect(keep).toBeChecked();
    await keep.click();
    await expect(history.getByText("History is off.")).toBeVisible();
    await expect(keep).not.toBeChecked();
    expect((await sessionUser(page))?.history_enabled).toBe(false);
    await history.getByRole("button", { name: "Delete all history" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete all history?" });
    await dialog.getByRole("button", { name: "Delete history" }).click();
    await expect(dialog).toBeHidden();
    await expect(history.getByText("Your history was deleted.")).toBeVisible();
  });
  await test.step("[BEYOND-10, MESSAGES-126, PAGES-128, PAGES-129] other sessions are listed and can be ended, one or all; setting a new password ends them too", async () => {
    const elsewhere = async () => {
      const context = await browser.newContext({
        userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
        ...(baseURL && { baseURL }),
      });
      await enter(await context.newPage(), email);
      return context;
    };
    const others = [await elsewhere(), await elsewhere(), await elsewhere()];
    await openAccount(page);
    const sessions = section(page, "Sessions");
    await expect(sessions.getByRole("listitem")).toHaveCount(4);
    await sessions
      .getByRole("button", { name: /^End the session on Chrome on Android/ })
      .first()
      .click();
    await expect(page.getByText("Ended the session on Chrome on Android.")).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(3);
    await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
    await expect(page.getByText("You're logged out everywhere else.")).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    for (const context of others) {
      expect((await context.request.get("/api/account/sessions")).status()).toBe(401);
    }

    await enter(await others[0]!.newPage(), email);
    const password = section(page, "Password");
    await password.getByLabel("Current password").fill(goodPassword);
    await password.getByLabel("New password", { exact: true }).fill("Another-Horse-8");
    await expect(password.getByText("100%")).toBeVisible();
    await password.getByLabel("Confirm new password").fill("Another-Horse-8");
    await page.keyboard.press("Enter");
    await expect(password.getByText("Password changed. You're logged out everywhere else.")).toBeVisible(slow);
    expect((await others[0]!.request.get("/api/account/sessions")).status()).toBe(401);
    for (const context of others) await context.close();

    await sessions.getByRole("button", { name: "End this session" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("You're logged out.")).toBeVisible();
    expect(await sessionUser(page)).toBeNull();
  });
});

test.describe("when a request is refused,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the account page shows the reason and keeps what was typed", async ({ page }) => {
    const email = newEmail("refused");
    await enterNewAccount(page, email);
    await test.step("[MESSAGES-25, PAGES-128] a wrong password is reported at its field, and what was typed is kept", async () => {
      await openAccount(page);
      const password = section(page, "Password");
      await password.getByLabel("Current password").fill("Wrong-Horse-1");
      await password.getByLabel("New password", { exact: true }).fill("Another-Horse-8");
      await password.getByLabel("Confirm new password").fill("Another-Horse-8");
      await page.keyboard.press("Enter");
      await expect(password.getByText("Your current password is incorrect.")).toBeVisible(slow);
      await expect(password.getByLabel("Current password")).toBeFocused();
      await expect(password.getByLabel("New password", { exact: true })).toHaveValue("Another-Horse-8");
    });
    await test.step("[PAGES-129] a list of sessions that failed to load can be loaded again", async () => {
      await page.route("**/api/account/sessions", (route) => route.abort());
      await page.goto("/account");
      const sessions = section(page, "Sessions");
      await expect(sessions.getByText("Network error - please check your connection")).toBeVisible();
      await page.unroute("**/api/account/sessions");
      await sessions.getByRole("button", { name: "Try Again" }).click();
      await expect(sessions.getByText("This session")).toBeVisible();
    });
    await test.step("[BEYOND-10, PAGES-133] an account is deleted after its email address and password are typed, and cannot log in any more", async () => {
      await openAccount(page);
      await page.getByRole("button", { name: "Delete account" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete your account?" });
      const confirm = dialog.getByRole("button", { name: "Delete account" });
      await confirm.click();
      await expect(dialog.getByText("Type the account's email address to confirm.")).toBeVisible();
      await dialog.getByLabel(/^Type/).fill(email.toUpperCase());
      await dialog.getByLabel("Password", { exact: true }).fill("Wrong-Horse-1");
      await confirm.click();
      await expect(dialog.getByText("Your current password is incorrect.")).toBeVisible(slow);
      await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/", slow);
      await expect(page.getByText("Your account was deleted.")).toBeVisible();
      expect(await sessionUser(page)).toBeNull();
      await page.goto("/account");
      await expect(page).toHaveURL("/login");
    });
  });
});

test("axe (an accessibility checker) finds no fault in the account page, its errors and dialog, and the legal pages", async ({
  page,
}) => {
  await enterNewAccount(page, newEmail("axe"));
  await openAccount(page);
  await page.getByLabel("New password", { exact: true }).fill("abc");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Resend email" }).click();
  await expect(page.getByText("We sent a link")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  await expectAccessible(page);
  for (const address of ["/terms", "/privacy"]) {
    await page.goto(address);
    await expectAccessible(page);
  }
});
