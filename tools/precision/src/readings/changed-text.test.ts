import { expect, test } from "vitest";
import { isMarkable, marked, numbered, quoteOf, type TextChange } from "./changed-text.ts";

const text = "In the end, the old mill was able to grind, thereby feeding the town.";
const change = (...parts: readonly (readonly [before: string, after: string])[]): TextChange => ({
  origin: "engine",
  by: ["rule"],
  parts: parts.map(([before, after]) => {
    const start = text.indexOf(before);
    return { start, end: start + before.length, after };
  }),
});
const changes = [change(["was able to", "could"]), change(["the old", "an old"], [", thereby feeding", " and fed"])];

test("changes are numbered in the order of the text, and all parts of a change have the same number", () => {
  expect(marked(text, numbered(changes, 7))).toBe(
    "In the end, {7: the old=>an old} mill {8: was able to=>could} grind{7: , thereby feeding=> and fed} the town.",
  );
});

test("a quote contains the change and five words before and after it", () => {
  expect(quoteOf(text, { ...changes[0]!, number: 1 })).toBe(
    "the end, the old mill {1: was able to=>could} grind, thereby feeding the town.",
  );
  expect(
    quoteOf("Long\nago it stood here.", { ...changes[0]!, number: 1, parts: [{ start: 5, end: 8, after: "before" }] }),
  ).toBe("Long {1: ago=>before} it stood here.");
});

test("a text that itself contains braces is not used, because its changes could not be marked", () => {
  expect([isMarkable(text), isMarkable("a {b}"), isMarkable("a => b")]).toEqual([true, false, false]);
});
