import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Sentence } from "../document/document.ts";
import { clauseAround, clausesOf, mainClauseOf, sharedSubject } from "./clauses.ts";

const { tag } = engine;

function read(text: string): Sentence {
  return tag(text)[0]!;
}

function textOf({ words }: Sentence, { from, to }: { from: number; to: number }): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(" ");
}

test("each clause of a sentence has its kind, tense, subject and marker", () => {
  const sentence = read("The dam broke because the town had repaired the wall that leaked.");
  const { words } = sentence;
  const found = clausesOf(sentence).map(({ kind, tense, subject, marker }) => [
    kind,
    tense,
    words[subject!]?.text,
    words[marker ?? -1]?.text,
  ]);
  expect(found).toEqual([
    ["main", "past", "dam", undefined],
    ["adverbial", "past", "town", "because"],
    ["relative", "past", "that", "that"],
  ]);
});

test("in a clause with “is” or “was”, that word is the verb, and “not” makes the clause negated", () => {
  const sentence = read("The old bridge was not safe.");
  const main = mainClauseOf(sentence)!;
  expect(sentence.words[main.verb]!.text).toBe("was");
  expect(sentence.words[main.predicate]!.text).toBe("safe");
  expect(main).toMatchObject({ tense: "past", negated: true, passive: false });
});

test("a clause without a subject that is joined to another shares the subject of that clause", () => {
  const sentence = read("The council bought the field and will sell the barn.");
  const joined = clausesOf(sentence).find(({ kind }) => kind === "conjunct")!;
  expect(joined.tense).toBe("modal");
  expect(sentence.words[sharedSubject(sentence, joined)!]!.text).toBe("council");
});

test("a participle behind a comma is an adverbial clause without a tense", () => {
  const sentence = read("The rain fell for days, flooding the lower streets.");
  const tail = clausesOf(sentence).find(({ tense }) => tense === "none")!;
  expect(tail.kind).toBe("adverbial");
  expect(textOf(sentence, tail)).toContain("flooding the lower streets");
});

test("the clause around a word is the innermost one that the word is in", () => {
  const sentence = read("She knew that the old mill burned.");
  const mill = sentence.words.findIndex(({ text }) => text === "mill");
  expect(clauseAround(sentence, mill)!.kind).toBe("complement");
});

test("a heading without a verb has no main clause", () => {
  expect(mainClauseOf(read("The old mill by the river"))).toBeUndefined();
});
