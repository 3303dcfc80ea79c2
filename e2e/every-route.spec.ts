import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { enterAs } from "./people.ts";
import { expect, test } from "./test.ts";

const roles = ["guest", "normal", "premium", "admin"] as const;
type Role = (typeof roles)[number];

/** The result of a visit: the page's heading at the same URL, or the URL of a redirect. */
type Outcome = RegExp | { readonly leadsTo: RegExp };

const toLogin: Outcome = { leadsTo: /\/login$/ };
const toDashboard: Outcome = { leadsTo: /\/dashboard$/ };

const same = (outcome: Outcome): Record<Role, Outcome> => ({
  guest: outcome,
  normal: outcome,
  premium: outcome,
  admin: outcome,
});
const withAccount = (outcome: Outcome, guest: Outcome = toLogin): Record<Role, Outcome> => ({
  ...same(outcome),
  guest,
});
const forGuests = (outcome: Outcome): Record<Role, Outcome> => withAccount(toDashboard, outcome);

/**
 * All URLs with a page, and what each kind of visitor sees there. The roles at the end are those for whom the page
 * differs; accessibility is checked for them.
 */
const routes: readonly (readonly [string, Record<Role, Outcome>, ...Role[]])[] = [
  ["/", same(/Make stiff text read naturally/), "guest", "normal"],
  ["/login", forGuests(/Log in/), "guest"],
  ["/signup", forGuests(/Sign up/), "guest"],
  ["/reset-password", same(/new password|reset/i), "guest"],
  ["/verify-email", same(/./), "guest"],
  // The page names the failure, and redirects by itself.
  ["/auth/callback?error=access_denied", withAccount(toDashboard, toLogin)],
  ["/pricing", same(/Pricing/), "guest", "normal", "premium"],
  ["/pricing?plan=yearly", same(/Pricing/), "guest"],
  ["/contact", same(/Contact/), "guest", "normal"],
  ["/private", same(/Rewrite on this device/), "guest", "premium"],
  ["/terms", same(/Terms/), "guest"],
  ["/privacy", same(/Privacy/), "guest"],
  ["/changelog", same(/Changelog|What has changed/), "guest"],
  ["/dashboard", withAccount(/Welcome|Dashboard/), "normal", "premium", "admin"],
  ["/account", withAccount(/Your account/), "normal", "premium", "admin"],
  ["/words", same(/Your words and style/), "guest", "normal"],
  ["/batch", withAccount(/Batch/), "normal", "premium"],
  [
    "/admin",
    { guest: toLogin, normal: /Access Denied/, premium: /Access Denied/, admin: /Admin|Administration/ },
    "normal",
    "admin",
  ],
  [
    "/admin?tab=database",
    { guest: toLogin, normal: /Access Denied/, premium: /Access Denied/, admin: /Admin/ },
    "admin",
  ],
  ["/test-payment-logs", same(/Test payments/i), "guest", "normal", "admin"],
  ["/no/such/page", same(/Page not found/), "guest"],
];

// Browsers log the answers to unknown addresses, refused links and forbidden pages.
test.use({ expectedErrors: [/Failed to load resource/] });

for (const role of roles) {
  test.describe(role, () => {
    test("[ADMIN-1, ADMIN-2] each URL shows its page or redirects, and axe (an accessibility checker) finds no fault", async ({
      page,
    }) => {
      test.setTimeout(240_000);
      if (role !== "guest") await enterAs(page, role);
      for (const [address, outcomes, ...analysed] of routes) {
        await test.step(address, async () => {
          await page.goto(address);
          const outcome = outcomes[role];
          if (outcome instanceof RegExp) {
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(outcome);
          } else {
            await expect(page).toHaveURL(outcome.leadsTo);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          }
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          if (!analysed.includes(role)) return;
          await expectAccessible(page);
          await page.setViewportSize({ width: 640, height: 400 });
          await expectNoOverflow(page);
          await page.setViewportSize({ width: 1280, height: 800 });
        });
      }
    });
  });
}
