import { expect, test } from "vitest";
import { cardWith } from "#test/provider.ts";
import { behaviourOf, brandOf, problemOf } from "./card.ts";

const now = Date.UTC(2026, 10, 21) / 1000;
const good = cardWith("4242 4242 4242 4242");

test("a valid card is accepted, whatever its brand and the number's format", () => {
  for (const number of ["4242424242424242", "4242-4242-4242-4242", "5555555555554444", "6011111111111117"]) {
    expect(problemOf(cardWith(number), now)).toBeUndefined();
  }
  expect(problemOf({ ...cardWith("378282246310005"), cvc: "1234" }, now)).toBeUndefined();
  expect(problemOf({ ...good, expYear: 30 }, now)).toBeUndefined();
});

test("a card number with a wrong digit, with letters or without digits is invalid", () => {
  for (const number of ["4242424242424241", "4242", "", "four", "4242424242424242424242"]) {
    expect(problemOf(cardWith(number), now)).toBe("invalid_number");
  }
});

test("a card is valid until the end of the month in which it expires", () => {
  expect(problemOf({ ...good, expMonth: 11, expYear: 2026 }, now)).toBeUndefined();
  expect(problemOf({ ...good, expMonth: 10, expYear: 2026 }, now)).toBe("invalid_expiry");
  for (const expMonth of [0, 13, Number.NaN]) expect(problemOf({ ...good, expMonth }, now)).toBe("invalid_expiry");
  expect(problemOf({ ...good, expYear: Number.NaN }, now)).toBe("invalid_expiry");
});

test("a security code has three digits, or four for American Express", () => {
  expect(problemOf({ ...good, cvc: "12" }, now)).toBe("invalid_cvc");
  expect(problemOf({ ...good, cvc: "1234" }, now)).toBe("invalid_cvc");
  expect(problemOf({ ...cardWith("378282246310005"), cvc: "123" }, now)).toBe("invalid_cvc");
});

test("test cards behave as the payment provider documents, and all other cards pay", () => {
  expect(behaviourOf(cardWith("4000 0000 0000 0002"))).toBe("is_declined");
  expect(behaviourOf(cardWith("4000000000009995"))).toBe("lacks_funds");
  expect(behaviourOf(cardWith("4000002500003155"))).toBe("asks_to_confirm");
  expect(behaviourOf(cardWith("4000000000000341"))).toBe("fails_at_renewals");
  expect(behaviourOf(cardWith("5555555555554444"))).toBe("pays");
});

test("a card's brand is recognised by its number", () => {
  const brands = ["4242", "5555", "2223", "3782", "6011", "9999"].map((number) => brandOf(cardWith(number)));
  expect(brands).toEqual(["visa", "mastercard", "mastercard", "amex", "discover", "unknown"]);
});
