import { expect, test } from "vitest";
import { maskKept } from "./mask.ts";

test.each([
  ["“No. Wait!” she said.", "“No, Wait!” she said."],
  ["“No. Wait.” She left.", "“No, Wait.” She left."],
  ["the show “Stop! Thief” began", "the show “Stop, Thief” began"],
])("of the stops in the quotation of “%s” the last one alone is left", (text, masked) => {
  const start = text.indexOf("“");
  expect(maskKept(text, [{ start, end: text.indexOf("”") + 1, kind: "quotation" }])).toBe(masked);
});
