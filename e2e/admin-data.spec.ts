import { type Page, request } from "@playwright/test";
import { sessionUser } from "./account-forms.ts";
import { openView } from "./admin-steps.ts";
import { expectNoOverflow } from "./axe.ts";
import { buyPremium } from "./payments.ts";
import { enterAs, enterNewAccount, newEmail, post } from "./people.ts";
import { expect, sizes, test } from "./test.ts";

const table = (page: Page, of: string) => page.getByRole("region", { name: `Table of ${of}` });
const row = (page: Page, of: string, text: string) => table(page, of).getByRole("row").filter({ hasText: text });
const drawer = (page: Page) => page.getByRole("dialog").first();
const part = (page: Page, name: string) => drawer(page).getByRole("region", { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Admin panel sections" }).getByRole("link", { name });
const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /^Sections of/ }).getByRole("link", { name });

/** The tabs of the database viewer: the label, the name in the URL, and the heading. */
const tabs = [
  ["Payments", "payments", "Payments"],
  ["Messages", "messages", "Contact messages"],
  ["Statistics", "statistics", "Statistics"],
  ["Audit log", "audit", "Audit log"],
  ["User Management", "users", "Recent logins"],
  ["Settings", "settings", "System settings"],
  ["Database Viewer", "database", "users"],
] as const;

/** Creates an account and signs it in in a separate browser. */
async function newAccount(page: Page, name: string): Promise<{ readonly email: string; readonly theirs: Page }> {
  const theirs = await (await page.context().browser()!.newContext()).newPage();
  const email = newEmail(name);
  await enterNewAccount(theirs, email);
  return { email, theirs };
}

test("views and charts of the admin panel keep their settings in the URL, and tables can be exported", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await test.step("[ADMIN-4] each tab has a URL, which links, reloads and the Back button keep, on phone and desktop", async () => {
    for (const size of sizes.toReversed()) {
      await page.setViewportSize(size);
      await page.goto("/admin");
      for (const [name, address, heading] of tabs) {
        await tab(page, name).focus();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(`/admin?tab=${address}`);
        await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { name: heading, exact: true, level: 2 })).toBeVisible();
        await expectNoOverflow(page);
      }
      await page.goBack();
      await expect(page.getByRole("heading", { name: "System settings", level: 2 })).toBeVisible();
      await page.reload();
      await expect(tab(page, "Settings")).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { name: "System settings", level: 2 })).toBeVisible();
    }
  });
  await test.step("[ADMIN-6, ADMIN-33] the last tab shows two tables as stored, and the URL keeps the chosen one", async () => {
    await page.goto("/admin");
    await tab(page, "Database Viewer").click();
    await expect(table(page, "users").getByRole("columnheader", { name: "stripe_customer_id" })).toBeVisible();
    await view(page, "payment_logs").click();
    await expect(page.getByRole("heading", { name: "payment_logs" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "payment_logs" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "users" })).toBeVisible();
  });
  await test.step("[ADMIN-41] charts show their numbers, follow the arrow keys, and keep interval and days in the URL", async () => {
    await openView(page, "statistics");
    const signUps = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: "Sign-ups" }) });
    const numbers = signUps.getByRole("table");
    // The administrator signed up today.
    await expect(numbers.getByRole("row").nth(1).getByRole("cell")).not.toHaveText("0");
    const chart = signUps.getByRole("application", { name: /^Sign-ups\. By day, from/ });
    await chart.focus();
    await page.keyboard.press("ArrowRight");
    await expect(signUps.getByRole("status")).toContainText("Sign-ups");
    await expect(page.getByText(/from [\d,]+ payments?/)).toBeVisible();

    await page.getByRole("radio", { name: "Month" }).check();
    await expect(page).toHaveURL(/interval=month/);
    await expect(numbers.getByRole("row")).toHaveCount(13);
    await page.getByLabel("From", { exact: true }).fill("2026-01-01");
    await page.getByLabel("To", { exact: true }).fill("2026-03-31");
    await expect(numbers.getByRole("rowheader")).toHaveText(["March 2026", "February 2026", "January 2026"]);
    await page.reload();
    await expect(numbers.getByRole("rowheader")).toHaveText(["March 2026", "February 2026", "January 2026"]);
    await expect(signUps.getByText("No sign-ups in this period")).toBeVisible();
    await page.getByRole("button", { name: "Show latest" }).click();
    await expect(numbers.getByRole("row")).toHaveCount(13);
  });
  await test.step("[ADMIN-43] each table can be downloaded as CSV", async () => {
    for (const [name, table] of [
      ["people", "users"],
      ["payments", "payment_logs"],
      ["unmatched", "unmatched_payments"],
      ["events", "billing_events"],
      ["messages", "contact_messages"],
      ["audit", "audit_log"],
      ["users", "users"],
      ["payment_logs", "payment_logs"],
    ] as const) {
      await openView(page, name);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Export CSV" }).click();
      expect((await download).suggestedFilename()).toContain(table);
    }
  });
});

