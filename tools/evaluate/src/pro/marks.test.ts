import { expect, test } from "vitest";
import { contentsOf, withContents } from "./marks.ts";

const filled = (marked: string, source: string, written: string): string =>
  withContents(written, contentsOf(marked, source));

test("marks for protected text, such as ⟦1:Ada⟧, are replaced by the text that they show, in any order", () => {
  const marked = "In ⟦1:May⟧ she met ⟦2:Ada Moor⟧.";
  expect(filled(marked, "In May she met Ada Moor.", "She met ⟦2:Ada Moor⟧ in ⟦1:May⟧.")).toBe(
    "She met Ada Moor in May.",
  );
});

test('a mark that shows only its kind, such as "link", is replaced by the original text', () => {
  const source = "See [the list](https://lists.example/a?b=(1)) today.";
  expect(filled("See ⟦1:link⟧ today.", source, "Today, see ⟦1:link⟧.")).toBe(
    "Today, see [the list](https://lists.example/a?b=(1)).",
  );
});

test("two adjacent marks get the parts of the original that they show", () => {
  const marked = "The ⟦1:Marsh Act⟧ ⟦2:§ 6-4⟧ holds.";
  expect(filled(marked, "The Marsh Act § 6-4 holds.", "⟦2:§ 6-4⟧ of the ⟦1:Marsh Act⟧")).toBe("§ 6-4 of the Marsh Act");
});

test("marks are replaced even if the source has line breaks in other places", () => {
  expect(filled("She met ⟦1:Ada Moor⟧ by the sluice.", "She met Ada Moor\nby the sluice.", "⟦1:Ada Moor⟧")).toBe(
    "Ada Moor",
  );
});

test("a mark with a number that the passage does not have stays unchanged", () => {
  expect(filled("It was ⟦1:May⟧.", "It was May.", "⟦2:June⟧")).toBe("⟦2:June⟧");
});

test("a source that belongs to another passage is refused", () => {
  expect(() => contentsOf("It was ⟦1:May⟧.", "It is May.")).toThrow("The source has no passage");
});
