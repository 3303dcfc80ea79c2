import { expect, test } from "vitest";
import { type Outcome, verificationOf } from "./verification.ts";

const titleOf = (outcome: Outcome) => verificationOf(outcome).title;

test("[MESSAGES-127] each action that a link in an email confirms has its own message", () => {
  expect(titleOf({ step: "verified" })).toBe("Your email is verified");
  expect(titleOf({ step: "confirmed" })).toBe("Change confirmed");
  expect(titleOf({ step: "changed" })).toBe("Your new email is verified");
});

test("[MESSAGES-127] the message about a link that failed says what to do", () => {
  expect(verificationOf({ error: "link_expired" }).remedy).toBe("new-link");
  expect(verificationOf({ error: "USER_EXISTS" }).remedy).toBe("later");
  expect(titleOf({ error: "internal" })).toBe("That didn't work");
});

test("if the outcome of a link is unknown, the page says that the link doesn't work", () => {
  expect(titleOf({})).toBe("This link doesn't work");
  expect(titleOf({ step: "other" })).toBe("This link doesn't work");
});
