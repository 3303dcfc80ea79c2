import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoViolations } from "./axe.ts";
import { day, enterTold, invoice, refuse, settleWith, startAnew, subscribed } from "./billing-states.ts";
import {
  canceledMessage,
  cancelSubscription,
  invoiceHistory as history,
  management,
  resumeSubscription,
  welcome,
} from "./billing-steps.ts";
import { enterNewAccount, newEmail, post } from "./people.ts";
import { expect, openTool, sizes, test } from "./test.ts";

const returnAddress = "/dashboard?upgrade=success&session_id=cs_test_1&plan=yearly";
const canceled = { cancel_at_period_end: true, premium_until: day("2036-02-29") };
const pastDue = { ...subscribed, stripe_subscription_status: "past_due", premium_until: day("2036-02-07") };

async function openManagement(page: Page): Promise<void> {
  await page.goto("/dashboard?manage=subscription");
  await expect(management(page)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
}

test.describe("on the return from the payment page,", () => {
  test("[CALLS-33, CONSTANTS-62, CONSTANTS-63, PAGES-26, PAGES-146, STATES-5, STATES-11, STATES-13] a confirmed payment shows a welcome in only one of several tabs, and the payment's query parameters are removed from the URL", async ({
    page,
    context,
  }) => {
    const told = await enterTold(page, {});
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: /^Account: .+, Free$/ })).toBeVisible();
    await settleWith(page, "confirm", told, subscribed, { status: "complete" });
    let asked = 0;
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/stripe/confirm")) return;
      asked++;
      expect(request.postDataJSON()).toEqual({ session_id: "cs_test_1" });
    });
    const other = await context.newPage();
    await other.route("**/api/auth/get-session", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { user: object };
      await route.fulfill({ response, json: { user: { ...body.user, ...told.user } } });
    });
    await other.goto("/account");
    await expect(other.getByRole("link", { name: "See Premium" })).toBeVisible();

    await page.goto(returnAddress);
    await expect(page.getByText("Confirming your payment.")).toBeVisible();
    await expect(welcome(page)).toBeVisible();
    await expect(welcome(page)).toContainText("Ultra Run mode");
    await expect(page).toHaveURL("/dashboard");
    expect(asked).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("hasShownUpgradeSuccess"))).toBe("true");
    // The other tab updates its plan, but shows no second welcome.
    await expect(other.getByRole("button", { name: /^Account: .+, Premium$/ })).toBeVisible();
    await expect(welcome(other)).toBeHidden();

    await welcome(page).getByRole("button", { name: "Start writing" }).click();
    await expect(welcome(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("hasShownUpgradeSuccess"))).toBeNull();
    await page.goto(returnAddress);
    await expect(page).toHaveURL("/dashboard");
    await expect(welcome(page)).toBeHidden();
  });

  test("the check of the payment continues after a reload, and query parameters that claim a payment change nothing", async ({
    page,
  }) => {
    await test.step("[STATES-6] a reload continues the check until a payment in progress is complete", async () => {
      const told = await enterTold(page, {});
      await settleWith(page, "confirm", told, {}, { status: "processing" });
      await page.goto(returnAddress);
      await expect(page.getByText("Your payment is being processed.")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Your payment is being processed.")).toBeVisible();
      await expect(page).toHaveURL(returnAddress);
      await settleWith(page, "confirm", told, subscribed, { status: "complete" });
      await expect(welcome(page)).toBeVisible();
      await expect(page).toHaveURL("/dashboard");
    });
    await startAnew(page);
    await test.step("[SAFETY-1, STATES-5] query parameters that claim a payment change nothing", async () => {
      await enterTold(page, {});
      await page.goto("/dashboard?upgrade=success&plan=yearly");
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByRole("button", { name: /^Account: .+, Free$/ })).toBeVisible();
      await expect(welcome(page)).toBeHidden();
    });
  });

  test.describe("when the payment cannot be confirmed,", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("the page names the reason", async ({ page }) => {
      await test.step("[MESSAGES-98] a failed check is reported, and Try Again repeats it", async () => {
        const told = await enterTold(page, {});
        const gone = "Subscription system not available. Please contact support or try again later.";
        await page.route("**/api/stripe/confirm", (route) => refuse(route, 503, "payments_unavailable", gone));
        await page.goto(returnAddress);
        const alert = page.getByRole("main").getByRole("alert");
        await expect(alert).toContainText(`We couldn't confirm your payment. ${gone}`);
        await expectNoViolations(page);
        await page.unroute("**/api/stripe/confirm");
        await page.route("**/api/stripe/confirm", (route) =>
          refuse(route, 404, "not_found", "We couldn't find this checkout."),
        );
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(alert).toContainText("We couldn't find this checkout in your account. Nothing changed.");
        await page.unroute("**/api/stripe/confirm");
        await page.route("**/api/stripe/confirm", (route) => route.abort());
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(alert).toContainText("Network error - please check your connection");
        await expect(page).toHaveURL(returnAddress);
        await page.unroute("**/api/stripe/confirm");
        await settleWith(page, "confirm", told, subscribed, { status: "complete" });
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await expect(welcome(page)).toBeVisible();
      });
      await startAnew(page);
      await test.step("[STATES-7] an unpaid or expired checkout says that nothing was charged", async () => {
        const told = await enterTold(page, {});
        await settleWith(page, "confirm", told, {}, { status: "open" });
        await page.goto(returnAddress);
        await expect(page.getByText("You haven't completed this checkout. You weren't charged.")).toBeVisible();
        await settleWith(page, "confirm", told, {}, { status: "expired" });
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(page.getByText("This checkout expired before you paid. You weren't charged.")).toBeVisible();
        await page.getByRole("button", { name: "Dismiss" }).click();
        await expect(page).toHaveURL("/dashboard");
        await expect(page.getByText("You weren't charged")).toBeHidden();
      });
    });
  });
});

