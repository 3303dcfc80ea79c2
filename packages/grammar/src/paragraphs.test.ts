import fc from "fast-check";
import { expect, test } from "vitest";
import { splitParagraphs } from "./paragraphs.ts";

test("a paragraph ends at a blank line or a full stop at the end of a line, and code is left out", () => {
  const text = "A sentence that\ncontinues here.\nAnother one\n\n```js\ncode\n```\n# Title\r\n\r\nEnd";
  expect(splitParagraphs(text).map((part) => part.text)).toEqual([
    "A sentence that\ncontinues here.",
    "Another one\n",
    "# Title\r\n",
    "End",
  ]);
});

test("each paragraph is a part of the text at its position, and none is longer than the limit", () => {
  const piece = fc.constantFrom("word ", ". ", "\n", "\n\n", "😀", "```\n", "x".repeat(3000));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      let end = 0;
      for (const part of splitParagraphs(text)) {
        expect(part.start).toBeGreaterThanOrEqual(end);
        expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text);
        expect(part.text.length).toBeLessThanOrEqual(4000);
        expect(part.text.isWellFormed()).toBe(true);
        end = part.start + part.text.length;
      }
    }),
  );
});
