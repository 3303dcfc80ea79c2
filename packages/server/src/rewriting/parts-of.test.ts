import { applyEdits } from "@rewright/engine/edit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./parts-of.ts";

test("each part of a result is a paragraph with the blank lines after it", () => {
  const text = "One.\n\nTwo\nlines.\n \n\nThree.";
  const edits = [{ start: 6, end: 9, after: "2" }];
  expect(partsOf(text, edits)).toEqual([
    { start: 0, end: 6, text: "One.\n\n" },
    { start: 6, end: 20, text: "2\nlines.\n \n\n" },
    { start: 20, end: 26, text: "Three." },
  ]);
  expect(partsOf(text, [{ start: 3, end: 9, after: "; two" }])).toHaveLength(2);
  expect(partsOf("", [])).toEqual([]);
});

test("the parts of a result cover the whole text without gaps and together give the result, wherever the changes are", () => {
  const piece = fc.constantFrom("a", "bc", " ", "\n", "\n\n", "\r\n\r\n", "\n \n");
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  const cuts = fc.array(fc.tuple(fc.nat(60), fc.constantFrom("", "x", "y\n\nz")), { maxLength: 6 });
  fc.assert(
    fc.property(text, cuts, (source, given) => {
      const places = [...new Set(given.map(([at]) => Math.min(at, source.length)))].sort((a, b) => a - b);
      const edits = [];
      for (let i = 0; i + 1 < places.length; i += 2) {
        edits.push({ start: places[i]!, end: places[i + 1]!, after: given[i]![1] });
      }
      const parts = partsOf(source, edits);
      expect(parts.map((part) => part.text).join("")).toBe(applyEdits(source, edits));
      let at = 0;
      for (const { start, end } of parts) {
        expect(start).toBe(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBe(source.length);
    }),
  );
});
