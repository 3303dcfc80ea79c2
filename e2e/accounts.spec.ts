import { fields, fillSignUp, logIn, mailedLink, newPerson, openForm, sessionUser, signedUp } from "./account-forms.ts";
import { expect, openTool, originalText, passage, sizes, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

test("[CONSTANTS-64, CONSTANTS-65, MESSAGES-115, PAGES-7, PAGES-9, PAGES-12] a person signs up, verifies the email address in another browser, and logs in", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(sizes[1]);
  const person = newPerson();
  await openForm(page, "/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Account created successfully! Redirecting to sign in...")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your account is ready.")).toBeVisible();
  await expect(fields(page).email).toHaveValue(person.email);
  await expect(page.getByText("Your account is ready.")).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto(await mailedLink(page, person.email, /^Verify your email/));
  await expect(other.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
  await expect(other.getByRole("main")).toContainText("10 free Pro rewrites");
  await other.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await other.locator("form[data-ready]").waitFor();
  await logIn(other, person);
  await expect(other).toHaveURL("/dashboard");
  expect(await sessionUser(other)).toMatchObject({ email: person.email, email_verified: true, credits: 10 });
  await elsewhere.close();
});

test("[PAGES-10, PAGES-31] the link in the verification email signs in all tabs of the browser that signed up, and the text typed before is kept", async ({
  page,
}) => {
  await openTool(page);
  await originalText(page).fill(passage);
  const person = newPerson();
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await page.locator("form[data-ready]").waitFor();
  await expect(page.getByText("Your text is saved.")).toBeVisible();
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page).toHaveURL("/login");

  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(page, person.email, /^Verify your email/));
  await expect(tab).toHaveURL("/dashboard");
  await expect(tab.getByText("Your email is verified. You have 10 free Pro rewrites.")).toBeVisible();
  await expect(originalText(tab)).toHaveValue(passage);
  await expect(page).toHaveURL("/dashboard");
  await expect(originalText(page)).toHaveValue(passage);
  expect(await sessionUser(page)).toMatchObject({ email: person.email, email_verified: true, credits: 10 });
  expect(await tab.evaluate(() => localStorage.getItem("sign_up_carry"))).toBeNull();
});

test("[PAGES-10] the sign-up page shows Google as its first button, and a text typed before is kept after signing in with Google", async ({
  page,
}) => {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const address of ["/login", "/signup"]) {
      await openForm(page, address);
      const google = await page.getByRole("button", { name: /with Google$/ }).boundingBox();
      expect(google!.y).toBeLessThan((await fields(page).email.boundingBox())!.y);
    }
  }
  await openTool(page);
  await originalText(page).fill(passage);
  await openForm(page, "/signup");
  await expect(page.getByText("Your text is saved.")).toBeVisible();
  await page.getByRole("button", { name: /with Google$/ }).click();
  await page.getByRole("heading", { name: "Choose an account" }).waitFor();
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(originalText(page)).toHaveValue(passage);
});

test("[MESSAGES-56, MESSAGES-114, MESSAGES-117, PAGES-13, PAGES-15, PAGES-144, RULES-10, RULES-11, RULES-14] the link in a password email can be used once to set a new password", async ({
  page,
}) => {
  const person = await signedUp(page);
  await openForm(page, "/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password?" });
  const send = dialog.getByRole("button", { name: "Send link" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Email").fill("nobody");
  await send.click();
  await expect(dialog.getByText("Please enter a valid email address.")).toBeVisible();
  await dialog.getByLabel("Email").fill(person.email);
  await page.keyboard.press("Enter");
  const answer = page.getByRole("dialog", { name: "Check Your Email" });
  await expect(answer).toContainText(
    "Password reset email sent! Please check your inbox and follow the instructions to reset your password.",
  );
  await answer.getByRole("button", { name: "Back to login" }).click();
  await expect(answer).toBeHidden();

  const link = await mailedLink(page, person.email, /^Set a new password/);
  // Another account is logged in here in the meantime, and is logged out.
  const { email, password: theirs } = await signedUp(page);
  await page.request.post("/api/auth/sign-in/email", { data: { email, password: theirs } });
  expect(await sessionUser(page)).toMatchObject({ email });
  await openForm(page, link);
  expect(page.url()).not.toContain("token");
  const { password, confirm } = fields(page);
  await password.fill("Another-Horse-8");
  await confirm.fill("Another-Horse-9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Passwords do not match!")).toBeVisible();
  await expect(confirm).toBeFocused();
  await confirm.fill("Another-Horse-8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password updated successfully! Redirecting to login...")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  expect(await sessionUser(page)).toBeNull();

  await openForm(page, link);
  await password.fill("Third-Horse-10");
  await confirm.fill("Third-Horse-10");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid or expired password reset link. Please request a new one.")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await page.locator("form[data-ready]").waitFor();
  await logIn(page, person);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await logIn(page, { ...person, password: "Another-Horse-8" });
  await expect(page).toHaveURL("/dashboard");
});

