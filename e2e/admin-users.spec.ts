import type { Page } from "@playwright/test";
import { anotherAccount, details, openDetails, part, people, personRow } from "./admin-steps.ts";
import { adminEmail, enter, enterAdmin, enterAs, enterNewAccount, goodPassword, newEmail, post } from "./people.ts";
import { expect, test } from "./test.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search users" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function giveReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole("dialog").last();
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
}

test("the admin panel refuses people who are not administrators", async ({ page }) => {
  await test.step("[ADMIN-1] guests are redirected to the login page", async () => {
    await page.goto("/admin");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Please log in to open the admin panel.")).toBeVisible();
  });
  await test.step("[ADMIN-2, ADMIN-3, ADMIN-8] a user who is not an administrator is refused, can go back, and does not load the panel's code", async () => {
    await enterNewAccount(page, newEmail("no-admin"));
    await page.goto("/pricing");
    await expect(page.getByRole("link", { name: "Admin", exact: true })).toBeHidden();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.evaluate(() => history.pushState({}, "", "/pricing"));
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await expect(page.getByText("Only authorized admin users can access the admin panel.")).toBeVisible();
    expect(scripts.filter((url) => /\/panel-(?!skeleton)|view-content|\/api\/users/.test(url))).toEqual([]);
    await press(page, "Go Back");
    await expect(page).toHaveURL("/");
  });
});

