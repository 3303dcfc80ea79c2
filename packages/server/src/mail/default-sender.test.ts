import { expect, test } from "vitest";
import { defaultSender } from "./default-sender.ts";

test.each([
  ["https://example.org", "no-reply@example.org"],
  ["https://www.example.org:8443", "no-reply@example.org"],
  ["https://rewrite.example.org", "no-reply@rewrite.example.org"],
])("[MESSAGES-124] the sender of mails gets the domain of a public site: %s", (origin, address) => {
  expect(defaultSender(origin)).toBe(`Rewright <${address}>`);
});

test.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", "http://server", "http://app.localhost"])(
  "[MESSAGES-124] the sender of mails does not contain a host that only this machine or network knows: %s",
  (origin) => {
    expect(defaultSender(origin)).toBe("Rewright <no-reply@rewright.example>");
  },
);
