import { expect, test } from "vitest";
import { readVerdicts } from "./verdicts.ts";

const numbers = [4, 5, 6];

test("changes without a line count as ok if the last line says that all were read", () => {
  expect(readVerdicts("5 b says “some” now\n4 ok\n\nall read: 3\n", numbers)).toEqual(
    new Map([
      [4, "ok"],
      [5, "b"],
      [6, "ok"],
    ]),
  );
});

test("changes without a line count as not read if the last line does not say so", () => {
  expect(readVerdicts("5 c\n", numbers)).toEqual(new Map([[5, "c"]]));
  expect(readVerdicts("all read: 3\n5 c\n".split("\n").toReversed().join("\n"), numbers).size).toBe(3);
});

test.each([
  ["5 d wrong", "is not “NUMBER"],
  ["five a", "is not “NUMBER"],
  ["all read: 3\n5 a", "is not “NUMBER"],
  ["7 a", "The sheet has no number 7"],
  ["5 a\n5 b", "5 has two verdicts"],
  ["all read: 2", "the sheet has 3 places"],
])("verdicts with the line “%s” are refused", (text, message) => {
  expect(() => readVerdicts(text, numbers)).toThrow(message);
});
