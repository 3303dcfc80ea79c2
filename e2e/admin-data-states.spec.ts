import type { Page } from "@playwright/test";
import { openView } from "./admin-steps.ts";
import { expectAccessible } from "./axe.ts";
import { enterAs } from "./people.ts";
import { expect, sizes, test } from "./test.ts";

const views = [
  "statistics",
  "users",
  "payments",
  "payment_logs",
  "unmatched",
  "events",
  "messages",
  "audit",
  "settings",
] as const;
const at = "2026-01-02T03:04:05.000Z";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const table = (page: Page, of: string) => page.getByRole("region", { name: `Table of ${of}` });

const pageOf = (data: readonly object[], more: object = {}) => ({
  success: true,
  data,
  pagination: { page: 1, limit: 100, total: data.length, total_is_estimate: false, next_cursor: null, ...more },
});

const payment = {
  id: id(1),
  payment_key: "in_of_a_journey",
  version: 1,
  user_id: id(2),
  stripe_customer_id: "cus_of_a_journey",
  amount: 4999,
  amount_refunded: 0,
  currency: "usd",
  payment_status: "completed",
  webhook_event_type: "invoice.payment_succeeded",
  product_id: null,
  payment_method: "card",
  created_at: at,
  user: null,
};

const unmatched = {
  payment_key: "in_of_nobody",
  stripe_customer_id: "cus_of_nobody",
  amount: 44_900,
  currency: "usd",
  payment_status: "completed",
  event_type: "invoice.payment_succeeded",
  metadata: { billing_period: "yearly" },
  first_seen: at,
  last_seen: at,
};

const event = {
  id: "evt_of_a_journey",
  type: "invoice.payment_failed",
  customer_id: null,
  received_at: at,
  processed_at: null,
  attempts: 3,
};

const message = {
  id: id(3),
  name: "Marta Nowak",
  email: "marta@example.org",
  subject: "An invoice",
  message: "Hello,\nwhere is my invoice?",
  inquiry_type: "billing",
  user_id: null,
  state: "open",
  mailed: false,
  created_at: at,
  handled_at: null,
};

const action = {
  id: 7,
  at,
  action: "settings.change",
  actor_id: null,
  actor_email: null,
  target_kind: "settings",
  target_id: null,
  target_email: null,
  details: { before: { max_daily_requests: 10 }, after: { max_daily_requests: 20 } },
};

const settings = {
  settings: { max_daily_requests: 20, max_text_length: 200, api_rate_limit: 300, maintenance_mode: false },
  defaults: { max_daily_requests: 10, max_text_length: 200, api_rate_limit: 300, maintenance_mode: false },
  chosen: ["max_daily_requests"],
  version: 3,
  updated_at: at,
  updated_by: "grace@example.org",
};

/** Answers the requests of every list with one row, in the server's format. */
async function fill(page: Page): Promise<void> {
  await page.route(/\/api\/payment-logs-with-users/, (route) =>
    route.fulfill({ json: pageOf([payment], { total: 98_231, total_is_estimate: true, next_cursor: "next" }) }),
  );
  await page.route(/\/api\/payment-logs\/0/, (route) => {
    const { user: _, ...row } = payment;
    const more = { stripe_session_id: null, stripe_subscription_id: null, price_id: null, metadata: {} };
    const whole = { ...row, ...more, source: "provider", deleted_at: null };
    return route.fulfill({ json: { success: true, data: whole, user: null, versions: [whole] } });
  });
  await page.route(/\/api\/admin\/unmatched/, (route) => route.fulfill({ json: pageOf([unmatched]) }));
  await page.route(/\/api\/admin\/billing-events\?|billing-events$/, (route) =>
    route.fulfill({ json: pageOf([event]) }),
  );
  await page.route(/\/api\/admin\/contact-messages/, (route) => route.fulfill({ json: pageOf([message]) }));
  await page.route(/\/api\/admin\/audit-log/, (route) => route.fulfill({ json: pageOf([action]) }));
  await page.route(/\/api\/admin\/settings/, (route) => route.fulfill({ json: { success: true, data: settings } }));
  const periods = ["2026-01-01", "2026-02-01", "2026-03-01"];
  await page.route(/\/api\/analytics\/activity/, (route) => {
    const points = periods.map((period, index) => ({
      period,
      sign_ups: index + 1,
      generations: 1200,
      active_users: 0,
    }));
    return route.fulfill({ json: { success: true, data: { interval: "month", points, counted_since: "2026-01-15" } } });
  });
  await page.route(/\/api\/analytics\/revenue/, (route) => {
    const points = periods.map((period) => ({
      period,
      gross: 10_000,
      refunded: 2500,
      net: 7500,
      payments: 2,
      new_subscribers: 3,
      churned_subscribers: 1,
      active_subscribers: 4,
      mrr: 19_996,
    }));
    const totals = { gross: 30_000, refunded: 7500, net: 22_500, payments: 6, mrr: 19_996 };
    return route.fulfill({ json: { success: true, data: { currency: "usd", interval: "month", points, totals } } });
  });
}

