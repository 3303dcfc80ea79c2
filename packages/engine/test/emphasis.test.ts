import { expect, test } from "vitest";
import { rewrite } from "../src/rewrite.ts";
import { engine } from "./engine.ts";

/** Sentences that are cut before words in bold, in italics or in a link. */

test.each([
  [
    "the mark before it",
    "It rained. **Furthermore, they waited.** So it went.",
    "It rained. **They also waited.** So it went.",
  ],
  [
    "the bracket of its link",
    "[Additionally, water is cheap.](https://a.org)",
    "[Water is also cheap.](https://a.org)",
  ],
  ["the mark after it", "It rained. Moreover, **the roads** are dry.", "It rained. **The roads** are also dry."],
  [
    "a link after it",
    "It rained. In addition, [the roads](https://a.org) are dry.",
    "It rained. [The roads](https://a.org) are also dry.",
  ],
])(
  "an opening word is deleted with the space behind it, and the next word gets a capital, at %s",
  (_, before, after) => {
    expect(rewrite(engine, before, {}).text).toBe(after);
  },
);

test("deleting an opening word and the new capital behind a Markdown mark form one group of edits", () => {
  const { edits } = rewrite(engine, "It rained. Moreover, **if it rains,** the field floods.", {});
  expect(edits.map(({ before, after }) => [before, after])).toEqual([
    ["Moreover, ", ""],
    ["if", "If"],
  ]);
  expect(new Set(edits.map(({ group }) => group)).size).toBe(1);
  expect(edits[0]!.group).toBeDefined();
  expect(edits[1]!.reason).toBe(edits[0]!.reason);
});

test("an opening phrase in bold stays, because deleting it would leave empty bold marks", () => {
  const text = "It rained. **In addition,** they slept.";
  expect(rewrite(engine, text, {}).text).toBe(text);
});