test("[PAGES-25] login keeps the query parameters of the dashboard's URL", async ({ page }) => {
  await page.goto("/dashboard?manage=subscription");
  await expect(page).toHaveURL("/login");
  await enterTold(page);
  await page.goto("/dashboard");
  await expect(management(page)).toBeVisible();
});

test("[CALLS-21, STATES-12] an open page notices that Premium has begun or ended, but sends no requests while it is hidden", async ({
  page,
}) => {
  await page.clock.install();
  const told = await enterTold(page, {});
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/refresh")) asked++;
  });
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "See Premium" })).toBeVisible();
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
  told.user = subscribed;
  await hide(false);
  await expect(welcome(page)).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole("button", { name: "Start writing" }).click();

  told.user = {};
  await page.clock.runFor(61_000);
  await expect(page.getByRole("link", { name: "See Premium" })).toBeVisible();
  expect(asked).toBe(2);
});

test.describe("the subscription dialog", () => {
  test("shows the subscription's state and offers the actions possible in it", async ({ page }) => {
    await test.step("[PAGES-130, PAGES-134] opens from the avatar's menu and from the account page", async () => {
      await enterTold(page);
      await page.goto("/account");
      const section = page.getByRole("region", { name: "Plan" });
      await expect(section).toContainText("Monthly");
      await expect(section).toContainText("29 Feb 2036");
      const avatar = page.getByRole("button", { name: /^Premium ?: manage subscription$/ });
      await avatar.click();
      await expect(management(page).getByTestId("plan-badge")).toHaveText("Premium");
      await expect(management(page)).toContainText("$49.99 a month");
      await expect(management(page)).toContainText("Visa ending in 4242");
      await expect(management(page)).toContainText("31 Jan 2036");
      await expect(management(page).getByTestId("subscription-status")).toHaveText("Active");
      await page.keyboard.press("Escape");
      await expect(management(page)).toBeHidden();
      await expect(avatar).toBeFocused();
      await page.getByRole("button", { name: /^Account: .+, Premium$/ }).click();
      await page.getByRole("menuitem", { name: "Manage subscription" }).click();
      await expect(management(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await section.getByRole("button", { name: "Manage subscription" }).click();
      await expect(management(page)).toBeVisible();
    });
    await startAnew(page);
    await test.step("[BEYOND-11, MESSAGES-97, MESSAGES-125, PAGES-138, PAGES-142, PAGES-145, STATES-15] cancels a subscription after a confirmation, and resumes it", async () => {
      const told = await enterTold(page);
      await settleWith(page, "cancel-subscription", told, canceled, { message: canceledMessage });
      await openManagement(page);
      await management(page).getByRole("button", { name: "Cancel Subscription" }).click();
      const question = page.getByRole("dialog", { name: "Cancel your subscription?" });
      await expect(question).toContainText("29 Feb 2036");
      await question.getByRole("button", { name: "Keep Subscription" }).click();
      await expect(question).toBeHidden();
      await cancelSubscription(page);
      await expect(management(page)).toContainText("Premium until29 Feb 2036");
      await expect(management(page)).not.toContainText("Next billing date");
      await settleWith(page, "resume-subscription", told, { cancel_at_period_end: false, premium_until: null });
      await resumeSubscription(page);
      await expect(management(page)).toContainText("Next billing date29 Feb 2036");
    });
    await startAnew(page);
    await test.step("[MESSAGES-125, PAGES-136, PAGES-137] shows a difference from the payment provider's state, and corrects it by a sync", async () => {
      const told = await enterTold(page);
      told.matches = false;
      told.subscription = { billing_period: "yearly" };
      await openManagement(page);
      await settleWith(page, "sync", told, { billing_period: "yearly", subscription_end_date: day("2037-01-31") });
      await page.route("**/api/stripe/subscription", (route) =>
        route.fulfill({ json: { success: true, subscription: null, matches: true } }),
      );
      await management(page).getByRole("button", { name: "Update billing details" }).click();
      await expect(page.getByText("Your subscription is up to date.")).toBeVisible();
      await expect(management(page)).toContainText("Billing periodYearly");
      await expect(management(page)).toContainText("31 Jan 2037");
      await expect(management(page).getByRole("button", { name: "Update billing details" })).toBeHidden();
    });
    await startAnew(page);
    await test.step("[ENTITIES-15, PAGES-139] says that Premium was granted by an administrator, and offers no cancellation", async () => {
      const told = await enterTold(page, { plan: "premium", premium_by: "grant", granted_until: day("2036-05-01") });
      told.subscription = null;
      await openManagement(page);
      await expect(management(page)).toContainText("Free of charge, until 1 May 2036");
      await expect(management(page).getByRole("button", { name: "Cancel Subscription" })).toBeHidden();
      await expect(management(page).getByRole("button", { name: "Invoices" })).toBeHidden();
    });
    await startAnew(page);
    await test.step("[STATES-17] a failed payment asks for another card in the dialog and on every page", async () => {
      await enterTold(page, pastDue);
      await page.goto("/terms");
      const notice = page.getByRole("status").filter({ hasText: "Your last payment failed." });
      await expect(notice).toContainText("You keep Premium until 7 Feb 2036.");
      let asked: unknown;
      await page.route("**/api/stripe/create-portal-session", (route) => {
        asked = route.request().postDataJSON();
        return route.fulfill({ json: { success: true, url: new URL("/privacy", route.request().url()).href } });
      });
      const returnUrl = page.url();
      await notice.getByRole("button", { name: "Update card" }).click();
      await expect(page).toHaveURL("/privacy");
      expect(asked).toEqual({ customerId: "cus_1", returnUrl });
      await openManagement(page);
      await expect(management(page)).toContainText(
        "You keep Premium until 7 Feb 2036. To keep it longer, update your card.",
      );
      await expect(management(page).getByTestId("subscription-status")).toHaveText("Payment failed");
    });
    await startAnew(page);
    await test.step("opens from the avatar's menu on a phone too", async () => {
      await page.setViewportSize(sizes[1]);
      await enterTold(page);
      await openTool(page);
      await openManagement(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Account: .+, Premium$/ }).click();
      await page.getByRole("menuitem", { name: "Manage subscription" }).click();
      await expect(management(page)).toBeVisible();
    });
  });

  test.describe("when requests fail,", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("reports why a payment request failed", async ({ page }) => {
      await test.step("[MESSAGES-29, MESSAGES-30, MESSAGES-62, MESSAGES-93, MESSAGES-94, MESSAGES-95, MESSAGES-96] each error of the server is shown with its message", async () => {
        await enterTold(page);
        await openManagement(page);
        const alert = management(page).getByRole("alert");
        const answers = [
          [
            404,
            "no_subscription",
            "",
            "No active subscription found. Please contact support if you believe this is an error.",
          ],
          [
            409,
            "no_subscription",
            "No active or cancelable subscription found",
            "Your account may have already been updated",
          ],
          [502, "payment_failed", "The provider said no.", "Failed to cancel subscription. Please try again."],
        ] as const;
        async function cancel(): Promise<void> {
          await management(page).getByRole("button", { name: "Cancel Subscription" }).click();
          await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
        }
        for (const [status, code, message, shown] of answers) {
          await page.route("**/api/stripe/cancel-subscription", (route) => refuse(route, status, code, message));
          await cancel();
          await expect(alert).toContainText(shown);
        }
        await page.route("**/api/stripe/cancel-subscription", (route) => route.abort());
        await cancel();
        await expect(alert).toHaveText("Network error. Please check your connection and try again.");

        const noCustomer = "No customer ID found. Cannot sync subscription status.";
        await page.route("**/api/stripe/sync", (route) => refuse(route, 404, "no_customer", noCustomer));
        await page.getByRole("button", { name: "Sync Status" }).click();
        await expect(alert).toHaveText(noCustomer);
        await page.route("**/api/stripe/sync", (route) => refuse(route, 503, "payments_unavailable", "Not there."));
        await page.getByRole("button", { name: "Sync Status" }).click();
        await expect(alert).toContainText("Failed to fetch subscription status. Please try again.");
      });
      await startAnew(page);
      await test.step("if the payment provider is unavailable, the stored state is shown and can be updated later", async () => {
        await enterTold(page);
        await page.route("**/api/stripe/subscription", (route) => refuse(route, 503, "payments_unavailable", "Away."));
        await openManagement(page);
        await expect(management(page).getByRole("alert")).toContainText("These details may be out of date. Away.");
        await expect(management(page)).toContainText("29 Feb 2036");
        await page.unroute("**/api/stripe/subscription");
        await page.route("**/api/stripe/subscription", (route) =>
          route.fulfill({ json: { success: true, subscription: null, matches: true } }),
        );
        await management(page).getByRole("button", { name: "Try Again" }).click();
        await expect(management(page).getByRole("alert")).toBeHidden();
      });
      await startAnew(page);
      await test.step("a session that ended elsewhere closes the dialog, and the page says that the session has ended", async () => {
        await enterTold(page);
        // The session is shared by other tests and must not end.
        await page.context().clearCookies();
        await enterNewAccount(page, newEmail("payer"));
        await openManagement(page);
        await expect(management(page)).toContainText("Visa ending in 4242");
        await page.unroute("**/api/stripe/subscription");
        await post(page.request, "/api/auth/sign-out");
        await management(page).getByRole("button", { name: "Sync Status" }).click();
        await expect(management(page)).toBeHidden();
        await expect(page.getByText("You're logged out.")).toBeVisible();
      });
    });
  });
});

