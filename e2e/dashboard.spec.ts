import { expectAccessible, expectNoOverflow, expectNoViolations } from "./axe.ts";
import { enter, enterNewAccount, enterPremium, newEmail, post, verify } from "./people.ts";
import { expect, humanize, humanizeButton, openTool, originalText, passage, sizes, test } from "./test.ts";

const phone = sizes[1];

test.describe("the home page", () => {
  test("[PAGES-24, PAGES-37, PAGES-40, PAGES-46, RULES-33] a guest sees an offer until it is closed, and is redirected from the dashboard to login", async ({
    page,
  }) => {
    await openTool(page);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Dashboard" })).toBeHidden();
    const offer = page.getByText("10 free Pro rewrites when you sign up and verify your email.");
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
    await expect(page.getByRole("link", { name: "View mailbox" })).toHaveAttribute("href", /\/mail$/);

    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Please log in to open your dashboard.")).toBeVisible();
    await header.getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/#faq");
    await expect(page.getByRole("heading", { name: "Questions and answers" })).toBeInViewport();
  });
});

test("a signed-in user has a dashboard, a menu and a log-out button, on desktop and phone", async ({ page }) => {
  const email = newEmail("ada");
  const header = page.getByRole("banner");
  const avatar = page.getByRole("button", { name: /^Account:/ });
  const uses = page.getByTestId("uses-left");
  await enterNewAccount(page, email);

  await test.step("[MESSAGES-128, PAGES-41, RULES-37] a new user sees the dashboard, requests the verification email again, and gets free Pro rewrites by it", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
    await expect(header.getByRole("button", { name: `Account: ${email}, Free` })).toBeVisible();
    await expect(header.getByRole("link", { name: "Log in" })).toBeHidden();
    await expect(page.getByRole("button", { name: "View Generation History" })).toBeHidden();
    await expect(uses).toContainText("10 uses left");
    await expect(page.getByText(`${email} isn't verified yet.`)).toBeVisible();
    await page.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();

    await verify(page, email);
    await page.reload();
    await expect(page.getByText("isn't verified yet")).toBeHidden();
    await expect(uses).toHaveText("10 free Pro rewrites left");
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The footer has one line: it is no higher than its button and padding.
      const foot = (await page.locator(".original-foot").boundingBox())!;
      const button = (await humanizeButton(page).boundingBox())!;
      expect(foot.height).toBeLessThan(70);
      expect(foot.x + foot.width - button.x - button.width).toBeLessThan(25);
    }
  });

  await test.step("[ENTITIES-18, PAGES-39, PAGES-51, STATES-27] the page shows who is signed in from its first paint", async () => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await expect(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Log in" })).toBeHidden();
    await expect(page.getByText("when you sign up and verify your email")).toBeHidden();
    await page.unroute("**/assets/*.js");
  });

  await test.step("[PAGES-42] the avatar's menu opens the account and logs out, and reports a failed log-out", async () => {
    await page.goto("/dashboard");
    await avatar.click();
    await expect(page.getByRole("menuitem", { name: "Account" })).toHaveAttribute("href", "/account");
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(avatar).toBeFocused();
    await humanize(page);
    await avatar.click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    // Log-out deletes the texts of the account.
    await expect(originalText(page)).toHaveValue("");
    await expect(page.getByRole("group", { name: "Rewritten text" })).toBeHidden();
    expect(await page.evaluate(() => [sessionStorage.getItem("draft"), sessionStorage.getItem("result")])).toEqual([
      null,
      null,
    ]);
    await expect(header.getByRole("link", { name: "Sign up" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  });

  await test.step("[PAGES-40, PAGES-44] a phone shows the same menu, and login and sign-up for guests", async () => {
    await page.setViewportSize(phone);
    await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Sign up" })).toBeVisible();
    await expectNoOverflow(page);
    await enter(page, email);
    await page.goto("/dashboard");
    await expect(uses).toContainText("free Pro rewrites left");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const name of ["Dashboard", "FAQ", "Terms"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole("link", { name: "Account" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await avatar.press("Enter");
    const items = page.getByRole("menuitem");
    await expect(items).toHaveText(["Account", "Words and style", "Log out"]);
    await page.keyboard.press("ArrowDown");
    await expect(items.first()).toBeFocused();
    await expect(page.getByRole("menu")).toContainText(email);
    await expectNoViolations(page);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
  });
});

test("[PAGES-44, PAGES-45] with Premium, the menu and the labeled history button are shown at all window widths", async ({
  page,
}) => {
  await enterPremium(page, newEmail("wide"));
  const header = page.getByRole("banner");
  const history = header.getByRole("button", { name: "View Generation History" });
  const account = header.getByRole("button", { name: /^Account: .+, Premium$/ });
  const menus: string[][] = [];
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(history).toHaveText("History");
    await expect(header.getByRole("button", { name: ": manage subscription" })).toBeVisible();
    await expectNoOverflow(page);
    await account.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    menus.push(await page.getByRole("menuitem").allTextContents());
    await page.keyboard.press("Escape");
    await expect(account).toBeFocused();
  }
  expect(menus).toEqual(menus.map(() => ["Account", "Words and style", "Manage subscription", "Log out"]));

  // An account with all the links needs the most room.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { annual: "", admin: "" }));
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("link", { name: "Admin" })).toBeVisible();
    await expectNoOverflow(page);
    expect((await header.boundingBox())!.height).toBeLessThan(60);
  }
});

test.describe("when requests fail,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the dashboard reports it and keeps everything that was typed", async ({ page }) => {
    const email = newEmail("writer");
    const uses = page.getByTestId("uses-left");
    const avatar = page.getByRole("button", { name: /^Account:/ });

    await test.step("[MESSAGES-72] if the number of remaining rewrites is unknown, five are shown and the server still decides", async () => {
      await page.route("**/api/rate-limit/check", (route) => route.abort());
      await openTool(page);
      await expect(uses).toContainText("5 uses left");
      await expect(uses).toContainText("Time until reset: 24h 0m");
      await page.unrouteAll();
    });

    await enterNewAccount(page, email);

    await test.step("[MESSAGES-112] a menu that fails to load says so, keeps the page, and can be loaded again", async () => {
      await page.route("**/assets/account-menu*", (route) => route.abort());
      await page.goto("/dashboard");
      await expect(uses).toContainText("10 uses left");
      await expect(uses).not.toContainText("Time until reset");
      await humanize(page);
      await avatar.click();
      const problem = page.getByRole("alert").filter({ hasText: "We couldn't load the account menu." });
      await expect(problem).toBeVisible();
      await expect(page.getByRole("group", { name: "Rewritten text" })).toBeVisible();
      await page.unroute("**/assets/account-menu*");
      await problem.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    });

    await test.step("[MESSAGES-81] the same text with the same settings is not counted again, and a message says so", async () => {
      await page.keyboard.press("Escape");
      await expect(uses).toContainText("9 uses left");
      await humanizeButton(page).click();
      await expect(
        page.getByText("We didn't count this rewrite: the text and settings are the same as before."),
      ).toBeVisible();
      await expect(uses).toContainText("9 uses left");
      await avatar.click();
    });

    await test.step("[MESSAGES-61] a failed log-out keeps the session and says so", async () => {
      await page.route("**/api/auth/sign-out", (route) => route.abort());
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await expect(
        page.getByText("You're still logged in. Network error - please check your connection"),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
      await page.unrouteAll();
    });

    await test.step("[MESSAGES-64, MESSAGES-65, PAGES-71, PAGES-77, STATES-30] each rewrite reduces the number shown, and the eleventh shows a card about the limit, on a phone too", async () => {
      await expect(uses).toContainText("9 uses left");
      await expect(uses).toContainText(/Time until reset: (24h 0m|23h 5\dm)/);
      for (let run = 0; run < 9; run++) await post(page.request, "/hum", { text_content: `We utilize tea ${run}.` });
      await page.reload();
      await expect(uses).toContainText("0 uses left");

      const card = page.getByRole("region", { name: "Limit Reached" });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await originalText(page).fill(`${passage} It rained.`);
        await expect(card).toBeHidden();
        await humanizeButton(page).click();
        await expect(card).toContainText(
          "Daily limit exceeded! You have used 10/10 generations today. Please upgrade to Premium for unlimited access.",
        );
        await expect(card).toContainText(/Your free rewrites come back at \d+:\d\d( tomorrow)?\./);
        await expect(card.getByRole("alert")).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Daily Limit Exceeded" })).toBeEnabled();
        await expectAccessible(page);
        await page.reload();
      }
    });

    await test.step("[PAGES-77] at the limit the result says that no rewrites are left, and another version opens the card", async () => {
      const noneLeft = "You have no rewrites left today.";
      await page.setViewportSize(sizes[0]);
      await page.reload();
      await expect(page.getByRole("button", { name: "Try another version" })).toHaveAccessibleDescription(noneLeft);
      await originalText(page).fill(`${passage} It rained.`);
      await expect(page.getByText("You changed the text, but you have no rewrites left today.")).toBeVisible();
      await expect(page.getByText("Humanize again to update.")).toBeHidden();
      await page.getByRole("button", { name: "Try another version" }).click();
      await expect(page.getByRole("region", { name: "Limit Reached" })).toBeVisible();
      await expect(page.getByText("You changed the text, but you have no rewrites left today.")).toBeVisible();
    });

    await test.step("[MESSAGES-60, STATES-27] a session that ends elsewhere keeps the text and offers to log in", async () => {
      const snowed = `${passage} It snowed.`;
      const another = newEmail("ended");
      await enterNewAccount(page, another);
      await page.goto("/dashboard");
      await expect(uses).toContainText("10 uses left");
      await originalText(page).fill(snowed);
      await post(page.request, "/api/auth/sign-out");
      const refusal = {
        success: false,
        error: "sign_in_required",
        message: "Sign up or log in to rewrite text.",
        error_id: "",
      };
      await page.route("**/hum", (route) => route.fulfill({ status: 401, json: refusal }));
      await humanizeButton(page).click();
      await expect(page.getByText("You're logged out. Your text is still here. Log in to continue.")).toBeVisible();
      await expect(originalText(page)).toHaveValue(snowed);
      await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL("/login");
      await enter(page, another);
      await page.goto("/dashboard");
      await expect(originalText(page)).toHaveValue(snowed);
    });
  });
});
