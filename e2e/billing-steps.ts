import { expect, type Page } from "@playwright/test";
import type { User } from "@rewright/contract/user";
import { sessionUser } from "./account-forms.ts";
import { post } from "./people.ts";

export const welcome = (page: Page) => page.getByRole("dialog", { name: "Welcome to Premium" });
export const management = (page: Page) => page.getByRole("dialog", { name: "Subscription Management" });
export const invoiceHistory = (page: Page) => page.getByRole("dialog", { name: "Invoice History" });
export const invoices = (page: Page) =>
  invoiceHistory(page).getByRole("list", { name: "Invoices" }).getByRole("listitem");
export const usesLeft = (page: Page) => page.getByTestId("uses-left");
/**
 * Locates the switch for Ultra run (rewriting with Humanize Pro). On a phone it is in the settings sheet, which may be
 * closed.
 */
export const ultraSwitch = (page: Page) => page.locator("#ultra");
export const historyButton = (page: Page) => page.getByRole("button", { name: "View Generation History" });
export const pastDueNotice = (page: Page) => page.getByRole("status").filter({ hasText: "Your last payment failed." });

/** The longest interval, plus one second, at which an open page requests the account's state. */
const pollSeconds = { normal: 31, premium: 61 } as const;

/** Sends rewrites until none are left for the day. */
export async function useUp(page: Page, uses = 10): Promise<void> {
  for (let left = uses; left > 0; left--) {
    const answer = await post(page.request, "/hum", { text_content: `In order to win, they train ${left} times.` });
    expect(answer.status()).toBe(200);
  }
}

/** Waits until the server's account has these values, and then until the open page must have requested them. */
export async function reachOpenPage(page: Page, expected: Partial<User>): Promise<void> {
  const shown = await page.evaluate(() => JSON.parse(localStorage.getItem("user")!).plan as User["plan"]);
  await expect.poll(() => sessionUser(page)).toMatchObject(expected);
  const asked = page.waitForResponse("**/api/user/refresh");
  await page.clock.fastForward(pollSeconds[shown] * 1000);
  await asked;
}

/** Switches on Ultra run (rewriting with Humanize Pro). */
export async function turnUltraOn(page: Page): Promise<void> {
  const row = page.getByRole("button", { name: /^Style and strength: / });
  if (await row.isVisible()) await row.click();
  await ultraSwitch(page).check();
}

/** Opens the subscription dialog from the avatar's menu. */
export async function openManagement(page: Page): Promise<void> {
  await page.getByRole("button", { name: ": manage subscription" }).click();
  await expect(management(page)).toBeVisible();
}

/** Resumes the subscription in the open dialog. */
export async function resumeSubscription(page: Page): Promise<void> {
  await management(page).getByRole("button", { name: "Resume subscription" }).click();
  await readDone(page, "Subscription resumed", "Your subscription will renew as before.");
}

/** Checks the message in the dialog that reports a change, and closes the dialog. */
async function readDone(page: Page, name: string, message: string): Promise<void> {
  const done = page.getByRole("dialog", { name });
  await expect(done).toContainText(message);
  await done.getByRole("button", { name: "Close" }).last().click();
  await expect(done).toBeHidden();
  await expect(management(page)).toBeVisible();
}

export const canceledMessage =
  "Subscription canceled successfully! You will retain premium access until the end of your billing period.";

/** Cancels the subscription in the open dialog, and confirms it. */
export async function cancelSubscription(page: Page): Promise<void> {
  await management(page).getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await readDone(page, "Subscription canceled", canceledMessage);
}

/** Locates the value in a row of the open subscription dialog. */
export const detail = (page: Page, name: string) =>
  management(page)
    .locator("dt", { hasText: new RegExp(`^${name}$`) })
    .locator("xpath=following-sibling::dd[1]");

/** Chooses a plan on the pricing page, and waits for the payment page. */
export async function beginCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(page.getByRole("heading", { name: "Pay with card" })).toBeVisible();
}

/** Returns the id of the checkout session whose payment page is open. */
export const checkoutOf = (page: Page) => /checkout\/(cs_\w+)/.exec(page.url())![1]!;
