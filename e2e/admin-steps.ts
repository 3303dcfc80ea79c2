import { expect, type Page } from "@playwright/test";
import { enterNewAccount, newEmail } from "./people.ts";

export const people = (page: Page) => page.getByRole("region", { name: "Table of users" });
export const personRow = (page: Page, email: string) => people(page).getByRole("row").filter({ hasText: email });

/** Locates the dialog with an account's details. */
export const details = (page: Page) => page.getByRole("dialog");
export const part = (page: Page, name: string) => details(page).getByRole("region", { name, exact: true });

/** Creates an account and signs it in in a separate browser. */
export async function anotherAccount(
  page: Page,
  name: string,
): Promise<{ readonly email: string; readonly theirs: Page }> {
  const context = await page.context().browser()!.newContext();
  const theirs = await context.newPage();
  const email = newEmail(name);
  await enterNewAccount(theirs, email);
  return { email, theirs };
}

/** Searches for an account's email address, and opens its details. */
export async function openDetails(page: Page, email: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("searchbox", { name: "Search users" }).fill(email);
  await expect(people(page).getByRole("row")).toHaveCount(2);
  await personRow(page, email).getByRole("link").click();
  await expect(details(page).getByRole("heading", { name: email })).toBeVisible();
}

const addresses = {
  people: "users",
  payments: "payments",
  unmatched: "payments&view=unmatched",
  events: "payments&view=events",
  messages: "messages",
  statistics: "statistics",
  audit: "audit",
  settings: "settings",
  users: "database",
  payment_logs: "database&view=payment_logs",
} as const;
export type View = keyof typeof addresses;

/** Opens a view of the admin panel by its URL, with optional query parameters. */
export const openView = (page: Page, view: View, query = "") => page.goto(`/admin?tab=${addresses[view]}${query}`);
