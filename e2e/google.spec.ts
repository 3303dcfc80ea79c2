import type { Page } from "@playwright/test";
import { mailedLink, newPerson, openForm, sessionUser, signedUp } from "./account-forms.ts";
import { expect, sizes, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const accountExists = "An account with this email already exists. Please sign in manually instead of using Google.";

/** Opens the simulated Google page and signs in there with a new Google account. */
async function continueWithGoogle(page: Page, person: { email: string; name?: string }): Promise<void> {
  await page.getByRole("button", { name: /with Google$/ }).click();
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Name").fill(person.name ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
}

test("[MESSAGES-116, PAGES-22, STATES-28] signing in with Google creates an account for an unknown email address, and works again in the same tab", async ({
  page,
}) => {
  await page.setViewportSize(sizes[1]);
  const { email } = newPerson();
  await openForm(page, "/signup");
  await continueWithGoogle(page, { email, name: "Mary Shelley" });
  await expect(page.getByText("Account created successfully! Redirecting to dashboard...")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect(await sessionUser(page)).toMatchObject({
    email,
    first_name: "Mary",
    last_name: "Shelley",
    provider: "google",
    email_verified: true,
    credits: 10,
  });

  // The return is processed once: a second visit to its address redirects.
  await page.goto("/auth/callback");
  await expect(page).toHaveURL("/dashboard");

  // The session ends without the page's knowledge, and another account signs in.
  await page.context().clearCookies({ name: /session_token/ });
  await openForm(page, "/login");
  const other = newPerson();
  await continueWithGoogle(page, { email: other.email });
  await expect(page).toHaveURL("/dashboard");
  expect(await sessionUser(page)).toMatchObject({ email: other.email });
});

test("signing in with Google uses a verified account, refuses an unverified one, and can be canceled", async ({
  page,
}) => {
  await page.clock.install();
  await test.step("[MESSAGES-54, STATES-23] if an account with the same email address is unverified, it is kept and the Google sign-in is refused", async () => {
    const person = await signedUp(page);
    await openForm(page, "/login");
    await continueWithGoogle(page, { email: person.email });
    await expect(page.getByRole("alert")).toHaveText(accountExists);
    expect(await sessionUser(page)).toBeNull();
    await page.clock.fastForward(3500);
    await expect(page.getByRole("alert")).toHaveText(accountExists);
    await expect(page).toHaveURL("/login");
  });
  await test.step("[MESSAGES-52, PAGES-23] a sign-in canceled at Google says so on the login page and on the sign-up page", async () => {
    for (const [address, message] of [
      ["/login", "Google sign-in was cancelled or failed. Please try again."],
      ["/signup", "Google sign-up was cancelled or failed. Please try again."],
    ] as const) {
      await openForm(page, address);
      await page.getByRole("button", { name: /with Google$/ }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("alert")).toHaveText(message);
      await page.getByRole("link", { name: "Try Again" }).click();
      await expect(page).toHaveURL("/login");
    }
  });
  await test.step("a verified address signs in to its existing account", async () => {
    const person = await signedUp(page);
    await page.goto(await mailedLink(page, person.email, /^Verify your email/));
    await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
    await openForm(page, "/login");
    await continueWithGoogle(page, { email: person.email, name: "Ada King" });
    await expect(page).toHaveURL("/dashboard");
    expect(await sessionUser(page)).toMatchObject({ email: person.email, has_password: true, credits: 10 });
  });
});

test("the login page reports a failed Google sign-in, and has no Google button if the server does not offer it", async ({
  page,
}) => {
  await test.step("[MESSAGES-55] a forged response from Google is refused, and leads to the login page", async () => {
    await page.goto("/auth/callback");
    await expect(page.getByRole("alert")).toHaveText("No session found. Please try signing in again.");
    await expect(page).toHaveURL("/login");
    await page.goto("/api/auth/callback/google?code=made-up&state=made-up");
    await expect(page.getByRole("alert")).toHaveText("Authentication failed. Please try again.");
    await expect(page).toHaveURL("/login");
  });
  await test.step("[MESSAGES-26, MESSAGES-51] when Google cannot be reached, the button says so and can be used again", async () => {
    const body = { success: false, error: "google_failed", message: "Google sign-in failed.", error_id: "test" };
    await page.route("**/api/auth/sign-in/social", (route) => route.fulfill({ status: 502, json: body }), { times: 1 });
    await openForm(page, "/signup");
    const button = page.getByRole("button", { name: "Sign up with Google" });
    await button.click();
    await expect(page.getByText("Google sign-up failed. Please try again.")).toBeVisible();
    await button.click();
    await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  });
  await test.step("a server without Google sign-in shows no button", async () => {
    await page.route("/login", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('"googleSignIn":true', '"googleSignIn":false') });
    });
    await openForm(page, "/login");
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Google/ })).toBeHidden();
  });
});
