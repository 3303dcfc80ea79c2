import type { Page } from "@playwright/test";
import type { AdminUser } from "@rewright/contract/admin/users";
import { people } from "./admin-steps.ts";
import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { adminEmail, enterAs } from "./people.ts";
import { expect, test } from "./test.ts";

const userNumber = (number: number): AdminUser => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  email: `person.${number}@example.org`,
  email_verified: number % 3 > 0,
  first_name: "Ada",
  last_name: `Lovelace the ${number}th`,
  plan: number % 4 === 0 ? "premium" : "normal",
  provider: "email",
  has_password: true,
  billing_period: null,
  created_at: "2026-01-02T03:04:05.000Z",
  updated_at: "2026-01-02T03:04:05.000Z",
  last_login: number % 2 ? "2026-02-03T04:05:06.000Z" : null,
  is_active: number % 5 > 0,
  ban_reason: number % 5 > 0 ? null : "Sold the account",
  total_generations: number * 1234,
  credits: 0,
  history_enabled: true,
  subscription_start_date: null,
  subscription_end_date: null,
  stripe_customer_id: null,
  stripe_subscription_id: null,
  stripe_subscription_status: null,
  cancel_at_period_end: false,
  premium_until: null,
  granted_until: null,
  premium_by: number % 4 === 0 ? "grant" : null,
  user_metadata: { role: "user" },
});

/**
 * Answers requests for the list of accounts by page or cursor, in the server's format. Returns the query parameters of
 * the requests.
 */
async function giveList(page: Page, total: number, size = 100): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route(/\/api\/users(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (!query.has("limit")) asked.push(query);
    const first = query.has("cursor") ? Number(query.get("cursor")) : (Number(query.get("page") ?? 1) - 1) * size;
    const last = Math.min(first + size, total);
    const data = Array.from({ length: Math.max(0, last - first) }, (_, index) => userNumber(first + index + 1));
    const pagination = {
      page: Number(query.get("page") ?? 1),
      limit: size,
      total,
      total_is_estimate: total > 10_000,
      next_cursor: last < total ? String(last) : null,
    };
    await route.fulfill({ json: { success: true, data, pagination } });
  });
  return asked;
}

test("long lists in the admin panel are divided into pages", async ({ page }) => {
  await enterAs(page, "admin");
  await test.step("[ADMIN-16, CONSTANTS-55] a page has a hundred rows; the next page is requested by cursor, others by number, and large totals are estimates", async () => {
    const asked = await giveList(page, 100_000);
    await page.goto("/admin");
    const pages = page.getByRole("navigation", { name: "Pages of users" });
    await expect(pages).toContainText("1–100 of about 100,000 users");
    await expect(pages.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await pages.getByRole("button", { name: "Next" }).click();
    await expect(pages).toContainText("101–200 of about 100,000 users");
    await expect.poll(() => asked.at(-1)!.get("cursor")).toBe("100");
    await pages.getByRole("button", { name: "Page 1,000" }).click();
    await expect(pages).toContainText("99,901–100,000");
    await expect.poll(() => asked.at(-1)!.has("cursor")).toBe(false);
    await expect(pages.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await page.goBack();
    await expect(pages).toContainText("101–200");
  });
  await page.unrouteAll();
  await test.step("a page that no longer exists redirects to the first one", async () => {
    await giveList(page, 120);
    await page.goto("/admin?page=9");
    await expect(page.getByText("There are no users on this page.")).toBeVisible();
    await page.getByRole("button", { name: "Go to the first page" }).click();
    await expect(page.getByText("1–100 of 120 users")).toBeVisible();
  });
});

test.describe("when requests fail,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the admin panel's list of accounts shows an error and can be loaded again", async ({ page }) => {
    await enterAs(page, "admin");
    await test.step("[ADMIN-17] a list that fails to load says so, offers a retry, and shows no rows", async () => {
      let isBroken = true;
      await page.route(/\/api\/users(\?|$)/, (route) => (isBroken ? route.abort() : route.fallback()));
      await page.goto("/admin");
      await expect(page.getByText("We couldn't load the users. Network error")).toBeVisible();
      await expect(page.getByText("We couldn't load the figures. Network error")).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(0);
      isBroken = false;
      await page.getByRole("button", { name: "Try Again" }).last().click();
      await expect(people(page).getByRole("row").nth(1)).toBeVisible();
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByText("Total users")).toBeVisible();
    });
    await page.unrouteAll();
    await test.step("a URL with an invalid filter or a missing row offers a link to the whole list", async () => {
      await page.goto("/admin?sort_by=colour&page=first&plan=gold");
      await expect(page.getByText("We couldn't load the users.")).toBeVisible();
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(people(page).getByRole("row").nth(1)).toBeVisible();
      await expect(page).toHaveURL("/admin");

      await page.goto("/admin?user=nobody");
      const drawer = page.getByRole("dialog", { name: "Account not found" });
      await expect(drawer).toContainText("This account doesn't exist or was deleted.");
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/admin");
    });
    await page.unrouteAll();
    await test.step("[ADMIN-15] a search that is unavailable shows an empty list with a message", async () => {
      await page.route(/\/api\/users\?.*search=/, (route) => route.fulfill({ status: 404, body: "Not Found" }));
      await page.goto("/admin?search=ada");
      await expect(page.getByText("Email search not available on this server")).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(0);
    });
    await page.unrouteAll();
    await test.step("[ADMIN-23] if a deletion fails, the account stays and a message says what to do", async () => {
      const error = { success: false, error: "busy", message: "Try again in a few seconds.", error_id: "e" };
      await page.route(/\/api\/users\/[0-9a-f-]+$/, (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 503, json: error })
          : route.fulfill({
              json: {
                success: true,
                data: {
                  ...userNumber(1),
                  sessions: [],
                  grants: [],
                  usage: { used: 0, limit: 10, reset_time: null },
                },
              },
            }),
      );
      await page.goto(`/admin?user=${userNumber(1).id}`);
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByRole("button", { name: "Delete user", exact: true }).click();
      await expect(page.getByText("Failed to delete user. Please try again.")).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Delete this user?" })).toBeVisible();
    });
    await page.unrouteAll();
    await test.step("[ADMIN-2] the next request of an administrator who has lost the role is refused", async () => {
      await page.goto("/admin");
      await expect(people(page)).toBeVisible();
      await page.route("/api/auth/get-session", async (route) => {
        const answer = await route.fetch();
        const { user, ...rest } = await answer.json();
        await route.fulfill({ json: { ...rest, user: { ...user, user_metadata: { role: "user" } } } });
      });
      const error = {
        success: false,
        error: "forbidden",
        message: "You don't have permission to do this.",
        error_id: "e",
      };
      await page.route(/\/api\/users(\?|$)/, (route) => route.fulfill({ status: 403, json: error }));
      await page.getByRole("button", { name: "Banned", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    });
  });
});

test("axe (an accessibility checker) finds no fault in the admin panel's list, details and dialogs, and nothing is wider than the page", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await giveList(page, 250, 20);
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto("/admin");
  await expect(people(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.goto(`/admin?search=${adminEmail()}`);
  await people(page).getByRole("link").first().click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("region", { name: "Audit log" })).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Edit", "Grant Premium"]) {
    await details.getByRole("button", { name, exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
});
