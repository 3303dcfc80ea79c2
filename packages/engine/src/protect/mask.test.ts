import { expect, test } from "vitest";
import type { Kept } from "../report/report.ts";
import { maskKept, mergeKept } from "./mask.ts";

test.each([
  ["“No. Wait!” she said.", "“No, Wait!” she said."],
  ["“No. Wait.” She left.", "“No, Wait.” She left."],
  ["the show “Stop! Thief” began", "the show “Stop, Thief” began"],
])(
  "in “%s”, masking the quotation turns each terminal mark in it, except one at its end, into a comma",
  (text, masked) => {
    const start = text.indexOf("“");
    expect(maskKept(text, [{ start, end: text.indexOf("”") + 1, kind: "quotation" }])).toBe(masked);
  },
);

test("masking turns the address of a Markdown link into spaces, and an address in running text into a word", () => {
  const text = "Read [our guide](https://example.org/a) or https://example.org now.";
  const bracket = text.indexOf("](");
  const kept = [
    { start: 5, end: 6, kind: "markdown" },
    { start: bracket, end: text.indexOf(" or"), kind: "url" },
    { start: text.lastIndexOf("https"), end: text.indexOf(" now"), kind: "url" },
  ] as const;
  expect(maskKept(text, kept).replace(/ +/g, " ")).toBe("Read our guide or Xxxxxxxxxxxxxxxxxxx now.");
});

function span(start: number, end: number, kind: Kept["kind"]): Kept {
  return { start, end, kind };
}

test("overlapping protected spans are merged into one span of the outer one's kind, in the order of the text", () => {
  expect(mergeKept([span(8, 12, "number"), span(0, 10, "quotation"), span(2, 4, "name"), span(20, 21, "url")])).toEqual(
    [span(0, 12, "quotation"), span(20, 21, "url")],
  );
});

test("protected spans that only touch stay apart", () => {
  expect(mergeKept([span(3, 5, "date"), span(0, 3, "number")])).toEqual([span(0, 3, "number"), span(3, 5, "date")]);
});
