import type { Edit } from "@rewright/engine";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const edit = (start: number, reason: string, group?: number): Edit => {
  return { start, end: start + 1, before: "a", after: "b", rule: "any", reason, ...(group !== undefined && { group }) };
};

test("edits of one group are a single change, which has all entries and rules that produced them", () => {
  const [first, alone, last] = [edit(0, "‹7›", 1), edit(4, "‹8›"), edit(8, "‹7› ‹9›", 1)];
  expect(changesOf([first, alone, last])).toEqual([
    { edits: [first, last], sources: [7, 9] },
    { edits: [alone], sources: [8] },
  ]);
});

test("an edit that only repairs the grammar is not a change of its own", () => {
  expect(changesOf([edit(0, "")])).toEqual([]);
});
