import { expect, test } from "vitest";
import { damages } from "./damage.ts";

const text = `${"The quick brown foxes jumped over several sleeping dogs yesterday. ".repeat(20)}\n\nThen they left.`;

test("each damage changes the text in the same way each time", () => {
  for (const { name, damage } of damages.slice(1)) {
    expect(damage(text), name).not.toBe(text);
    expect(damage(text), name).toBe(damage(text));
  }
});

test("the first is no damage, to compare with", () => {
  expect(damages[0]!.damage(text)).toBe(text);
});