test("the sign-up form refuses invalid values and keeps what was typed", async ({ page }) => {
  await test.step("[MESSAGES-113, RULES-8, RULES-12, RULES-13] all empty fields are reported, and the first one gets the focus", async () => {
    await openForm(page, "/login");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(page.getByText("Enter your password.")).toBeVisible();
    await expect(fields(page).email).toBeFocused();
    await expect(fields(page).email).toHaveAccessibleDescription("Please enter a valid email address.");

    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(fields(page).firstName).toBeFocused();
    await expect(page.getByText("Accept the terms and the privacy policy to continue.")).toBeVisible();
    await fields(page).firstName.fill("<b>Ada</b>");
    await expect(fields(page).firstName).toHaveAccessibleDescription('Names must not contain "<" or ">".');
  });
  await test.step("[MESSAGES-57, PAGES-11, RULES-2, RULES-5, RULES-6, RULES-7, RULES-10] a weak password is rated while it is typed, and refused with the first rule that it breaks", async () => {
    await openForm(page, "/signup");
    const { password, confirm } = fields(page);
    const strength = page.getByTestId("password-strength");
    const unmet = page.getByRole("list", { name: "Your password still needs" }).getByRole("listitem");
    for (const [typed, told, left] of [
      ["a", "weak (20%)", 4],
      ["aB1", "fair (50%)", 2],
      ["aB1!", "good (80%)", 1],
      ["aB1!efgh", "strong (100%)", 0],
    ] as const) {
      await password.fill(typed);
      await expect(strength).toContainText(told);
      await expect(unmet).toHaveCount(left);
    }
    await fillSignUp(page, { ...newPerson(), password: "correct-horse" });
    await page.keyboard.press("Enter");
    await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
    await expect(password).toBeFocused();
    await confirm.fill("Something-else-1");
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(page.getByText("Passwords do not match!")).toBeVisible();
  });
  await test.step("[MESSAGES-21, RULES-15] an email address that has an account cannot be used for another", async () => {
    const person = await signedUp(page);
    await openForm(page, "/signup");
    await fillSignUp(page, { ...person, email: person.email.toUpperCase() });
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(page.getByText("User already exists with this email")).toBeVisible();
    await expect(fields(page).email).toBeFocused();
    await expect(fields(page).password).toHaveValue(person.password);
  });
  await test.step("[MESSAGES-50] without a network connection the form keeps what was typed, and later sends it only once", async () => {
    let sent = 0;
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/api/auth/sign-in/email", async (route) => {
      sent++;
      await held;
      await route.abort();
    });
    await openForm(page, "/login");
    await fields(page).email.fill("ada@example.org");
    await fields(page).password.fill("Correct-Horse-7");
    await page.getByRole("button", { name: "Log in", exact: true }).dblclick({ force: true });
    await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
    fail();
    await expect(page.getByRole("alert").getByText("Network error - please check your connection")).toBeVisible();
    await expect(fields(page).password).toHaveValue("Correct-Horse-7");
    expect(sent).toBe(1);
  });
});

test("broken links from emails and wrong passwords get an error message and lead to the right page", async ({
  page,
}) => {
  await test.step("[MESSAGES-56, PAGES-14] a reset link without its tokens is refused, and leads to the login page", async () => {
    await page.goto("/reset-password?access_token=only-one");
    await expect(page.getByText("Invalid or expired password reset link. Please request a new one.")).toBeVisible();
    await expect(page).toHaveURL("/login");
  });
  await page.context().clearCookies();
  await test.step("[PAGES-30] a broken verification link offers a new one when logged in", async () => {
    const person = await signedUp(page);
    const link = await mailedLink(page, person.email, /^Verify your email/);
    const broken = link.replace(/token=[^&]{20}/, "token=00000000000000000000");
    await page.goto(broken);
    await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await logIn(page, person);
    await expect(page).toHaveURL("/dashboard");
    await page.goto(broken);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByText(`We sent a link to ${person.email}.`)).toBeVisible();
  });
  await page.context().clearCookies();
  await test.step('[MESSAGES-19, PAGES-5, PAGES-8] a wrong password is reported and what was typed is kept; with "Remember me" the session lasts longer', async () => {
    const person = await signedUp(page);
    await openForm(page, "/login");
    await logIn(page, { ...person, password: "Wrong-Horse-7" });
    await expect(page.getByRole("alert").getByText("Invalid email or password")).toBeVisible();
    await expect(fields(page).email).toHaveValue(person.email);
    await page.getByLabel("Remember me").check();
    await logIn(page, person);
    await expect(page).toHaveURL("/dashboard");
    const cookie = (await page.context().cookies()).find(({ name }) => name.includes("session_token"))!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(cookie.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);

    for (const address of ["/login", "/signup"]) {
      await page.goto(address);
      await expect(page).toHaveURL("/dashboard");
    }
  });
});
