import type { Edit } from "@rewright/engine";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const edit = (start: number, reason: string, group?: number): Edit => {
  return { start, end: start + 1, before: "a", after: "b", rule: "any", reason, ...(group !== undefined && { group }) };
};

test("edits of a group are one change, of all sources that met in it", () => {
  const [first, alone, last] = [edit(0, "‹7›", 1), edit(4, "‹8›"), edit(8, "‹7› ‹9›", 1)];
  expect(changesOf([first, alone, last])).toEqual([
    { edits: [first, last], sources: [7, 9] },
    { edits: [alone], sources: [8] },
  ]);
});

test("a repair alone is no change", () => {
  expect(changesOf([edit(0, "")])).toEqual([]);
});
