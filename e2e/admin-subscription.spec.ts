import type { Page } from "@playwright/test";
import { anotherAccount, openDetails, part } from "./admin-steps.ts";
import { expectNoViolations } from "./axe.ts";
import { useUp } from "./billing-steps.ts";
import { payElsewhere } from "./payments.ts";
import { enterAs, post } from "./people.ts";
import { expect, test } from "./test.ts";

const plan = (page: Page) => part(page, "Plan and subscription");

test("[ADMIN-26] an administrator updates a user's subscription from the payment provider, cancels it at the period's end, resumes it, and ends it at once", async ({
  page,
}) => {
  const { email, theirs } = await anotherAccount(page, "subscriber");
  const checkout = await post(theirs.request, "/api/stripe/create-checkout-session", { billing: "monthly" });
  const { sessionId } = (await checkout.json()) as { sessionId: string };
  await payElsewhere(sessionId, "pays");

  await enterAs(page, "admin");
  await openDetails(page, email);
  await plan(page).getByRole("button", { name: "Sync Status" }).click();
  await expect(page.getByText("The subscription status is up to date.")).toBeVisible();
  await expect(plan(page)).toContainText("Premium, by subscription");
  await expect(part(page, "Payments").getByRole("listitem")).toContainText("Completed");

  await plan(page).getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("dialog", { name: "Cancel the subscription?" });
  await expectNoViolations(page);
  await question.getByLabel("Reason").fill("Asked for it by mail");
  await question.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await expect(plan(page)).toContainText("Active, ends with its period");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The subscription continues.")).toBeVisible();
  await expect(plan(page)).not.toContainText("ends with its period");

  await plan(page).getByRole("button", { name: "Cancel Subscription" }).click();
  await question.getByLabel(/^Immediately/).check();
  await question.getByLabel("Reason").fill("Paid with a stolen card");
  await question.getByRole("button", { name: "Cancel immediately" }).click();
  await expect(plan(page)).toContainText("Canceled");
  await expect(plan(page)).toContainText("Free");
  const trail = part(page, "Audit log").getByRole("listitem");
  await expect(trail.filter({ hasText: "Paid with a stolen card" })).toContainText("Canceled a subscription");
  await expect(trail.filter({ hasText: "Synced a subscription" })).toHaveCount(1);
});

test.describe("when the network fails,", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the dialog of an administrator's cancellation stays open and keeps the typed reason", async ({ page }) => {
    const { email, theirs } = await anotherAccount(page, "kept");
    const checkout = await post(theirs.request, "/api/stripe/create-checkout-session", { billing: "yearly" });
    await payElsewhere(((await checkout.json()) as { sessionId: string }).sessionId, "pays");
    await enterAs(page, "admin");
    await openDetails(page, email);
    await plan(page).getByRole("button", { name: "Sync Status" }).click();
    await plan(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await page.route("**/cancel-subscription", (route) => route.abort());
    const question = page.getByRole("dialog", { name: "Cancel the subscription?" });
    await question.getByLabel("Reason").fill("Asked for it by mail");
    await question.getByRole("button", { name: "Cancel at the end of the period" }).click();
    await expect(question.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
    await expect(question.getByLabel("Reason")).toHaveValue("Asked for it by mail");
  });
});

test("[ADMIN-27] an administrator gives a user back the rewrites used in the current day", async ({ page }) => {
  const { email, theirs } = await anotherAccount(page, "used-up");
  await useUp(theirs);
  await enterAs(page, "admin");
  await openDetails(page, email);
  await expect(part(page, "Usage")).toContainText("10 of 10 rewrites");
  await part(page, "Usage").getByRole("button", { name: "Reset" }).click();
  await expect(part(page, "Usage")).toContainText("0 of 10 rewrites");
  await expect(page.getByText("Usage reset.")).toBeVisible();
});
