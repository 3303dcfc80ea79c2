import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { enterAdmin, enterNewAccount, makePremium, newEmail } from "./people.ts";
import { expect, test } from "./test.ts";

const roles = ["guest", "normal", "premium", "admin"] as const;
type Role = (typeof roles)[number];

/** Where a visit ends: on the address itself with a heading, or elsewhere. */
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

/** Every address that has a page, and what each kind of visitor finds there. */
const routes: readonly (readonly [string, Record<Role, Outcome>])[] = [
  ["/", same(/Make stiff text read naturally/)],
  ["/login", forGuests(/Log in/)],
  ["/signup", forGuests(/Sign up/)],
  ["/reset-password", same(/new password|reset/i)],
  ["/verify-email", same(/./)],
  // It says what failed, and goes on by itself.
  ["/auth/callback?error=access_denied", withAccount(toDashboard, toLogin)],
  ["/pricing", same(/Pricing/)],
  ["/pricing?plan=yearly", same(/Pricing/)],
  ["/contact", same(/Contact/)],
  ["/terms", same(/Terms/)],
  ["/privacy", same(/Privacy/)],
  ["/changelog", same(/Changelog|What has changed/)],
  ["/dashboard", withAccount(/Welcome|Dashboard/)],
  ["/account", withAccount(/Your account/)],
  ["/batch", withAccount(/Batch/)],
  ["/admin", { guest: toLogin, normal: /Access Denied/, premium: /Access Denied/, admin: /Admin|Administration/ }],
  ["/admin?tab=database", { guest: toLogin, normal: /Access Denied/, premium: /Access Denied/, admin: /Admin/ }],
  ["/test-payment-logs", same(/Payment logs/i)],
  ["/no/such/page", same(/not here/)],
];

// Addresses that are not there, links that are refused, and what only some may read are answered with errors, which
// browsers log.
test.use({ expectedErrors: [/Failed to load resource/] });

async function become(page: Page, role: Role, worker: number): Promise<void> {
  if (role === "guest") return;
  if (role === "admin") return enterAdmin(page, worker);
  const email = newEmail(role);
  await enterNewAccount(page, email);
  if (role === "premium") await makePremium(page, email, worker);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const role of roles) {
    test.describe(`${role} in ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

      test("finds every page, or is led elsewhere, and axe finds nothing", async ({ page }, { parallelIndex }) => {
        test.setTimeout(240_000);
        await become(page, role, parallelIndex);
        for (const [address, outcomes] of routes) {
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
            await expectNoViolations(page);
          });
        }
      });
    });
  }
}
