import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { beforeAll, expect, test } from "vitest";
import { measurePro, type ProFigures } from "./measure-pro.ts";
import type { LabelledSentence, ModelAnswers } from "./model-answers.ts";

const first = "The committee met on Tuesday in order to discuss the new library.";
const second = "Members were not able to agree on a date.";
const third = "They will meet again in June to look at the plans.";
const passage = [first, second, third].join(" ");
const text = `# The library\n\n${passage}\n\nGreyport needs it.`;
const start = text.indexOf(passage);
const id = "01.txt#0";

const right: LabelledSentence = { text: "The committee met on Tuesday to discuss the new library.", label: "ok" };
const nuance: LabelledSentence = { text: "Members could not agree on a date.", label: "soft" };
const wrong: LabelledSentence = { text: "They will meet again in ⟦1:June⟧ to approve the plans.", label: "bad" };
const answered = (...sentences: LabelledSentence[]) => [
  { id, answer: sentences.map((one) => one.text).join(" "), sentences },
];
const damage = (k: number, kind: string, where: string, was: string) => {
  const answer = [right.text, nuance.text, "They will meet again in ⟦1:June⟧ to look at the plans."].join(" ");
  return { id, k, kind, answer: answer.replace(was, where), where, was };
};

const answers: ModelAnswers = {
  passages: [
    // Only June was protected then.
    { id, file: "01.txt", start, end: start + passage.length, marked: passage.replace("June", "⟦1:June⟧") },
    {
      id: "01.txt#1",
      file: "01.txt",
      start: start + passage.length + 2,
      end: text.length - 4,
      marked: "Greyport needs",
    },
  ],
  a: answered(right, nuance, wrong),
  b: answered(right),
  damaged: [
    damage(1, "negation", "Members could agree on a date.", "Members could not agree on a date."),
    damage(2, "sense", "to admire the plans", "to look at the plans"),
  ],
};

let figures: ProFigures;
beforeAll(async () => {
  const edited = `${right.text} ${nuance.text} ${third}`;
  const references = [{ name: "01", source: text, a: text.replace(passage, edited), b: text.replace(passage, edited) }];
  figures = await measurePro(createEngine(readModels()), references, answers);
});

test("a passage whose boundaries have changed since the answers were written is counted and left out", () => {
  expect([figures.passages, figures.cutOtherwise]).toEqual([1, 1]);
});

test("words of the model's sentences that reach the result are counted by the sentences' labels, even if other words are marked as protected", () => {
  expect(figures.used.a.reader).toEqual({
    ok: { used: 10, words: 10 },
    soft: { used: 7, words: 7 },
    bad: { used: 0, words: 10 },
  });
  expect(figures.used.b.reader).toEqual({
    ok: { used: 10, words: 10 },
    soft: { used: 0, words: 0 },
    bad: { used: 0, words: 0 },
  });
});

test("damage to numbers, negations and the like never gets through the checks; other damage does if no reader finds it", () => {
  expect(figures.damage.map(({ kind, reaches }) => [kind, reaches.reader, reaches.liar])).toEqual([
    ["negation", false, false],
    ["sense", false, true],
  ]);
  expect(figures.damage[1]!.description).toBe("01.txt#0 2: sense\n  - to look at the plans\n  + to admire the plans");
});

test("SARI is measured for the written answers, the local engine, and Pro with these answers, and is highest for Pro", () => {
  const { answers: raw, lite, pro } = figures.sari;
  expect(pro).toBeGreaterThan(raw);
  expect(pro).toBeGreaterThan(lite);
});

test("Pro uses more tokens than one plain request for each passage, because it asks again and has rewrites compared", () => {
  expect(figures.tokens).toBeGreaterThan(1.5);
  expect(figures.tokens).toBeLessThan(4);
});
