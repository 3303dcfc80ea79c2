import { type APIRequestContext, request as api, expect, type Page } from "@playwright/test";

/** A password that keeps all five rules. */
export const goodPassword = "Correct-Horse-7";

const origin = () => `http://localhost:${process.env.E2E_PORT}`;

/** Posts as a page of the product would. */
export function post(request: APIRequestContext, path: string, data: object = {}) {
  return request.post(`${origin()}${path}`, { data, headers: { Origin: origin() } });
}

/** An address that nobody else has. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Opens an account and signs the page's browser in to it. */
export async function enterNewAccount(page: Page, email: string, first_name = "Ada"): Promise<void> {
  const { request } = page.context();
  const person = { email, password: goodPassword, first_name, last_name: "Lovelace" };
  expect((await post(request, "/api/auth/sign-up/email", person)).status()).toBe(200);
  await enter(page, email);
}

/** Signs the page's browser in. */
export async function enter(page: Page, email: string): Promise<void> {
  const answer = await post(page.context().request, "/api/auth/sign-in/email", { email, password: goodPassword });
  expect(answer.status()).toBe(200);
}

/** The address of the newest link that was mailed to somebody. */
export async function mailedLink(email: string): Promise<string> {
  const request = await api.newContext();
  const mailbox = `http://localhost:${process.env.E2E_SANDBOX_PORT}/mail.json`;
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get(mailbox)).json()) as { to: string; at: string; text: string }[];
      const newest = mails.filter(({ to }) => to.includes(email)).toSorted((a, b) => b.at.localeCompare(a.at))[0];
      link = /https?:\/\/\S+/.exec(newest?.text ?? "")?.[0];
      return link;
    })
    .toBeDefined();
  await request.dispose();
  return link!;
}

/** Makes an account premium, by the administrator of this worker, whose address the configuration names. */
export async function makePremium(email: string, worker: number): Promise<void> {
  const admin = { email: `admin-${worker}@example.org`, password: goodPassword };
  const request = await api.newContext();
  await post(request, "/api/auth/sign-up/email", { ...admin, first_name: "Grace", last_name: "Hopper" });
  expect((await post(request, "/api/auth/sign-in/email", admin)).status()).toBe(200);
  const grant = () => post(request, "/api/admin/grant-premium", { email, reason: "A journey needs it" });
  if ((await grant()).status() !== 200) {
    await request.get(await mailedLink(admin.email));
    expect((await grant()).status()).toBe(200);
  }
  await request.dispose();
}