test("an administrator changes payments, payment events and contact messages", async ({ page }) => {
  await enterAs(page, "admin");
  await test.step("[ADMIN-7, ADMIN-34, ADMIN-35, ADMIN-39, ADMIN-78] a payment is added, found, corrected and marked as deleted; its earlier states stay, and the audit log has each step", async () => {
    const { email } = await newAccount(page, "imported");
    await openView(page, "payments");
    await page.getByRole("button", { name: "Add payment" }).click();
    const form = page.getByRole("form", { name: "Add a payment" });
    await form.getByRole("button", { name: "Add payment" }).click();
    await expect(form.getByText("Enter an account's email address.")).toBeVisible();
    await form.getByLabel("Account email").fill("nobody-has-this@example.org");
    await form.getByLabel("Amount").selectOption("$400, a year");
    await form.getByLabel("Reason").fill("Paid by bank transfer");
    await form.getByRole("button", { name: "Add payment" }).click();
    await expect(form.getByText("No account uses this email address.")).toBeVisible();
    await form.getByLabel("Account email").fill(email);
    await form.getByRole("button", { name: "Add payment" }).click();
    await expect(page.getByText(`Added $400 for ${email}.`)).toBeVisible();

    await page.getByRole("searchbox", { name: "Search this table" }).fill(email);
    await expect(table(page, "payments").getByRole("row")).toHaveCount(2);
    await expect(row(page, "payments", email)).toContainText("Ada Lovelace");
    await tab(page, "Database Viewer").click();
    await view(page, "payment_logs").click();
    await page.getByRole("searchbox", { name: "Search this table" }).fill(email);
    await expect(table(page, "payments").getByRole("row")).toHaveCount(2);
    for (const hidden of ["stripe_session_id", "stripe_subscription_id", "price_id", "metadata"]) {
      await expect(table(page, "payments").getByRole("columnheader", { name: hidden, exact: true })).toHaveCount(0);
    }
    await row(page, "payments", email).getByRole("link").press("Enter");
    await expect(part(page, "Paid by").getByRole("link", { name: email })).toBeVisible();
    await expect(part(page, "metadata")).toContainText("billing_period");

    await drawer(page).getByRole("button", { name: "Correct this payment" }).click();
    const correction = page.getByRole("form", { name: "Correct this payment" });
    await correction.getByLabel("Status").selectOption("refunded");
    await correction.getByLabel("Refunded amount in USD").fill("500");
    await correction.getByLabel("Reason").fill("The transfer was sent back");
    await correction.getByRole("button", { name: "Correct payment" }).click();
    await expect(correction.getByText("The refund can't be more than the payment.")).toBeVisible();
    await correction.getByLabel("Refunded amount in USD").fill("400");
    await correction.getByRole("button", { name: "Correct payment" }).click();
    await expect(page.getByText("Corrected. This is version 2 of the payment.")).toBeVisible();
    await expect(part(page, "History").getByRole("listitem")).toHaveCount(2);
    await part(page, "History").getByRole("link", { name: "Show version 1" }).click();
    await expect(part(page, "Payment")).toContainText("This is an earlier version.");
    await part(page, "Payment").getByRole("link", { name: "Show the current one" }).click();
    await expect(part(page, "Payment")).not.toContainText("This is an earlier version.");

    await drawer(page).getByRole("button", { name: "Mark as deleted" }).click();
    await page
      .getByRole("dialog", { name: "Mark this payment as deleted?" })
      .getByRole("button", { name: "Mark as deleted" })
      .click();
    await expect(page.getByText(/^Payment import_.* is marked as deleted\.$/)).toBeVisible();
    await expect(page.getByText(`No payments match "${email}".`)).toBeVisible();

    await tab(page, "Audit log").click();
    await page.getByLabel("Action").selectOption("Corrected a payment");
    await row(page, "entries", "The transfer was sent back").getByRole("link").click();
    await expect(part(page, "Changes").locator("del").filter({ hasText: "completed" })).toBeVisible();
    await expect(part(page, "Changes").locator("ins").filter({ hasText: "refunded" })).toBeVisible();
    await drawer(page).getByRole("link", { name: "All actions on this item" }).click();
    await expect(table(page, "entries").getByRole("row")).toHaveCount(4);
  });
  await test.step("[ADMIN-29] a payment links to the account that paid, and says when that account is deleted", async () => {
    const { email, theirs } = await newAccount(page, "leaver");
    await theirs.goto("/pricing");
    const { id } = (await sessionUser(theirs))!;
    const paid = { user_id: id, amount: 4999, reason: "Paid by bank transfer" };
    const added = await (await post(page.context().request, "/api/payment-logs", paid)).json();
    await page.goto(`/admin?tab=payments&search=${encodeURIComponent(email)}`);
    await row(page, "payments", email).getByRole("link", { name: email }).click();
    await expect(page).toHaveURL(`/admin?tab=users&user=${id}`);
    await expect(drawer(page).getByRole("heading", { name: email })).toBeVisible();
    await page.goto("/admin?tab=payments");
    expect(
      (await page.request.delete(`/api/users/${id}`, { headers: { Origin: new URL(page.url()).origin } })).ok(),
    ).toBe(true);
    await page.goto(`/admin?tab=payments&search=${added.data.payment_key}`);
    await expect(row(page, "payments", "Account deleted")).toBeVisible();
    await page.goto(`/admin?tab=payments&row=${added.data.id}`);
    await expect(part(page, "Paid by")).toContainText("The account was deleted.");
  });
  await test.step("[ADMIN-37] events of the payment provider are listed, and can be processed again", async () => {
    const { theirs } = await newAccount(page, "payer");
    await buyPremium(theirs, "monthly");

    const customer = (await sessionUser(theirs))!.stripe_customer_id!;
    const done = `/api/admin/billing-events?state=done&search=${customer}`;
    await expect.poll(async () => (await (await page.request.get(done)).json()).data).not.toEqual([]);
    await openView(page, "events");
    await page.getByRole("searchbox", { name: "Search this table" }).fill(customer);
    await expect(page).toHaveURL(/search=cus_/);
    await page.getByRole("button", { name: "Processed", exact: true }).click();
    await expect(page).toHaveURL(/state=done/);
    await table(page, "events")
      .getByRole("button", { name: /^Replay/ })
      .first()
      .click();
    await expect(page.getByText(/^Replayed and processed: /)).toBeVisible();
  });
  await test.step("[ADMIN-38] a contact message is read, marked as handled, reopened by Undo, and deleted", async () => {
    const subject = `A question ${crypto.randomUUID().slice(0, 8)}`;
    const guest = await request.newContext();
    const message = { name: "Marta Nowak", email: "marta@example.org", subject, inquiryType: "billing" };
    expect((await post(guest, "/api/contact", { ...message, message: "Hello,\n\nwho reads this?" })).status()).toBe(
      200,
    );
    await openView(page, "messages");
    await page.getByRole("searchbox", { name: "Search this table" }).fill(subject);
    await row(page, "messages", subject).getByRole("link").click();
    await expect(part(page, "Message")).toContainText("who reads this?");
    await expect(drawer(page).getByRole("link", { name: "Reply by email" })).toHaveAttribute(
      "href",
      /^mailto:marta@example/,
    );
    await drawer(page).getByRole("button", { name: "Mark as handled" }).click();
    await expect(page.getByText("Marked as handled.")).toBeVisible();
    await expect(part(page, "From")).toContainText("Handled");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Message reopened.")).toBeVisible();
    await drawer(page).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete message" }).click();
    await expect(page.getByText("Deleted the message from marta@example.org.")).toBeVisible();
    await expect(page.getByText(`No messages match "${subject}".`)).toBeVisible();
  });
});