test.describe("the list of invoices", () => {
  test("[CONSTANTS-19, CONSTANTS-54, ENTITIES-30, ENTITIES-32, PAGES-140] is loaded page by page, and each invoice can be downloaded as a file", async ({
    page,
  }) => {
    await enterTold(page);
    const limits: (string | null)[] = [];
    await page.route("**/api/stripe/invoices/**", (route) => {
      const limit = new URL(route.request().url()).searchParams.get("limit");
      limits.push(limit);
      const invoices = Array.from({ length: Math.min(Number(limit), 23) }, (_, index) => invoice(100 - index));
      return route.fulfill({ json: { success: true, invoices } });
    });
    await page.route("**/api/stripe/invoice-pdf/in_100", (route) =>
      route.fulfill({ contentType: "application/pdf", body: "%PDF-1.4" }),
    );
    await openManagement(page);
    await management(page).getByRole("button", { name: "Invoices" }).click();
    const entries = history(page).getByRole("list", { name: "Invoices" }).getByRole("listitem");
    await expect(entries).toHaveCount(20);
    const first = entries.first();
    for (const text of ["RW-0100", "$49.99", "31 Jan 2036", "Premium, monthly", "31 Jan 2036 to 29 Feb 2036", "Paid"]) {
      await expect(first).toContainText(text);
    }
    await expect(first.getByRole("link", { name: "View Online" })).toHaveAttribute(
      "href",
      "https://pay.example/invoices/in_100",
    );
    const download = page.waitForEvent("download");
    await first.getByRole("button", { name: "Download PDF" }).click();
    expect((await download).suggestedFilename()).toMatch(/-invoice-RW-0100\.pdf$/);
    await history(page).getByRole("button", { name: "Show more" }).click();
    await expect(entries).toHaveCount(23);
    await expect(history(page).getByRole("button", { name: "Show more" })).toBeHidden();
    expect(limits).toEqual(["20", "40"]);
    await page.keyboard.press("Escape");
    await expect(history(page)).toBeHidden();
    await expect(management(page).getByRole("button", { name: "Invoices" })).toBeFocused();
  });

  test.describe("when requests fail or nothing exists", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("[MESSAGES-91, MESSAGES-92, PAGES-141] says that invoices cannot be loaded or downloaded, or that there are none", async ({
      page,
    }) => {
      await enterTold(page);
      await page.route("**/api/stripe/invoices/**", (route) => refuse(route, 503, "payments_unavailable", "Away."));
      await openManagement(page);
      await management(page).getByRole("button", { name: "Invoices" }).click();
      await expect(history(page).getByRole("alert")).toContainText("Failed to fetch invoices");
      const list = (invoices: object[]) =>
        page.route("**/api/stripe/invoices/**", (route) => route.fulfill({ json: { success: true, invoices } }));
      await list([]);
      await history(page).getByRole("button", { name: "Try Again" }).click();
      await expect(history(page)).toContainText("No invoices found");
      await page.keyboard.press("Escape");

      await list([invoice(1, { status: "open" })]);
      await page.route("**/api/stripe/invoice-pdf/**", (route) => route.abort());
      await management(page).getByRole("button", { name: "Invoices" }).click();
      await history(page).getByRole("button", { name: "Download PDF" }).click();
      await expect(history(page).getByText("Failed to download invoice PDF")).toBeVisible();
      await expect(history(page)).toContainText("Open");
    });
  });
});

