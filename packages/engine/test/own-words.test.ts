import { describe, expect, test } from "vitest";
import {
  alternatives,
  applyEdits,
  composeReport,
  planChunks,
  type Report,
  type RewriteOptions,
  reviewAnswer,
  rewrite,
  rewriteDeeper,
  synonyms,
} from "../src/index.ts";
import { partText } from "../src/pro/part-text.ts";
import { engine } from "./engine.ts";

const own = (report: Report) => report.edits.filter(({ rule }) => rule === "own-replacements");

/** A text in which the engine changes words, and which has "utilise" and "folks". */
const text =
  "Moreover, it is important to note that teams utilise a variety of tools. Utilise them in order to facilitate work.";

test("long lists of words that a text lacks take little time", () => {
  const list = (name: string) => Array.from({ length: 500 }, (_, index) => `${name}${index} and more`);
  const lists = {
    keep: list("keep"),
    never: list("never"),
    replacements: list("from").map((from) => ({ from, to: "to" })),
  };
  const long = `${text} `.repeat(60);
  const timeOf = (options: RewriteOptions) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      rewrite(engine, long, options);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  expect(timeOf(lists)).toBeLessThan(4 * timeOf({}));
}, 60_000);

describe("the user's replacements", () => {
  const replacements = [{ from: "utilise", to: "use" }];

  test("are made wherever the word is, with its capital, and are reported as changes", () => {
    const report = rewrite(engine, text, { replacements });
    expect(own(report).map(({ before, after, reason }) => [before, after, reason])).toEqual([
      ["utilise", "use", "Your replacement."],
      ["Utilise", "Use", "Your replacement."],
    ]);
    expect(report.integrity).toEqual({ ok: true, problems: [] });
    expect(applyEdits(text, report.edits)).toBe(report.text);
    expect(report.text).not.toMatch(/utilise/i);
    expect(report.kept.some(({ kind }) => kind === "word")).toBe(false);
    expect(report.sentences.map(({ writer }) => writer)).toEqual(["lite", "lite"]);
  });

  test("are made together with all other changes", () => {
    const without = rewrite(engine, text, { keep: ["utilise"] });
    const report = rewrite(engine, text, { replacements });
    expect(report.edits.filter(({ rule }) => rule !== "own-replacements")).toEqual(without.edits);
    expect(without.edits.length).toBeGreaterThan(0);
  });

  test.each<[title: string, source: string, expected: string, options: RewriteOptions]>([
    ["upper case is carried over", "We UTILISE it.", "We USE it.", { replacements }],
    [
      "capitals of the replacement stay as they are",
      "Phones from York are here. The York office is too.",
      "iPads from Leeds are here. The Leeds office is too.",
      {
        replacements: [
          { from: "York", to: "Leeds" },
          { from: "phones", to: "iPads" },
        ],
      },
    ],
    [
      "an apostrophe matches one of the other kind",
      "We don’t go there.",
      "We never go there.",
      {
        replacements: [{ from: "don't", to: "never" }],
      },
    ],
    [
      "a phrase is replaced over a line end",
      "They reach\nout today.",
      "They write today.",
      {
        replacements: [{ from: "reach out", to: "write" }],
      },
    ],
    [
      "an article is corrected",
      "It is a utility here.",
      "It is an aid here.",
      {
        replacements: [{ from: "utility", to: "aid" }],
      },
    ],
    [
      "an article that fits stays",
      "It is a utility here.",
      "It is a tool here.",
      {
        replacements: [{ from: "utility", to: "tool" }],
      },
    ],
    [
      "an inflected form stays",
      "She gathered it.",
      "She gathered it.",
      { replacements: [{ from: "gather", to: "take" }] },
    ],
    ["part of a word stays", "The reutilise plan.", "The reutilise plan.", { replacements }],
    ["a quotation stays", "He said “utilise it” twice.", "He said “utilise it” twice.", { replacements }],
    ["code stays", "Call `utilise` now.", "Call `utilise` now.", { replacements }],
    ["a word to keep stays", "We utilise it.", "We utilise it.", { replacements, keep: ["Utilise"] }],
    ["a longer phrase to keep stays", "We utilise it.", "We utilise it.", { replacements, keep: ["utilise it"] }],
    [
      "an empty word replaces nothing",
      "We utilise it.",
      "We utilise it.",
      {
        replacements: [{ from: "utilise", to: " " }],
      },
    ],
  ])("are made by the rule that %s", (_, source, expected, options) => {
    expect(rewrite(engine, source, { level: 1, ...options }).text).toBe(expected);
  });

  test("are made in a text in which the engine changes nothing else", () => {
    const report = rewrite(engine, "We utilise ropes.", { replacements, level: 1 });
    expect(report.text).toBe("We use ropes.");
    expect(report.stats.changed).toBeGreaterThan(0);
  });

  test("prevent any change that would add the word to be replaced", () => {
    const source = "In order to win, they train.";
    const plain = rewrite(engine, source);
    expect(plain.text).toBe("To win, they train.");
    expect(rewrite(engine, source, { replacements: [{ from: "to win", to: "to gain" }] }).text).not.toMatch(/^To win/);
  });

  test("are made in a deeper rewrite", () => {
    const report = rewriteDeeper(engine, text, { replacements });
    expect(own(report)).toHaveLength(2);
    expect(report.integrity.ok).toBe(true);
  });

  test("are made in alternatives", () => {
    const found = alternatives(engine, "Moreover, teams utilise a variety of tools.", { replacements });
    expect(found.length).toBeGreaterThan(0);
    for (const sentence of found) expect(sentence).toMatch(/\buse\b/);
  });

  test("are made in what a language model writes, and in each part as it arrives", () => {
    const plan = planChunks(engine, text, { replacements });
    expect(plan.chunks[0]!.slots.map(({ mark }) => mark).join()).toContain("utilise");
    const [first, second] = plan.chunks[0]!.slots.map(({ mark }) => mark);
    const answer = `Teams ${first} many tools. ${second} them to make work easier.`;
    const { beads } = reviewAnswer(engine, { text, chunk: plan.chunks[0]!, answer, options: { replacements } });
    const choices = [beads.map(({ start, end, edits }) => ({ start, end, edits, checked: "rules" as const }))];
    const report = composeReport({ text, plan, choices });
    expect(own(report)).toHaveLength(2);
    expect(report.integrity.ok).toBe(true);
    expect(partText(text, plan, 0, choices)).toBe(report.text);
    expect(composeReport({ text, plan, choices: ["lite"] })).toEqual(rewrite(engine, text, { replacements }));
  });
});

