import { expect, test } from "vitest";
import { fixed, percent, table, whole } from "./table.ts";

test("columns line up, and columns of figures are set to the right", () => {
  expect(
    table(
      ["Text", "Words"],
      [
        ["first", "1,200"],
        ["b", "7"],
      ],
    ),
  ).toBe(["| Text  | Words |", "| ----- | ----: |", "| first | 1,200 |", "| b     |     7 |"].join("\n"));
});

test("figures are written as in print", () => {
  expect(fixed(-1.456, 2)).toBe("−1.46");
  expect(fixed(-0.001, 2)).toBe("0.00");
  expect(fixed(null)).toBe("–");
  expect(percent(0.1234, 1)).toBe("12.3 %");
  expect(whole(1234567.8)).toBe("1,234,568");
});
