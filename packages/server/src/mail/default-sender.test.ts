import { expect, test } from "vitest";
import { defaultSender } from "./default-sender.ts";

test.each([
  ["https://example.org", "no-reply@example.org"],
  ["https://www.example.org:8443", "no-reply@example.org"],
  ["https://rewrite.example.org", "no-reply@rewrite.example.org"],
])("[MESSAGES-124] a public address gives the sender its domain: %s", (origin, address) => {
  expect(defaultSender(origin)).toBe(`Rewright <${address}>`);
});

test.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", "http://server", "http://app.localhost"])(
  "[MESSAGES-124] an address that only this machine or network knows is not in the sender: %s",
  (origin) => {
    expect(defaultSender(origin)).toBe("Rewright <no-reply@rewright.example>");
  },
);
