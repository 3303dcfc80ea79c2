import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { rewrite } from "../rewrite.ts";
import { shareFor } from "./budget.ts";

const text =
  "The old mill on the hill grinds corn for 14 farms in the valley. Its wheel turns all day. Life in the village follows the sound of the wheel. Farmers bring their corn in wooden carts and drink tea by the warm fire.";
const words = (level: number) => rewrite(engine, text, { mode: "shorten", level }).stats.after.words;

test("a higher level asks for more, and never for more than four tenths", () => {
  expect(shareFor(4)).toBeLessThan(shareFor(8));
  expect(shareFor(11)).toBe(0.4);
});

test("a text loses no more than its share asks for, its first sentence stays", () => {
  expect(words(10)).toBeLessThan(words(1));
  expect(words(10)).toBeGreaterThan(0.6 * words(1));
  expect(
    rewrite(engine, text, { mode: "shorten" }).text.startsWith("The old mill on the hill grinds corn for 14"),
  ).toBe(true);
});
