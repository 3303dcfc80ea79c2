import { expect, test, vi } from "vitest";
import { createTagger } from "./tagger.ts";

const tag = createTagger();

test("a long run without spaces is read in short pieces, and the words stand where they are", () => {
  const text = `We go ${"5%".repeat(2500)} ${"ab".repeat(2500)} home.`;
  const words = tag(text).flatMap((sentence) => sentence.words);
  // The time of the library grows with the square of a run: it must not see one longer than this.
  expect(Math.max(...words.map((word) => word.text.length))).toBe(200);
  expect(words.every(({ start, end, text: word }) => text.slice(start, end) === word)).toBe(true);
  expect(words.slice(-2).map(({ text: word, start }) => [word, start])).toEqual([
    ["home", text.length - 5],
    [".", text.length - 1],
  ]);
});

test("loading another tagger takes no more than loading the one before", () => {
  const stringify = vi.spyOn(JSON, "stringify");
  const serialized = () => {
    stringify.mockClear();
    createTagger();
    return stringify.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  };
  expect(serialized()).toBe(serialized());
});
