import { describe, expect, test } from "vitest";
import { alternatives, modes, rewrite, synonyms } from "../src/index.ts";
import { grammarProblems } from "../src/verify/grammar.ts";
import { markerProblems } from "../src/verify/markers.ts";
import { engine } from "./engine.ts";

const sentences = [
  "The new rules protect small farms, and they often help people who want to buy land.",
  "Moreover, the tool provides a comprehensive overview of the numerous risks that farmers face.",
  "If the large pump fails at night, the cellar frequently fills with water.",
  "However, the council will build a large school because the old one is difficult to heat.",
];

describe.each(sentences)("the alternatives to “%s”", (sentence) => {
  test.each(modes)("in %s mode are one or more, all different, and never the original", (mode) => {
    const found = alternatives(engine, sentence, { mode });
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(new Set([sentence, ...found]).size).toBe(found.length + 1);
  });

  test("are the same for the same seed", () => {
    expect(alternatives(engine, sentence, { seed: 3 })).toEqual(alternatives(engine, sentence, { seed: 3 }));
  });
});

test("the first alternative contains none of the stock words that a rewrite replaces", () => {
  const [first = ""] = alternatives(engine, sentences[1]!);
  expect(first).not.toMatch(/moreover|numerous/i);
});

test.each([
  ["The shop bakes bread every day and sells cakes at the market.", /every day\. It also sells/],
  ["The tests show that the new plan works well in the town.", /^As the tests show, the new plan/],
  ["It is important to plan the trip with care.", /^Planning the trip with care is important/],
])("“%s” has an alternative with another construction", (sentence, construction) => {
  expect(alternatives(engine, sentence).some((text) => construction.test(text))).toBe(true);
});

test("words that a rewrite removes do not return in alternatives", () => {
  const found = alternatives(
    engine,
    "Moreover, they utilize the old mill to facilitate trade, and they need more men.",
  );
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).not.toMatch(/moreover|utiliz|facilitat/i);
});

test("alternatives to a text of several sentences are alternatives to the whole text", () => {
  const both = `${sentences[2]} ${sentences[0]}`;
  const found = alternatives(engine, both);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const text of found) expect(text).toMatch(/water/);
});

test("alternatives in formal mode have no contractions", () => {
  for (const text of alternatives(engine, "It's hard to see why they don't often buy land.", { mode: "formal" }))
    expect(text).not.toMatch(/['’](?:s|t)\b/);
});

test.each([
  "",
  "   ",
  "`npm run build`",
  "“I often buy large houses,” he said.",
  "Das Haus ist alt und der Garten ist groß, aber wir mögen ihn sehr.",
])("%j gets no alternatives", (text) => {
  const found = alternatives(engine, text);
  for (const other of found) expect(other).toContain("“I often buy large houses,”");
  if (!text.includes("“")) expect(found).toEqual([]);
});

test("protected words are in every alternative", () => {
  const sentence = "In 2019, Anna Berg often used `make all` to build a large number of 12 MB files (see Table 3).";
  for (const text of alternatives(engine, sentence))
    for (const kept of ["2019", "Anna Berg", "`make all`", "12 MB", "Table 3"]) expect(text).toContain(kept);
});

test("a name may change its place in an alternative but not its form", () => {
  const found = alternatives(engine, "They sold the old barn to Anna Berg and Carl Holm on Friday.");
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) for (const name of ["Anna Berg", "Carl Holm", "Friday"]) expect(text).toContain(name);
});

test("alternatives replace no word by a synonym of its synonym", () => {
  for (const text of alternatives(engine, "He traveled extensively, and the problems were immense."))
    expect(text).not.toMatch(/commonly|wonderful/);
});

describe("the alternatives to any text", () => {
  const own = [
    "The report, a long list of risks, was written by two nurses who live in the town.",
    "We use the lamp to read, and they never sell it without a permit.",
    "Only about 9% of the farmers must sell their land, but most of them can keep the house.",
    "“It is late,” the man said, his hands shaking in the cold.",
    "In some towns, the shops also sell clean water, fresh bread, and cold milk.",
    "They are thought to be moved by heat, making the old house unsafe.",
    "It's clear that you can't build a school, a barn, and a road in one year.",
  ];
  test.each(own)("differ from each other and keep words of negation and quantity: %s", (sentence) => {
    for (const mode of modes) {
      const found = alternatives(engine, sentence, { mode });
      const bare = [sentence, ...found].map((text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" "));
      expect(new Set(bare).size).toBe(bare.length);
      for (const text of found) {
        expect(markerProblems(sentence, text)).toEqual([]);
        expect(grammarProblems(sentence, text)).toEqual([]);
        expect(text).toMatch(/^[“\p{Lu}].*\.$/u);
        for (const number of sentence.match(/\d+%?/g) ?? []) expect(text).toContain(number);
        for (const said of sentence.match(/“.*”/g) ?? []) expect(text).toContain(said);
      }
    }
  });

  test.each([1, 2, 3, 4])("are the same in a second call, and all different, with seed %d", (seed) => {
    for (const sentence of own) {
      const found = alternatives(engine, sentence, { seed });
      expect(alternatives(engine, sentence, { seed })).toEqual(found);
      expect(new Set([sentence, ...found]).size).toBe(found.length + 1);
    }
  });
});

test.each([
  ["marks", "a, b; ".repeat(4000)],
  ["one word", "and ".repeat(5000)],
  ["many sentences", "The old shop often sells bread and cakes, but they need a large house. ".repeat(60)],
])(
  "alternatives for a long text of %s are found in linear time, since quadratic time would exceed the test's limit",
  (_, text) => {
    expect(alternatives(engine, text).length).toBeLessThanOrEqual(5);
  },
);

describe("synonyms for the words of a sentence", () => {
  const stiff = "Furthermore, Ann Berg had to commence a “crucial task” prior to dawn, an important and crucial step.";
  const found = synonyms(engine, stiff);

  test("have their position in the new sentence and differ from each other", () => {
    expect(found.length).toBeGreaterThan(3);
    for (const { start, end, after, text } of found) {
      expect(text).not.toBe(stiff);
      expect(text.slice(start).startsWith(after)).toBe(true);
      expect(text.endsWith(stiff.slice(end))).toBe(true);
    }
    expect(found.map(({ text }) => text)).toEqual([...new Set(found.map(({ text }) => text))]);
  });

  test("[PAGES-93] leave quotations alone and correct the article before a word", () => {
    for (const { text } of found) expect(text).toContain("“crucial task”");
    const article = synonyms(engine, "It was a crucial step for the town.").map(({ text }) => text);
    expect(article).toContain("It was a key step for the town.");
    for (const text of article) expect(text).not.toMatch(/\ba [aeiou]|\ban [^aeiou]/);
  });

  test("include words of the chosen mode, and are few for plain words", () => {
    const plain = rewrite(engine, stiff).text;
    expect(synonyms(engine, plain).length).toBeLessThan(found.length);
    expect(synonyms(engine, "We need help.", { mode: "academic" })).not.toEqual(synonyms(engine, "We need help."));
  });

  test("are none for an empty text or one that is not English", () => {
    for (const text of ["", "Der Rat hat die Brücke repariert, und alle waren froh."])
      expect(synonyms(engine, text)).toEqual([]);
  });
});