test.describe("when two administrators change settings at the same time,", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("[ADMIN-44, ADMIN-49, CONSTANTS-56] the second change does not overwrite the first, and a setting can be reset to its default", async ({
    page,
  }) => {
    await enterAs(page, "admin");
    await openView(page, "settings");
    const rate = page.getByRole("textbox", { name: "Requests per minute from one IP address" });
    const save = page.getByRole("button", { name: "Save settings" });
    await expect(save).toBeDisabled();
    await rate.fill("5");
    await expect(page.getByText("Enter a whole number from 10 to 1,000,000.")).toBeVisible();
    await expect(save).toBeDisabled();
    await rate.fill("20000");
    await save.click();
    await expect(page.getByText("Saved. The new settings apply now.")).toBeVisible();
    await expect(page.getByText(/^The default is 10,000\./)).toBeVisible();

    const { data } = await (await page.request.get("/api/admin/settings")).json();
    expect(data.settings.api_rate_limit).toBe(20_000);
    const change = { version: data.version, settings: { api_rate_limit: 30_000 } };
    expect((await post(page.context().request, "/api/admin/settings", change)).status()).toBe(200);
    await rate.fill("25000");
    await save.click();
    await expect(page.getByText(/^Someone else changed the settings in the meantime/)).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText(/^Someone else changed the settings in the meantime/)).toBeHidden();
    await expect(rate).toHaveValue("25000");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(rate).toHaveValue("30000");

    await page.getByRole("button", { name: "Reset to default: Requests per minute from one IP address" }).click();
    await expect(rate).toHaveValue("10000");
    await save.click();
    await expect(page.getByText("Saved. The new settings apply now.")).toBeVisible();
    await expect(save).toBeDisabled();
  });
});
