import { expect, test } from "vitest";
import { createTagger } from "./tagger.ts";

const tag = createTagger();

test("a long run without spaces is read in linear time, and the words stand where they are", () => {
  const text = `We go ${"5%".repeat(25_000)} home.`;
  const startedAt = performance.now();
  const words = tag(text).flatMap((sentence) => sentence.words);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(words.every(({ start, end, text: word }) => text.slice(start, end) === word)).toBe(true);
  expect(words.slice(-2).map(({ text: word, start }) => [word, start])).toEqual([
    ["home", text.length - 5],
    [".", text.length - 1],
  ]);
});