describe("words that the user never wants", () => {
  const source = "They utilize this approach in order to facilitate collaboration.";

  test("are added by no change, and another wording is taken instead", () => {
    expect(rewrite(engine, source).text).toMatch(/\buse\b/);
    const report = rewrite(engine, source, { never: ["use"] });
    expect(report.text).not.toMatch(/\bus(?:e|es|ed|ing)\b/);
    expect(report.text).not.toBe(source);
  });

  test("stay where the user's own text has them", () => {
    expect(rewrite(engine, "We use it.", { never: ["use"] }).text).toBe("We use it.");
  });

  test("are in no alternative to a sentence and are offered as no synonym", () => {
    const all = [
      ...alternatives(engine, source, { never: ["use"] }),
      ...synonyms(engine, source, { never: ["use"] }).map(({ text }) => text),
    ];
    expect(all.length).toBeGreaterThan(0);
    for (const sentence of all) expect(sentence).not.toMatch(/\bus(?:e|es|ed|ing)\b/);
  });

  test("make a language model's sentence refused, with the reason", () => {
    const [chunk] = planChunks(engine, source).chunks;
    const answer = "They use this approach to make collaboration easier.";
    const review = (options: RewriteOptions) => reviewAnswer(engine, { text: source, chunk: chunk!, answer, options });
    expect(review({}).beads[0]!.problems).toEqual([]);
    expect(review({ never: ["use"] }).beads[0]!.problems).toEqual([
      { code: "barred_word", message: "Do not use “use”." },
    ]);
  });

  test("are not added even if they would form an unwanted phrase only together with the words around them", () => {
    const report = rewrite(engine, "We did it in order to win.", { never: ["it to win"] });
    expect(report.text).toBe("We did it in order to win.");
  });
});

test("empty lists of words to keep, to replace and never to add have no effect on a rewrite", () => {
  expect(rewrite(engine, text, { keep: [], replacements: [], never: [] })).toEqual(rewrite(engine, text));
});

test("words to keep are left by alternatives and synonyms", () => {
  const sentence = "Moreover, teams utilize a variety of tools.";
  for (const other of alternatives(engine, sentence, { keep: ["utilize"] })) expect(other).toContain("utilize");
  expect(synonyms(engine, sentence).some(({ start }) => sentence.startsWith("utilize", start))).toBe(true);
  expect(
    synonyms(engine, sentence, { keep: ["utilize"] }).some(({ start }) => sentence.startsWith("utilize", start)),
  ).toBe(false);
});
