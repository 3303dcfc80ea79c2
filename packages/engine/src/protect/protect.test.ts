import { expect, test } from "vitest";
import type { Kept } from "../report/report.ts";
import { mergeKept } from "./protect.ts";

function span(start: number, end: number, kind: Kept["kind"]): Kept {
  return { start, end, kind };
}

test("spans come back in order, and those that share a position as one of the outer kind", () => {
  expect(mergeKept([span(8, 12, "number"), span(0, 10, "quotation"), span(2, 4, "name"), span(20, 21, "url")])).toEqual(
    [span(0, 12, "quotation"), span(20, 21, "url")],
  );
});

test("spans that merely touch stay apart", () => {
  expect(mergeKept([span(3, 5, "date"), span(0, 3, "number")])).toEqual([span(0, 3, "number"), span(3, 5, "date")]);
});
