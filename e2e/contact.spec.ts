import type { Page } from "@playwright/test";
import { openForm } from "./account-forms.ts";
import { expectAccessible } from "./axe.ts";
import { enterAdmin, enterNewAccount, newEmail } from "./people.ts";
import { expect, test } from "./test.ts";

const sent = "Thank you for your message! We'll get back to you soon.";
const failed = "Sorry, there was an error sending your message. Please try again.";

const form = (page: Page) => ({
  name: page.getByLabel("Name"),
  email: page.getByLabel("Email"),
  about: page.getByLabel("What is your message about?"),
  subject: page.getByLabel("Subject"),
  message: page.getByLabel(/^Message/),
  send: page.getByRole("button", { name: "Send message" }),
});

async function fill(page: Page, email: string, subject: string): Promise<void> {
  const { name, email: address, about, subject: line, message } = form(page);
  await name.fill("Ada Lovelace");
  await address.fill(email);
  await about.selectOption("feature");
  await line.fill(subject);
  await message.fill("Please let me\nrewrite poems.");
}

test("[WORDS-27] the contact form reports missing fields, refuses robots, and sends a message to the administrators", async ({
  page,
  browser,
}) => {
  await openForm(page, "/contact");

  await test.step("[ADMIN-87] each empty field is reported, and the first one gets the focus", async () => {
    await form(page).send.click();
    const needed = ["Enter your name.", "Please enter a valid email address.", "Choose what the message is about."];
    for (const text of [...needed, "Enter a subject.", "Write your message."]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(form(page).name).toBeFocused();
  });

  await test.step("[ADMIN-86] axe (an accessibility checker) finds no fault in the errors and the opened questions", async () => {
    for (const question of await page.locator("summary").all()) await question.click();
    await expectAccessible(page);
  });

  await test.step("[CONSTANTS-60] a message that is too long is kept in full, and reported before it is sent", async () => {
    await fill(page, newEmail("writer"), "Long");
    await form(page).message.fill("a".repeat(5001));
    await expect(page.getByText("5,001/5,000")).toBeVisible();
    await form(page).send.click();
    await expect(page.getByText("Please use at most 5,000 characters.")).toBeVisible();
    await expect(form(page).message).toHaveValue("a".repeat(5001));
  });

  await test.step("[ADMIN-90] a field that is hidden from people is sent if a robot fills it in", async () => {
    let website: unknown;
    await page.route("**/api/contact", (route) => {
      website = route.request().postDataJSON().website;
      return route.fulfill({ json: { success: true, message: sent } });
    });
    await openForm(page, "/contact");
    const trap = page.locator("#contact-website");
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await fill(page, newEmail("robot"), "Buy");
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await form(page).send.click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(website).toBe("https://spam.example");
    await page.unrouteAll();
  });

  await test.step("[ADMIN-86, ADMIN-91, ADMIN-93, CONSTANTS-61, CONSTANTS-71] a message is sent, stored for the administrators, and confirmed to the sender", async () => {
    const subject = `Poems ${crypto.randomUUID().slice(0, 8)}`;
    await openForm(page, "/contact");
    await expect(page.getByText("Within 24 hours, by email.")).toBeVisible();
    await fill(page, newEmail("writer"), subject);
    await form(page).send.click();
    await expect(page.getByRole("status").filter({ hasText: sent })).toBeFocused();

    const admin = await (await browser.newContext()).newPage();
    await enterAdmin(admin);
    const inbox = await admin.request.get(`/api/admin/contact-messages?search=${encodeURIComponent(subject)}`);
    const { data } = await inbox.json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ subject, inquiry_type: "feature", message: "Please let me\nrewrite poems." });
    await admin.context().close();

    await page.getByRole("button", { name: "Send another message" }).click();
    await expect(form(page).subject).toHaveValue("");
  });

  await test.step("[ADMIN-88, CONSTANTS-59] the name and email address of the signed-in account are filled in, and the URL selects the subject", async () => {
    const email = newEmail("ada");
    await enterNewAccount(page, email);
    await openForm(page, "/contact?about=billing");
    await expect(form(page).name).toHaveValue("Ada Lovelace");
    await expect(form(page).email).toHaveValue(email);
    await expect(form(page).about).toHaveValue("billing");
  });
});

test.describe("when a contact message cannot be sent,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page gives the reason and keeps what was typed", async ({ page }) => {
    await openForm(page, "/contact");
    await fill(page, newEmail("writer"), "Poems");

    await test.step("[ADMIN-92] an error of the server is shown with its message", async () => {
      const message = "Too many messages. Try again in an hour.";
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 429, json: { success: false, error: "too_many_requests", message, error_id: "1" } }),
      );
      await form(page).send.click();
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      await page.unrouteAll();
    });

    await test.step("[ADMIN-92] a failed request is reported, keeps what was typed, and can be sent again", async () => {
      await page.route("**/api/contact", (route) => route.abort());
      await form(page).send.click();
      await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
      await expect(form(page).message).toHaveValue("Please let me\nrewrite poems.");
      await page.unrouteAll();
      await form(page).send.click();
      await expect(page.getByText(sent)).toBeVisible();
    });
  });
});
