import { type APIRequestContext, request as api, expect, type Page, test } from "@playwright/test";
import type { User } from "@rewright/contract/user";
import { mailedLink } from "./account-forms.ts";

/** A password that satisfies all five rules. */
export const goodPassword = "Correct-Horse-7";

/** Returns the product's address for the running test. */
const origin = () => test.info().project.use.baseURL!;

/**
 * Sends a POST request as a page of the product does, from a new client address, because few accounts can be created
 * from one address.
 */
export function post(request: APIRequestContext, path: string, data: object = {}) {
  const place = [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".");
  return request.post(`${origin()}${path}`, { data, headers: { Origin: origin(), "X-Forwarded-For": place } });
}

/** Returns an email address that is not in use. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Creates an account and signs the page's browser in to it. */
export async function enterNewAccount(page: Page, email: string, first_name = "Ada"): Promise<void> {
  await signInNew(page.context().request, email, first_name);
}

async function signInNew(request: APIRequestContext, email: string, first_name = "Ada"): Promise<void> {
  const person = { email, password: goodPassword, first_name, last_name: "Lovelace" };
  expect((await post(request, "/api/auth/sign-up/email", person)).status()).toBe(200);
  await signIn(request, email);
}

/** Signs the page's browser in to an account. */
export async function enter(page: Page, email: string): Promise<void> {
  await signIn(page.context().request, email);
}

async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const answer = await post(request, "/api/auth/sign-in/email", { email, password: goodPassword });
  expect(answer.status()).toBe(200);
}

/** Verifies an account's email address by the link in the latest email to it. */
export async function verify(page: Page, email: string): Promise<void> {
  const link = new URL(await mailedLink(page, email, /^Verify/));
  const answer = await post(page.context().request, "/api/auth/verify-email", {
    token: link.searchParams.get("token"),
  });
  expect(answer.status()).toBe(200);
}

/** Returns the email address of the administrator whom the configuration reserves for this test worker. */
export const adminEmail = () => `admin-${test.info().parallelIndex}@example.org`;

/** Signs in as the administrator of this test worker, creating the account if needed. */
async function signInAdmin(request: APIRequestContext, page: Page): Promise<void> {
  const admin = { email: adminEmail(), password: goodPassword };
  // An earlier worker with this number may have created the account.
  await post(request, "/api/auth/sign-up/email", { ...admin, first_name: "Grace", last_name: "Hopper" });
  const answer = await post(request, "/api/auth/sign-in/email", admin);
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: User };
  if (user.user_metadata.role !== "admin") await verify(page, admin.email);
}

/** Signs the page's browser in as the administrator of this test worker. */
export async function enterAdmin(page: Page): Promise<void> {
  await signInAdmin(page.context().request, page);
}

type Role = "normal" | "premium" | "admin";
type SavedState = Awaited<ReturnType<APIRequestContext["storageState"]>>;
const savedStates = new Map<Role, SavedState>();

/**
 * Signs the page's browser in to an account that the tests of a worker share. Tests must neither change this account
 * nor end its session.
 */
export async function enterAs(page: Page, role: Role): Promise<void> {
  await page.context().addCookies((await savedState(page, role)).cookies);
}

async function savedState(page: Page, role: Role): Promise<SavedState> {
  const state = savedStates.get(role) ?? (await signInShared(page, role));
  savedStates.set(role, state);
  return state;
}

async function signInShared(page: Page, role: Role): Promise<SavedState> {
  const request = await api.newContext();
  if (role === "admin") {
    await signInAdmin(request, page);
  } else {
    const email = newEmail(`shared-${role}`);
    await signInNew(request, email);
    if (role === "premium") await makePremium(page, email);
  }
  const state = await request.storageState();
  await request.dispose();
  return state;
}

/** Gives an account Premium, through the administrator of this test worker. */
export async function makePremium(page: Page, email: string): Promise<void> {
  const request = await api.newContext({ storageState: await savedState(page, "admin") });
  const grant = await post(request, "/api/admin/grant-premium", { email, reason: "A journey needs it" });
  expect(grant.status()).toBe(200);
  await request.dispose();
}

/** Signs in as a new account with Premium, opens the dashboard, and closes the welcome dialog. */
export async function enterPremium(page: Page, email: string): Promise<void> {
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
  const welcome = page.getByRole("dialog", { name: /Welcome/ });
  await welcome.or(page.getByText("Unlimited").first()).first().waitFor();
  if (await welcome.isVisible()) await page.keyboard.press("Escape");
}
