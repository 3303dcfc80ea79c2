import type { Browser, Page } from "@playwright/test";
import { fields, fillSignUp, logIn, mailedLink, newPerson, openForm, sessionUser } from "./account-forms.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, humanize, humanizeButton, originalText, test } from "./test.ts";

// Follows an account from its creation to its deletion. The usual database is PostgreSQL and the browser a phone; the soak
// tests use the embedded database and a desktop screen.
test.use({ expectedErrors: [/Failed to load resource/] });

test("[BEYOND-10] a user creates an account, reaches the daily limit of rewrites, sets a new password and deletes the account", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await openForm(page, "/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page).toHaveURL("/login");

  await page.goto(await mailedLink(page, person.email, /^Verify your email/));
  await expect(page).toHaveURL("/dashboard");
  expect(await sessionUser(page)).toMatchObject({ email_verified: true, credits: 10, plan: "normal" });

  await page.locator("#tool[data-ready]").waitFor();
  const uses = page.getByTestId("uses-left");
  await expect(uses).toContainText("10 free Pro rewrites left");
  await humanize(page);
  await expect(uses).toContainText("9 free Pro rewrites left");
  for (let use = 1; use <= 9; use++) expect((await rewrite(page, `credit ${use}`)).status()).toBe(200);
  await page.reload();
  await expect(uses).toContainText("10 uses left");
  await humanize(page, "In order to save money, they moved prior to the summer.");
  await expect(uses).toContainText("9 uses left");
  // Takes eight of the nine rewrites that are left, by the browser's session but without the page, which is faster.
  for (let use = 1; use <= 8; use++) expect((await rewrite(page, `use ${use}`)).status()).toBe(200);
  await page.reload();
  await expect(uses).toContainText("1 use left");
  await humanize(page, "In order to win, they train prior to dawn.");
  await expect(uses).toContainText("0 uses left");
  await originalText(page).fill("In order to rest, they sleep prior to noon.");
  await humanizeButton(page).click();
  await expect(page.getByRole("region", { name: "Limit Reached" })).toContainText(
    "Daily limit exceeded! You have used 10/10 generations today.",
  );
  expect((await rewrite(page, "no use left")).status()).toBe(429);
  await expectNoViolations(page);

  const phone = await otherBrowser(browser, page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: /^End the session on/ }).click();
  await expect.poll(() => sessionUser(phone)).toBeNull();
  await phone.context().close();
  await expectNoViolations(page);

  const newPassword = "Another-Horse-8";
  await page.request.post("/api/auth/request-password-reset", {
    data: { email: person.email },
    headers: { Origin: new URL(page.url()).origin },
  });
  await openForm(page, await mailedLink(page, person.email, /^Set a new password/));
  await fields(page).password.fill(newPassword);
  await fields(page).confirm.fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  expect(await sessionUser(page)).toBeNull();
  await page.locator("form[data-ready]").waitFor();
  await logIn(page, { ...person, password: newPassword });
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(newPassword);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  expect(await sessionUser(page)).toBeNull();
  await openForm(page, "/login");
  await logIn(page, { ...person, password: newPassword });
  await expect(page.getByText("Invalid email or password")).toBeVisible();
});

test("signing in with Google creates an account for an unknown email address, and signs in to the existing one for a known address", async ({
  page,
}) => {
  const email = `zed.${crypto.randomUUID().slice(0, 8)}@gmail.example`;
  for (let time = 1; time <= 2; time++) {
    await openForm(page, "/login");
    await page.getByRole("button", { name: /Google/ }).click();
    await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    expect(await sessionUser(page)).toMatchObject({ email, provider: "google", credits: 10, first_name: "Zed" });
    await page.request.post("/api/auth/sign-out", { data: {}, headers: { Origin: new URL(page.url()).origin } });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

/** Sends a text to be rewritten, in the same way as the page does. */
function rewrite(page: Page, topic: string) {
  const headers = { Origin: new URL(page.url()).origin };
  const data = { text_content: `In order to win, a team must utilize every drill. ${topic}` };
  return page.request.post("/hum", { data, headers });
}

/** Logs the same person in in another browser, and returns its page. */
async function otherBrowser(browser: Browser, page: Page, person: Parameters<typeof logIn>[1]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    userAgent: "Mozilla/5.0 Firefox/140.0",
  });
  const other = await context.newPage();
  await openForm(other, "/login");
  await logIn(other, person);
  await expect(other).toHaveURL("/dashboard");
  return other;
}