test("axe (an accessibility checker) finds no fault in dialogs and pages about Premium, and nothing is cut off", async ({
  page,
}) => {
  await test.step("[ENTITIES-31, STATES-19] axe finds no fault in the dialogs, and nothing is cut off", async () => {
    const told = await enterTold(page, pastDue);
    told.matches = false;
    await page.route("**/api/stripe/invoices/**", (route) =>
      route.fulfill({
        json: {
          success: true,
          invoices: (["paid", "open", "draft", "void", "uncollectible", "unknown"] as const).map((status, index) =>
            invoice(index, { status }),
          ),
        },
      }),
    );
    const expectWhole = async (dialog: Locator) => {
      for (const size of [sizes[1], sizes[0]]) {
        await page.setViewportSize(size);
        expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
    };
    await openManagement(page);
    await expect(management(page)).toContainText("4242");
    await expectAccessible(page);
    await expectWhole(management(page));
    await management(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep Subscription" }).click();
    await management(page).getByRole("button", { name: "Invoices" }).click();
    await expect(history(page)).toContainText("Uncollectible");
    await expectAccessible(page);
    await expectWhole(history(page));
  });
  await startAnew(page);
  await test.step("axe finds no fault in the welcome, the account's plan and the payment logs", async () => {
    const told = await enterTold(page, {});
    await settleWith(page, "confirm", told, subscribed, { status: "complete" });
    await page.goto(returnAddress);
    await expect(welcome(page)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/account");
    await expect(page.getByText("Billing period")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/test-payment-logs");
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("[PAGES-27] the page of payment logs shows all payment records if payments are simulated, and otherwise explains its purpose", async ({
  page,
}) => {
  const log = {
    id: crypto.randomUUID(),
    payment_key: "cs_test_1",
    user_id: null,
    amount: 4999,
    amount_refunded: 0,
    currency: "usd",
    payment_status: "completed",
    webhook_event_type: "checkout.session.completed",
    metadata: { is_mock: true, created_from: "checkout" },
    created_at: day("2036-01-31"),
  };
  await page.route("**/api/sandbox/payment-logs", (route) =>
    route.fulfill({ json: { success: true, logs: [log], waitingEvents: 1 } }),
  );
  await page.goto("/test-payment-logs");
  const row = page.getByRole("row").filter({ hasText: "cs_test_1" });
  for (const text of ["completed", "$49.99", "is_mock: true"]) await expect(row).toContainText(text);
  await expect(page.getByTestId("waiting-events")).toHaveText("1 event is waiting to be processed.");
  await expect(page.getByRole("main").getByRole("link", { name: "Sandbox payments" })).toHaveAttribute(
    "href",
    /\/payments$/,
  );

  await page.route("**/test-payment-logs", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"sandbox":true', '"sandbox":false');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByText("This page is for development")).toBeVisible();
});
