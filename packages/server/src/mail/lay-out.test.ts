import { expect, test } from "vitest";
import { everyMail, mailToAdmins } from "#test/every-mail.ts";
import { billingMails } from "../billing/mails/mails.ts";
import { layOut } from "./lay-out.ts";

const origin = "https://product.example";
const hostile = `<img src="https://evil.example/x.png">&"'@example.org`;

const all = everyMail({ origin, written: { email: hostile, device: hostile, place: hostile, token: 'a&b="c"' } });
const usual = Object.entries(everyMail({ origin }));
const every = [...Object.entries(all), ["contact", mailToAdmins({ origin })] as const];

/** Returns the text of an HTML mail, without its head element. */
const textOf = (html: string) =>
  html
    .replace(/^.*<\/head>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const words = (text: string) => text.replace(/\s+/g, " ").trim();

test.each(every)("[MESSAGES-121] %s has the same content in its text and HTML versions", (_name, mail) => {
  const { text, html } = layOut(mail);
  const said = [...mail.paragraphs, mail.action?.label, mail.action?.url, mail.footnote].filter(
    (part) => part !== undefined,
  );
  for (const part of said) {
    expect(words(text)).toContain(words(part));
    expect(words(textOf(html))).toContain(words(part));
  }
});

test.each(every)("[MESSAGES-121] %s loads nothing, runs no script, and shows values unchanged", (_name, mail) => {
  const { html } = layOut(mail);
  expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import|@font-face|<[^>]* src=/i);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
});

test.each(usual)(
  "[MESSAGES-122] %s has text lines of at most 72 characters, and each link on a line of its own",
  (_name, mail) => {
    for (const line of layOut(mail).text.split("\n")) {
      if (line.includes("://")) expect(line).toMatch(/^https:\/\/\S+$/);
      else expect(line.length).toBeLessThanOrEqual(72);
    }
  },
);

test.each(every)("[MESSAGES-121] %s has its language and subject, and its first sentence as preview", (_name, mail) => {
  const { html } = layOut(mail);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
  expect(words(textOf(/<title>.*<\/title>/.exec(html)![0]))).toBe(words(mail.subject));
  const [, preview = ""] = /<body[^>]*>\n<div style="display:none[^"]*">([^<]*)<\/div>/.exec(html) ?? [];
  expect(textOf(preview)).toBe(mail.paragraphs[0]);
});

test.each(every.filter(([, { action }]) => action))(
  "[MESSAGES-121] %s shows its link as text below the button",
  (_name, { action, ...mail }) => {
    const { html } = layOut({ ...mail, action: action! });
    const [button, link] = [...html.matchAll(/<a class="(\w+)" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect([button![1], textOf(button![2]!), textOf(button![3]!)]).toEqual(["label", action!.url, action!.label]);
    expect([link![1], textOf(link![2]!), textOf(link![3]!)]).toEqual(["link", action!.url, action!.url]);
  },
);

test("[MESSAGES-121] a mail has colours for light mode and dark mode", () => {
  const { html } = layOut(all.cancellation!);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme:dark)");
});

test("[MESSAGES-119] the mail about a cancellation names the day on which Premium ends", () => {
  expect(all.cancellation!.paragraphs[0]).toContain("You'll keep Premium until 22 Dec 2026.");
  expect(billingMails.cancellation("ada@example.org", { origin, until: null }).paragraphs[0]).not.toContain("until");
});
