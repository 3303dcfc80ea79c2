import { productName } from "@rewright/contract/product";
import { expect, test } from "vitest";
import { replyTo } from "./reply-to.ts";

const message = { email: "ada+news@example.org", subject: "Tea & cake?", message: "First line\nsecond + third" };

test("[ADMIN-38] a reply to a contact message starts with its address, subject and quoted text", () => {
  const link = new URL(replyTo(message));
  expect(decodeURIComponent(link.pathname)).toBe("ada+news@example.org");
  const [subject, body] = link.search
    .slice(1)
    .split("&")
    .map((part) => decodeURIComponent(part.split("=")[1] ?? ""));
  expect(subject).toBe(`Re: Tea & cake? (${productName})`);
  expect(body).toBe("\r\n\r\n> First line\r\n> second + third");
});

test("text in a contact message cannot add fields to the reply", () => {
  const link = replyTo({ ...message, subject: "a&bcc=evil@example.org", message: "x\r\n&cc=evil@example.org" });
  expect([...new URLSearchParams(new URL(link).search).keys()]).toEqual(["subject", "body"]);
});

test("a long contact message is quoted only in part, and cutting it within an emoji causes no error", () => {
  const link = replyTo({ ...message, message: `${"x".repeat(5000)}\ud83d` });
  expect(link.length).toBeLessThan(1200);
  expect(() => replyTo({ ...message, message: "\ud83d" })).not.toThrow();
});
