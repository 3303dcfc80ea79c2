import { expect, test } from "vitest";
import { isMarkable, markedSentence } from "./marked-sentence.ts";
import { scriptedRewriting } from "./scripted-rewriting.ts";

const rewriting = scriptedRewriting("one", [
  "They {utilize=>use}(0) it.",
  "We {utilize=>use}(0) {numerous=>many}(1) tools{ here=>}(2).",
  "The {individual=>person}(3) left.",
]);

test("all changes of a sentence are marked, the one to judge with double braces; the sentences around it are shown as rewritten", () => {
  expect(markedSentence({ rewriting, change: rewriting.changes[2]! })).toEqual({
    before: "They use it.",
    marked: "We {utilize=>use} {{numerous=>many}} tools{ here=>}.",
    after: "The person left.",
  });
});

test("all edits of the change to judge are marked with double braces", () => {
  const change = { edits: rewriting.edits.slice(1, 4), sources: [0] };
  const { marked } = markedSentence({ rewriting, change });
  expect(marked).toBe("We {{utilize=>use}} {{numerous=>many}} tools{{ here=>}}.");
});

test("the first sentence of a text is shown without one before it, and the last without one after it", () => {
  expect(markedSentence({ rewriting, change: rewriting.changes[0]! }).before).toBe("");
  expect(markedSentence({ rewriting, change: rewriting.changes[4]! }).after).toBe("");
});

test("line breaks inside a marked sentence are shown as spaces", () => {
  const text = rewriting.text.replace("We utilize", "We\nutilize");
  const { marked } = markedSentence({ rewriting: { ...rewriting, text }, change: rewriting.changes[2]! });
  expect(marked).toBe("We {utilize=>use} {{numerous=>many}} tools{ here=>}.");
});

test("a sentence that itself contains braces or arrows is not drawn", () => {
  expect(isMarkable({ rewriting, change: rewriting.changes[0]! })).toBe(true);
  for (const mark of ["{", "}", "=>"]) {
    const text = rewriting.text.replace("it", mark);
    expect(isMarkable({ rewriting: { ...rewriting, text }, change: rewriting.changes[0]! })).toBe(false);
  }
});
