import { expect, type Page, test } from "@playwright/test";
import type { User } from "@rewright/contract/user";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom the server does not know yet, with a password that keeps all the rules. */
export function newPerson(): Person {
  const email = `ada.${crypto.randomUUID().slice(0, 13)}@example.org`;
  return { firstName: "Ada", lastName: "Lovelace", email, password: "Correct-Horse-7" };
}

/** Fields of the sign-up page, the login page and the page for a new password. */
export const fields = (page: Page) => ({
  firstName: page.getByLabel("First name"),
  lastName: page.getByLabel("Last name"),
  email: page.getByRole("main").getByLabel("Email"),
  password: page.getByLabel("Password", { exact: true }),
  confirm: page.getByLabel("Confirm password"),
  terms: page.getByLabel(/I agree/),
});

/** Opens a page with a form and waits until it answers. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("form[data-ready]").waitFor();
}

/** Fills the sign-up page in. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const { firstName, lastName, email, password, confirm, terms } = fields(page);
  await firstName.fill(person.firstName);
  await lastName.fill(person.lastName);
  await email.fill(person.email);
  await password.fill(person.password);
  await confirm.fill(person.password);
  await terms.check();
}

/** Fills the login page in and sends it by the keyboard. */
export async function logIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await fields(page).email.fill(email);
  await fields(page).password.fill(password);
  await page.keyboard.press("Enter");
}

/** An account that exists already, without the pages' help. */
export async function signedUp(page: Page): Promise<Person> {
  const person = newPerson();
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { first_name, last_name, email, password },
  });
  expect(answer.status()).toBe(200);
  // It was opened in another browser, which alone the mailed link would log in.
  await page.context().clearCookies({ name: "sign_up" });
  return person;
}

/** Who is signed in in this browser, as the server sees it. */
export async function sessionUser(page: Page): Promise<User | null> {
  const answer = await page.request.get("/api/auth/get-session");
  return ((await answer.json()) as { user: User | null }).user;
}

/** The sandbox beside the product of the running test's project. */
export const sandboxUrl = () => (test.info().project.metadata as { sandbox: string }).sandbox;

/** The link of the newest mail to somebody, by the mail's subject. */
export async function mailedLink(page: Page, to: string, subject: RegExp): Promise<string> {
  const mailbox = `${sandboxUrl()}/mail.json`;
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get(mailbox)).json()) as {
      to: string;
      subject: string;
      links: string[];
    }[];
    link = mails.find((mail) => mail.to === to && subject.test(mail.subject))?.links[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link!;
}
