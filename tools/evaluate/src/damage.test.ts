import { expect, test } from "vitest";
import { damages } from "./damage.ts";

const text = `${"The quick brown foxes jumped over several sleeping dogs yesterday. ".repeat(20)}\n\nThen they left.`;

test("each kind of damage changes a text in the same way every time", () => {
  for (const { name, damage } of damages.slice(1)) {
    expect(damage(text), name).not.toBe(text);
    expect(damage(text), name).toBe(damage(text));
  }
});

test("the first kind of damage leaves the text unchanged, for comparison", () => {
  expect(damages[0]!.damage(text)).toBe(text);
});
