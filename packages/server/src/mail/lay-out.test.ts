import { expect, test } from "vitest";
import { mails } from "../accounts/mails.ts";
import { billingMails } from "../billing/mails/mails.ts";
import { layOut } from "./lay-out.ts";
import type { Mail } from "./mail.ts";

const to = "ada@example.org";
const origin = "https://product.example";
const url = `${origin}/verify-email?token=a&b="c"`;
const hostile = `<img src="https://evil.example/x.png">&"'@example.org`;

/** Every mail that people get, by its name. */
const all: Readonly<Record<keyof typeof mails | keyof typeof billingMails, Mail>> = {
  verifyAddress: mails.verifyAddress(to, url),
  accountOpened: mails.accountOpened(to, url),
  resetPassword: mails.resetPassword(to, url),
  passwordChanged: mails.passwordChanged(to),
  confirmNewAddress: mails.confirmNewAddress(to, hostile, url),
  verifyNewAddress: mails.verifyNewAddress(to, url),
  addressChanged: mails.addressChanged(to, hostile),
  newSignIn: mails.newSignIn(to, { device: hostile, place: hostile, at: new Date("2026-11-22T12:23:00Z") }),
  accountDeleted: mails.accountDeleted(to),
  premiumBegins: billingMails.premiumBegins(to, { origin, period: "yearly" }),
  cancellation: billingMails.cancellation(to, { origin, until: new Date("2026-11-22T12:23:00Z") }),
  premiumEnds: billingMails.premiumEnds(to, { origin }),
};

/** The text of an HTML mail, without its head. */
const textOf = (html: string) =>
  html
    .replace(/^.*<\/head>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const words = (text: string) => text.replace(/\s+/g, " ").trim();

test.each(Object.entries(all))("%s says the same as text and as HTML", (_name, mail) => {
  const { text, html } = layOut(mail);
  const said = [...mail.paragraphs, mail.action?.label, mail.action?.url, mail.footnote].filter(
    (part) => part !== undefined,
  );
  for (const part of said) {
    expect(text).toContain(part);
    expect(words(textOf(html))).toContain(words(part));
  }
});

test.each(Object.entries(all))("%s loads nothing, runs nothing, and shows values as they are", (_name, mail) => {
  const { html } = layOut(mail);
  expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import|@font-face|<[^>]* src=/i);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
});

test.each(Object.entries(all))("%s names no operator and no machine", (_name, mail) => {
  const { text } = layOut(mail);
  expect(`${mail.subject} ${text}`).not.toMatch(/operator|localhost/i);
});

test("a mail has colours for both schemes", () => {
  const { html } = layOut(all.cancellation);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme:dark)");
});

test("a cancellation says until when Premium stays", () => {
  expect(all.cancellation.paragraphs[0]).toContain("You keep Premium until 22 Nov 2026.");
  expect(billingMails.cancellation(to, { origin, until: null }).paragraphs[0]).not.toContain("until");
});
