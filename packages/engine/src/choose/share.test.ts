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

describe("the changes that each level makes in a machine-made text", () => {
  test("[CONSTANTS-25] of twelve possible changes, each level up to 7 makes more than the level below it, and level 10 makes all", () => {
    const made = madeOf([1, 2, 3, 4, 5, 5, 5, 6, 7, 8, 9, 10]);
    const counts = made.map((of) => of.length);
    for (const level of [2, 3, 4, 5, 6, 7]) expect(counts[level - 1]).toBeGreaterThan(counts[level - 2]!);
    expect(counts[9]).toBeGreaterThan(counts[6]!);
    expect(made[0]).toEqual([1, 2]);
    expect(made[9]).toHaveLength(12);
  });

  test("each level makes all changes of the level below it, and takes changes that need a lower level first", () => {
    const made = madeOf([1, 1, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]);
    for (const level of levels.slice(1)) expect(made[level - 1]).toEqual(expect.arrayContaining(made[level - 2]!));
    expect(made.map((of) => [...of].sort((a, b) => a - b))).toEqual(made);
  });

  test("if a level has too few changes, changes that need up to two levels more are made too, but none that need a higher level", () => {
    const made = madeOf([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(made[1]).toEqual([]);
    expect(made[2]).not.toEqual([]);
    expect(madeOf([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8])[4]).toEqual([]);
  });

  test("at level 1, every change that needs only level 1 is made", () => {
    expect(madeOf([1, 1, 1, 1, 5, 6, 7, 8, 9, 10])[0]).toEqual([1, 1, 1, 1]);
  });
});

test("all changes by rules that belong to the chosen mode are made, and do not count towards the level's share of changes", () => {
  const asked = changesOf([0, 0, 0]);
  expect(withinShare(asked, levelsOf(1, "simple", 0.9))).toHaveLength(3);
});

test("in a human-written text, or one too short for an AI score, exactly the changes up to the chosen level are made", () => {
  expect(madeOf([1, 4, 4, 6, 8], 0.1)[6]).toEqual([1, 4, 4]);
  expect(madeOf([6, 6, 7, 8], null)[6]).toEqual([6, 6, 7]);
});
