import { expect, type Page, test } from "@playwright/test";
import type { User } from "@rewright/contract/user";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Returns the data of a new person who has no account yet, with a password that satisfies all rules. */
export function newPerson(): Person {
  const email = `ada.${crypto.randomUUID().slice(0, 13)}@example.org`;
  return { firstName: "Ada", lastName: "Lovelace", email, password: "Correct-Horse-7" };
}

/** Locates the input fields of the pages for sign-up, login and a new password. */
export const fields = (page: Page) => ({
  firstName: page.getByLabel("First name"),
  lastName: page.getByLabel("Last name"),
  email: page.getByRole("main").getByLabel("Email"),
  password: page.getByLabel("Password", { exact: true }),
  confirm: page.getByLabel("Confirm password"),
  terms: page.getByLabel(/I agree/),
});

/** Opens a page with a form, and waits until the form can be used. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("form[data-ready]").waitFor();
}

/** Fills in the sign-up page. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const { firstName, lastName, email, password, confirm, terms } = fields(page);
  await firstName.fill(person.firstName);
  await lastName.fill(person.lastName);
  await email.fill(person.email);
  await password.fill(person.password);
  await confirm.fill(person.password);
  await terms.check();
}

/** Fills in the login page and submits it by keyboard. */
export async function logIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await fields(page).email.fill(email);
  await fields(page).password.fill(password);
  await page.keyboard.press("Enter");
}

/** Creates an account through the API and signs the page's browser in. Returns its data. */
export async function signedUp(page: Page): Promise<Person> {
  const person = newPerson();
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { first_name, last_name, email, password },
  });
  expect(answer.status()).toBe(200);
  // The account was created in another browser. The mailed link logs in that browser only.
  await page.context().clearCookies({ name: "sign_up" });
  return person;
}

/** Returns the user who is signed in in this browser, as the server reports it, or null. */
export async function sessionUser(page: Page): Promise<User | null> {
  const answer = await page.request.get("/api/auth/get-session");
  return ((await answer.json()) as { user: User | null }).user;
}

/** Returns the address of the sandbox, which simulates mail, Google and payments for the running test. */
export const sandboxUrl = () => (test.info().project.metadata as { sandbox: string }).sandbox;

/** Returns the link in the latest email to `to` whose subject matches. */
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