test("axe (an accessibility checker) finds no fault in any view, details or form of the admin panel's database viewer", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await fill(page);
  await test.step("[ADMIN-36] axe finds no fault in any view of the database viewer", async () => {
    for (const name of views) {
      // Other tests create many accounts, and axe checks each row.
      await openView(page, name, name === "users" ? "&search=admin-" : "");
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      if (name === "statistics") await expect(page.getByRole("application")).toHaveCount(5);
      else if (name !== "settings") await expect(page.getByRole("region", { name: /^Table of/ })).toBeVisible();
      else await expect(page.getByRole("form", { name: "System settings" })).toBeVisible();
      await expectAccessible(page);
    }
  });
  await test.step("axe finds no fault in details and forms", async () => {
    for (const [name, row] of [
      ["payments", payment.id],
      ["payment_logs", payment.id],
      ["unmatched", unmatched.payment_key],
      ["messages", message.id],
      ["audit", "7"],
    ] as const) {
      await openView(page, name, `&row=${row}`);
      await expect(page.getByRole("dialog").getByRole("region").first()).toBeVisible();
      await expectAccessible(page);
    }
    await openView(page, "payments", `&row=${payment.id}`);
    await page.getByRole("button", { name: "Correct this payment" }).click();
    await expect(page.getByRole("form", { name: "Correct this payment" })).toBeVisible();
    await expectAccessible(page);
    await openView(page, "payments");
    await page.getByRole("button", { name: "Add payment" }).click();
    await expect(page.getByRole("form", { name: "Add a payment" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("in the admin panel, estimated totals, charts without data and rows that cannot be found are labeled as such", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await fill(page);
  await test.step("large totals are shown as estimates", async () => {
    await openView(page, "payments");
    await expect(page.getByText("of about 98,231 payments")).toBeVisible();
  });
  await test.step("[ADMIN-40] charts show the unit of their numbers, the first counted day, and which data is missing", async () => {
    await openView(page, "statistics");
    const figure = (name: string) =>
      page.getByRole("figure").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(figure("Sign-ups")).toContainText("6 in this period");
    await expect(figure("Sign-ups").getByRole("application")).toHaveAccessibleName(
      /By month, from January 2026 to March 2026\. Sign-ups: at most 3, March 2026\./,
    );
    await expect(figure("Active users")).toContainText("No active users in this period");
    await expect(figure("Rewrites")).toContainText("Counted since 15 Jan 2026.");
    await expect(figure("Revenue")).toContainText("$225 from 6 payments, $75 refunded");
    await expect(figure("Monthly recurring revenue")).toContainText("$199.96 at the end");
    await expect(figure("Subscribers").getByRole("row").nth(1)).toContainText(/March 2026\s*3\s*1/);
    await expect(figure("Sign-ups").locator("svg text.fill-ink")).toHaveText(["3"]);
    await expect(figure("Subscribers").locator("svg text.fill-ink")).toHaveText(["3", "1"]);
  });
  await test.step("[ADMIN-42] the URL of a row that does not exist shows that it does not exist", async () => {
    await openView(page, "messages", `&row=${id(99)}`);
    const missing = page.getByText("The linked item isn't among the messages below.");
    await expect(missing).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(missing).toBeHidden();
    await expect(page).not.toHaveURL(/row=/);
  });
  await test.step("[ADMIN-47] switching maintenance on lists its effects and asks for confirmation", async () => {
    const sent: unknown[] = [];
    await page.route(/\/api\/admin\/settings/, (route) => {
      if (route.request().method() === "GET") return route.fallback();
      sent.push(route.request().postDataJSON());
      const data = { ...settings, settings: { ...settings.settings, maintenance_mode: true }, version: 4 };
      return route.fulfill({ json: { success: true, data: { ...data, chosen: ["maintenance_mode"] } } });
    });
    await openView(page, "settings");
    await page.getByRole("switch", { name: "Maintenance" }).check();
    await page.getByRole("button", { name: "Save settings" }).click();
    const question = page.getByRole("dialog", { name: "Pause rewriting?" });
    await expect(question).toContainText("No one can rewrite text, on any plan");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Save settings" }).click();
    await question.getByRole("button", { name: "Pause rewriting" }).click();
    await expect(page.getByText("Saved. The new settings apply now.")).toBeVisible();
    expect(sent).toEqual([{ version: 3, settings: { maintenance_mode: true } }]);
  });
});

test("[ADMIN-5] on a phone the admin panel shows all tabs, and a chart's numbers after a tap", async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  await enterAs(page, "admin");
  await fill(page);
  await openView(page, "statistics");
  const signUps = page.getByRole("figure").first();
  await expect(signUps.getByRole("application")).toBeVisible();
  await expect(signUps.getByRole("table")).toBeHidden();
  await signUps.getByRole("button", { name: "Show figures" }).click();
  await expect(signUps.getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const tabs = page.getByRole("navigation", { name: "Admin panel sections" }).getByRole("link");
  await expect(tabs).toHaveCount(7);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await tabs.filter({ hasText: "Audit log" }).click();
  await expect(table(page, "entries")).toBeVisible();
});

test.describe("when the server fails, the admin panel", () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  test("[ADMIN-42] says so in each view, shows no rows, and can load them again", async ({ page }) => {
    await enterAs(page, "admin");
    let fails = true;
    await page.route(/\/api\/(users|payment-logs|analytics|admin\/)/, (route) =>
      fails
        ? route.fulfill({
            status: 500,
            json: {
              success: false,
              error: "internal",
              message: "An unexpected error occurred. Please try again.",
              error_id: "id-of-a-journey",
            },
          })
        : route.continue(),
    );
    for (const name of views) {
      fails = true;
      await openView(page, name);
      const alert = page.getByRole("alert").filter({ hasText: "couldn't load" });
      await expect(alert).toHaveCount(name === "statistics" ? 4 : 1);
      await expect(alert.first()).toContainText("Error ID: id-of-a-journey");
      await expect(page.getByRole("table")).toHaveCount(0);
      fails = false;
      const again = page.getByRole("button", { name: "Try Again" });
      for (let left = await again.count(); left > 0; left -= 1) {
        await again.first().click();
        await expect(again).toHaveCount(left - 1);
      }
      await expect(alert.first()).toBeHidden();
    }
  });

  test("[ADMIN-41] shows a chart's numbers if the chart's code fails to load, and can load it again", async ({
    page,
  }) => {
    await enterAs(page, "admin");
    await fill(page);
    await page.route(/series-chart.*\.js/, (route) => route.abort());
    await openView(page, "statistics");
    const signUps = page.getByRole("figure").first();
    const failed = page.getByText("The chart didn't load. The table has the figures.");
    // Waits for the first chart: one that is still loading would make the next one wait for the failing request.
    await expect(failed).toHaveCount(5);
    await expect(signUps.filter({ has: failed })).toBeVisible();
    await expect(signUps.getByRole("table")).toBeVisible();
    await page.unroute(/series-chart.*\.js/);
    await signUps.getByRole("button", { name: "Try Again" }).click();
    await expect(signUps.getByRole("application")).toBeVisible();
  });
});
