import type { Page } from "@playwright/test";
import { sessionUser } from "./account-forms.ts";
import { management } from "./billing-steps.ts";
import { payElsewhere } from "./payments.ts";
import { enterNewAccount, newEmail, post } from "./people.ts";
import { expect, sizes, test } from "./test.ts";

/**
 * The labels of the buttons that cancel a subscription, as the terms and conditions name them. Each button needs one
 * click.
 */
const steps = ["Manage subscription", "Cancel Subscription", "Yes, Cancel Subscription"];
const sentence =
  'You can cancel at any time, without giving a reason: on your account page, choose "Manage subscription", then "Cancel Subscription", and confirm.';

/** Counts the clicks in the open page. Returns a function that returns the number of clicks so far. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { clicks: 0 };
    addEventListener("click", ({ isTrusted }) => (counted.clicks += Number(isTrusted)), { capture: true });
    return counted;
  });
  return () => counter.evaluate(({ clicks }) => clicks);
}

for (const size of sizes) {
  test.describe(`in a window ${size.width} pixels wide,`, () => {
    test.use({ viewport: size });

    test("[WORDS-35] a subscription can be canceled on the account page in the steps that the Terms of Service name, with one click for each", async ({
      page,
    }) => {
      await page.goto("/terms");
      await expect(page.getByRole("main")).toContainText(sentence);
      await enterNewAccount(page, newEmail("leaver"));
      const checkout = await post(page.request, "/api/stripe/create-checkout-session", { billing: "monthly" });
      await payElsewhere(((await checkout.json()) as { sessionId: string }).sessionId, "pays");
      await expect.poll(() => sessionUser(page)).toMatchObject({ plan: "premium" });

      await page.goto("/account");
      const manage = page.getByRole("main").getByRole("button", { name: steps[0]! });
      await expect(manage).toBeVisible();
      const clicks = await countClicks(page);
      await manage.click();
      await management(page).getByRole("button", { name: steps[1]! }).click();
      await page.getByRole("button", { name: steps[2]! }).click();
      await expect(page.getByRole("dialog", { name: "Subscription canceled" })).toBeVisible();
      expect(await clicks()).toBe(steps.length);
      expect(await sessionUser(page)).toMatchObject({ plan: "premium", cancel_at_period_end: true });
    });
  });
}
