import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdits, invertEdits } from "../edit.ts";
import { applyChanges, type Change, createDraft, type Draft, isPermitted, toEdits } from "./draft.ts";

const change = (start: number, end: number, after: string): Change => ({
  parts: [{ start, end, after }],
  rule: "r",
  reason: "R.",
});

describe("adding changes to a draft", () => {
  test("merges a change with an earlier one whose text it changes", () => {
    const first = applyChanges(createDraft("a prior arrangement", []), [change(2, 7, "previously made")]);
    const second = applyChanges(first, [change(2, 12, "earlier")]);
    expect(second.text).toBe("a earlier made arrangement");
    expect(toEdits(second, 0)).toEqual([
      { start: 2, end: 7, before: "prior", after: "earlier made", rule: "r", reason: "R." },
    ]);
  });

  test("makes separate edits of changes that do not touch, each of whole words", () => {
    const first = applyChanges(createDraft("one two three", []), [change(0, 4, "")]);
    const second = applyChanges(first, [change(1, 3, "WO")]);
    expect(toEdits(second, 0).map((edit) => [edit.before, edit.after])).toEqual([
      ["one ", ""],
      ["two", "tWO"],
    ]);
  });

  test("merges a deletion with the earlier deletions that it touches", () => {
    const first = applyChanges(createDraft("a.1 2 b", []), [change(2, 3, ""), change(4, 5, "")]);
    const second = applyChanges(first, [change(2, 3, ""), change(3, 4, "")]);
    expect(second.text).toBe("a.b");
    expect(toEdits(second, 0).map((edit) => edit.before)).toEqual(["1 2 "]);
  });

  test("makes no edit for a change that was undone", () => {
    const first = applyChanges(createDraft("abc", []), [change(1, 2, "x")]);
    expect(toEdits(applyChanges(first, [change(1, 2, "b")]), 0)).toEqual([]);
  });

  test("keeps the parts of one change in one group after later changes", () => {
    const both = {
      parts: [
        { start: 0, end: 1, after: "A" },
        { start: 4, end: 5, after: "E" },
      ],
      rule: "r",
      reason: "R.",
    };
    const first = applyChanges(createDraft("abcdef", []), [both]);
    const second = applyChanges(first, [
      {
        ...both,
        parts: [
          { start: 4, end: 6, after: "Z" },
          { start: 6, end: 6, after: "!" },
        ],
      },
    ]);
    const groups = toEdits(second, 0).map((edit) => edit.group);
    expect(groups).toHaveLength(2);
    expect(new Set(groups).size).toBe(1);
  });

  test("refuses changes inside a protected span, and moves the span along with the text", () => {
    const draft = createDraft("see a_b now", [{ start: 4, end: 7, kind: "code" }]);
    expect(isPermitted(draft, [{ start: 6, end: 8, after: "" }])).toBe(false);
    expect(isPermitted(draft, [{ start: 5, end: 5, after: "x" }])).toBe(false);
    expect(isPermitted(draft, [{ start: 4, end: 4, after: "x" }])).toBe(true);
    const moved = applyChanges(draft, [change(0, 3, "behold")]);
    expect(moved.kept).toEqual([{ start: 7, end: 10, kind: "code" }]);
  });
});

/** Returns random changes that leave protected spans alone and do not overlap. */
function randomChanges(draft: Draft, numbers: readonly number[]): Change[] {
  const changes: Change[] = [];
  let position = 0;
  for (const number of numbers) {
    const start = position + (number % 5);
    const end = start + ((number >> 3) % 4);
    if (end > draft.text.length) break;
    const after = "xyz".slice(0, (number >> 5) % 4);
    if (isPermitted(draft, [{ start, end, after }])) changes.push(change(start, end, after));
    position = Math.max(end, start + 1);
  }
  return changes;
}

test("the edits of any sequence of changes turn the original into the current text and back", () => {
  const rounds = fc.array(fc.array(fc.nat(1000), { maxLength: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), rounds, (original, steps) => {
      const kept = original.length > 12 ? [{ start: 6, end: 9, kind: "name" as const }] : [];
      let draft = createDraft(original, kept);
      for (const numbers of steps) draft = applyChanges(draft, randomChanges(draft, numbers));
      const edits = toEdits(draft, 0);
      expect(applyEdits(original, edits)).toBe(draft.text);
      expect(applyEdits(draft.text, invertEdits(edits))).toBe(original);
      for (const [i, span] of kept.entries()) {
        const now = draft.kept[i]!;
        expect(draft.text.slice(now.start, now.end)).toBe(original.slice(span.start, span.end));
      }
    }),
    { numRuns: 2000 },
  );
});
