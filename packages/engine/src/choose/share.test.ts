import { describe, expect, test } from "vitest";
import { withinShare } from "./share.ts";
import { levelsOf } from "./strength.ts";

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Returns changes with these levels, each at a different place in the text. */
const changesOf = (of: readonly number[]) =>
  of.map((level, i) => ({
    parts: [{ start: 10 * i, end: 10 * i + 4, after: `word${i}` }],
    rule: "r",
    reason: "",
    level,
  }));

/** Returns the levels of the changes that are made at each level of rewriting. */
function madeOf(of: readonly number[], likeness: number | null = 0.9) {
  const changes = changesOf(of);
  return levels.map((level) => {
    const reached = levelsOf(level, "standard", likeness);
    const possible = changes.filter((change) => change.level <= reached.possible);
    return [...withinShare(possible, reached)].map((change) => change.level);
  });
}

describe("how many changes of a machine-made text each level makes", () => {
  test("[CONSTANTS-25] each level up to 7, and level 10, changes more of a text with twelve possible changes", () => {
    const made = madeOf([1, 2, 3, 4, 5, 5, 5, 6, 7, 8, 9, 10]);
    const counts = made.map((of) => of.length);
    for (const level of [2, 3, 4, 5, 6, 7]) expect(counts[level - 1]).toBeGreaterThan(counts[level - 2]!);
    expect(counts[9]).toBeGreaterThan(counts[6]!);
    expect(made[0]).toEqual([1, 2]);
    expect(made[9]).toHaveLength(12);
  });

  test("each level makes all changes of the level below, the surest first", () => {
    const made = madeOf([1, 1, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]);
    for (const level of levels.slice(1)) expect(made[level - 1]).toEqual(expect.arrayContaining(made[level - 2]!));
    expect(made.map((of) => [...of].sort((a, b) => a - b))).toEqual(made);
  });

  test("a level with too few changes adds those of up to two levels above it, and none of higher levels", () => {
    const made = madeOf([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(made[1]).toEqual([]);
    expect(made[2]).not.toEqual([]);
    expect(madeOf([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8])[4]).toEqual([]);
  });

  test("level 1 makes all changes of level 1", () => {
    expect(madeOf([1, 1, 1, 1, 5, 6, 7, 8, 9, 10])[0]).toEqual([1, 1, 1, 1]);
  });
});

test("all changes of the mode's own rules are made, and they do not count in the level's share", () => {
  const asked = changesOf([0, 0, 0]);
  expect(withinShare(asked, levelsOf(1, "simple", 0.9))).toHaveLength(3);
});

test("a human-written or short text gets exactly the changes up to its level", () => {
  expect(madeOf([1, 4, 4, 6, 8], 0.1)[6]).toEqual([1, 4, 4]);
  expect(madeOf([6, 6, 7, 8], null)[6]).toEqual([6, 6, 7]);
});
