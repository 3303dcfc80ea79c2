import { fields, openForm } from "./account-forms.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

// Browsers log the refused link.
test.use({ expectedErrors: [/400 \(Bad Request\)/] });

test("axe (an accessibility checker) finds no fault in the pages for sign-up, login and links from emails", async ({
  page,
}) => {
  await test.step("[BEYOND-17] axe finds no fault in the forms for sign-up, login and passwords, with and without errors", async () => {
    await openForm(page, "/login");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("Enter your password.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);

    await openForm(page, "/signup");
    await fields(page).password.fill("Abc1");
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(page.getByText("Passwords do not match!")).toBeVisible();
    await expectAccessible(page);

    await openForm(page, "/reset-password?access_token=one&refresh_token=two");
    await expectAccessible(page);
  });
  await test.step("axe finds no fault in the pages that links in emails and Google open", async () => {
    // The address alone shows nothing; the page needs a link that was followed.
    await page.goto("/verify-email?step=confirmed");
    await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await page.route("**/api/auth/verify-email", (route) =>
      route.fulfill({ json: { success: true, step: "confirmed" } }),
    );
    await page.goto("/verify-email?token=one");
    await expect(page.getByRole("heading", { name: "Change confirmed" })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Change confirmed" })).toBeVisible();
    await page.unroute("**/api/auth/verify-email");
    await page.goto("/verify-email?token=made-up");
    await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
    await expectAccessible(page);

    // These pages redirect after some seconds. The test stops the clock until axe has finished.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const late = (delay = 0) => (delay < 3000 ? delay : 1e9);
      Object.assign(window, { setTimeout: (call: () => void, delay?: number) => setTimeout(call, late(delay)) });
    });
    await page.goto("/auth/callback?error=access_denied");
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/reset-password");
    await expect(page.getByText("Invalid or expired password reset link.")).toBeVisible();
    await expectAccessible(page);
  });
});
