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

test("the address of a Markdown link becomes spaces, and one in the text a word", () => {
  const text = "Read [our guide](https://example.org/a) or https://example.org now.";
  const bracket = text.indexOf("](");
  const kept = [
    { start: 5, end: 6, kind: "markdown" },
    { start: bracket, end: text.indexOf(" or"), kind: "url" },
    { start: text.lastIndexOf("https"), end: text.indexOf(" now"), kind: "url" },
  ] as const;
  expect(maskKept(text, kept).replace(/ +/g, " ")).toBe("Read our guide or Xxxxxxxxxxxxxxxxxxx now.");
});
