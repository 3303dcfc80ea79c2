import { expect, test } from "vitest";
import { fixed, percent, table, whole } from "./table.ts";

test("a table has aligned columns, and columns of numbers are aligned to the right", () => {
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

test("numbers are formatted with thousands separators, decimals and percent signs", () => {
  expect(fixed(-1.456, 2)).toBe("−1.46");
  expect(fixed(-0.001, 2)).toBe("0.00");
  expect(fixed(null)).toBe("–");
  expect(percent(0.1234, 1)).toBe("12.3 %");
  expect(whole(1234567.8)).toBe("1,234,568");
});