test("an administrator finds an account, opens it, changes it, bans it and deletes it", async ({ page }) => {
  const { email, theirs } = await anotherAccount(page, "managed");
  await enterAs(page, "admin");
  await test.step("[ADMIN-3, ADMIN-7, ADMIN-10, ADMIN-13, ADMIN-14] an administrator opens the panel from the header; search, filter and order are kept in the URL", async () => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin", exact: true }).click();
    await expect(page.getByText("Total users")).toBeVisible();
    await expect(page.getByText("Total payments")).toBeVisible();
    await expect(page.getByText("Active Today")).toBeVisible();

    await search(page).fill(email.toUpperCase());
    await expect(people(page).getByRole("row")).toHaveCount(2);
    await expect(personRow(page, email)).toContainText("Ada Lovelace");
    await expect(page).toHaveURL(/search=/);
    await press(page, "Unverified");
    await expect(page).toHaveURL(/state=unverified/);
    await expect(personRow(page, email)).toBeVisible();
    await page.reload();
    await expect(search(page)).toHaveValue(email.toUpperCase());
    await expect(page.getByRole("button", { name: "Unverified", exact: true })).toHaveAttribute("aria-pressed", "true");
    await expect(personRow(page, email)).toBeVisible();

    await press(page, "Banned");
    await expect(page.getByText(/^No users match/)).toBeVisible();
    await page.goBack();
    await expect(personRow(page, email)).toBeVisible();
    await press(page, "Banned");
    await press(page, "Clear search and filters");
    await expect(search(page)).toHaveValue("");
    await page.getByRole("columnheader", { name: "User" }).getByRole("button").click();
    await expect(page.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(/sort_by=email&sort_order=asc/);
  });
  await test.step("[ADMIN-18] Enter opens a row's details, the focus stays within them, and Escape returns it to the row", async () => {
    await page.goto("/admin");
    const links = people(page).getByRole("link");
    await links.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.first()).toBeFocused();
    await page.goto(`/admin?search=${email}`);
    const link = personRow(page, email).getByRole("link");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(details(page).getByRole("heading", { name: email })).toBeVisible();
    await expect(page).toHaveURL(/user=/);
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
    expect(await details(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(details(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).not.toHaveURL(/user=/);

    // The details have their own address.
    await page.goForward();
    await expect(details(page)).toBeVisible();
    await page.reload();
    await expect(details(page).getByRole("heading", { name: email })).toBeVisible();
    await details(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(details(page)).toHaveCount(0);
  });
  await test.step("[ADMIN-20, ADMIN-39, ADMIN-78, CONSTANTS-17] a name is changed and changed back, Premium is granted and ended, and the audit log has each step", async () => {
    await openDetails(page, email);

    await press(page, "Edit");
    await page.getByLabel("First name").fill("Augusta");
    await press(page, "Save");
    await expect(details(page).getByText("Augusta Lovelace")).toBeVisible();
    await press(page, "Undo");
    await expect(details(page).getByText("Ada Lovelace")).toBeVisible();

    await press(page, "Grant Premium");
    const giving = page.getByRole("dialog", { name: "Grant Premium" });
    await giving.getByLabel("Days").fill("0");
    await giving.getByRole("button", { name: "Grant Premium", exact: true }).click();
    await expect(giving.getByText(/whole number of days/)).toBeVisible();
    await expect(giving.getByText("Enter a reason.")).toBeVisible();
    await giving.getByLabel("Days").fill("14");
    await giveReason(page, "Found a fault for us", "Grant Premium");
    await expect(part(page, "Premium grants")).toContainText("Found a fault for us");
    await expect(part(page, "Plan and subscription")).toContainText("Premium, granted");
    await part(page, "Premium grants").getByRole("button", { name: "End", exact: true }).click();
    await giveReason(page, "It was for another account", "End grant");
    await expect(part(page, "Premium grants")).toContainText("Ended");
    await expect(part(page, "Plan and subscription")).toContainText("Free");

    const trail = part(page, "Audit log").getByRole("listitem");
    await expect(trail.filter({ hasText: "Found a fault for us" })).toContainText("Granted Premium");
    await expect(trail.filter({ hasText: "It was for another account" })).toContainText("Ended a Premium grant");
  });
  await test.step("[ADMIN-21, ADMIN-25] one session is ended; a ban ends all sessions and prevents login until it is lifted", async () => {
    await openDetails(page, email);
    const sessions = part(page, "Sessions");
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await sessions.getByRole("button", { name: /^End the session on/ }).click();
    await expect(sessions).toContainText("No active sessions");
    await theirs.goto("/dashboard");
    await expect(theirs).toHaveURL("/login");

    await enter(theirs, email);
    await press(page, "Ban");
    await giveReason(page, "Sold the account", "Ban");
    await expect(part(page, "Account")).toContainText("Sold the account");
    const refused = await post(theirs.request, "/api/auth/sign-in/email", { email, password: goodPassword });
    expect(refused.status()).toBe(403);

    await press(page, "Undo");
    await expect(page.getByRole("button", { name: "Ban", exact: true })).toBeVisible();
    await enter(theirs, email);
  });
  await test.step("[ADMIN-22] an account is deleted after a confirmation, and the focus stays on the page", async () => {
    await openDetails(page, email);
    await press(page, "Delete");
    const question = page.getByRole("dialog", { name: "Delete this user?" });
    await expect(question).toContainText("Are you sure you want to delete this user? This action cannot be undone.");
    await expect(question).toContainText(email);
    await question.getByRole("button", { name: "Delete user", exact: true }).click();
    await expect(page.getByText(`${email} was deleted.`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(/^No users match/)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test("administrators cannot ban or delete themselves, and can download the table of accounts", async ({ page }) => {
  await enterAs(page, "admin");
  await test.step("[ADMIN-24] an administrator's own account offers neither ban nor deletion, and keeps its role", async () => {
    await openDetails(page, adminEmail());
    await expect(details(page)).toContainText("This is your own account.");
    await expect(details(page).getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
    await press(page, "Edit");
    await expect(page.getByRole("dialog", { name: "Edit account" })).toContainText(
      "Another administrator can change your role.",
    );
  });
  await test.step("the whole table can be downloaded as CSV", async () => {
    await page.goto("/admin");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^users.*\.csv$/);
    expect(await download.failure()).toBeNull();
  });
});

test.describe("when an email address is already in use,", () => {
  // Browsers log the refusal.
  test.use({ expectedErrors: [/status of 409/] });

  test("[ADMIN-19] the admin panel reports it at the field and creates the account only with another address", async ({
    page,
  }) => {
    await enterAs(page, "admin");
    await page.goto("/admin");
    const email = newEmail("opened");
    await press(page, "Create user");
    const form = page.getByRole("dialog", { name: "Create a user" });
    await form.getByLabel("Email").fill(adminEmail());
    await form.getByLabel("First name").fill("Radia");
    await form.getByLabel("Last name").fill("Perlman");
    await form.getByRole("button", { name: "Create user", exact: true }).click();
    await expect(form.getByText("User already exists with this email")).toBeVisible();
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Create user", exact: true }).click();
    await expect(page.getByText(`Created an account for ${email}.`)).toBeVisible();
    await expect(page.getByRole("dialog", { name: email })).toBeVisible();
    await expect(part(page, "Account")).toContainText("No password chosen yet");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Create user" })).toBeFocused();
  });
});

test.describe("after a session has ended,", () => {
  // Browsers log the refusal.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test("[ADMIN-1] a log-out in the admin panel opens the home page, and a session ended elsewhere opens the login page", async ({
    page,
  }) => {
    await enterAdmin(page);
    await page.goto("/admin");
    await expect(people(page)).toBeVisible();
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");

    await enterAdmin(page);
    await page.goto("/admin");
    await expect(people(page)).toBeVisible();
    await page.context().clearCookies();
    await press(page, "Banned");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Please log in to open the admin panel.")).toBeVisible();
  });
});
