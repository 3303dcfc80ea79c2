import { expect, test } from "vitest";
import { readCents, writeCents } from "./cents.ts";

test("a valid amount of money is converted to cents exactly", () => {
  expect(["49.99", " $449 ", "0.5", "12,30", "0"].map(readCents)).toEqual([4999, 44_900, 50, 1230, 0]);
  expect([4999, 44_900, 50, 1230, 0].map(writeCents).map(readCents)).toEqual([4999, 44_900, 50, 1230, 0]);
});

test("converting an invalid amount of money to cents returns undefined", () => {
  for (const typed of ["", "-1", "4.999", "1,000.00", "ten", "1e3", "12345678"])
    expect(readCents(typed)).toBeUndefined();
});
