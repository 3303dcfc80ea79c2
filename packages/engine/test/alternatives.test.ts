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

describe.each(sentences)("%s", (sentence) => {
  test.each(modes)("%s: at least one, all different, none the original", (mode) => {
    const found = alternatives(engine, sentence, { mode });
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(new Set([sentence, ...found]).size).toBe(found.length + 1);
  });

  test("are the same for the same seed", () => {
    expect(alternatives(engine, sentence, { seed: 3 })).toEqual(alternatives(engine, sentence, { seed: 3 }));
  });
});

test("the best comes first: what a rewrite would say", () => {
  const [first = ""] = alternatives(engine, sentences[1]!);
  expect(first).not.toMatch(/moreover|numerous/i);
});

test.each([
  ["The shop bakes bread every day and sells cakes at the market.", /every day\. It also sells/],
  ["The tests show that the new plan works well in the town.", /^As the tests show, the new plan/],
  ["It is important to plan the trip with care.", /^Planning the trip with care is important/],
])("%s: one of another construction", (sentence, construction) => {
  expect(alternatives(engine, sentence).some((text) => construction.test(text))).toBe(true);
});

test("what a rewrite took out does not come back", () => {
  const found = alternatives(
    engine,
    "Moreover, they utilize the old mill to facilitate trade, and they need more men.",
  );
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).not.toMatch(/moreover|utiliz|facilitat/i);
});

test("several sentences are treated as one", () => {
  const both = `${sentences[2]} ${sentences[0]}`;
  const found = alternatives(engine, both);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const text of found) expect(text).toMatch(/water/);
});

test("formal alternatives have no contraction", () => {
  for (const text of alternatives(engine, "It's hard to see why they don't often buy land.", { mode: "formal" }))
    expect(text).not.toMatch(/['’](?:s|t)\b/);
});

test.each([
  "",
  "   ",
  "`npm run build`",
  "“I often buy large houses,” he said.",
  "Das Haus ist alt und der Garten ist groß, aber wir mögen ihn sehr.",
])("nothing for %j", (text) => {
  const found = alternatives(engine, text);
  for (const other of found) expect(other).toContain("“I often buy large houses,”");
  if (!text.includes("“")) expect(found).toEqual([]);
});

test("protected words stay in every alternative", () => {
  const sentence = "In 2019, Anna Berg often used `make all` to build a large number of 12 MB files (see Table 3).";
  for (const text of alternatives(engine, sentence))
    for (const kept of ["2019", "Anna Berg", "`make all`", "12 MB", "Table 3"]) expect(text).toContain(kept);
});

test("a name may stand elsewhere but stays as it is", () => {
  const found = alternatives(engine, "They sold the old barn to Anna Berg and Carl Holm on Friday.");
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) for (const name of ["Anna Berg", "Carl Holm", "Friday"]) expect(text).toContain(name);
});

test("a twin of a twin is no way to say a word", () => {
  for (const text of alternatives(engine, "He traveled extensively, and the problems were immense."))
    expect(text).not.toMatch(/commonly|wonderful/);
});

describe("what holds of every alternative", () => {
  const own = [
    "The report, a long list of risks, was written by two nurses who live in the town.",
    "We use the lamp to read, and they never sell it without a permit.",
    "Only about 9% of the farmers must sell their land, but most of them can keep the house.",
    "“It is late,” the man said, his hands shaking in the cold.",
    "In some towns, the shops also sell clean water, fresh bread, and cold milk.",
    "They are thought to be moved by heat, making the old house unsafe.",
    "It's clear that you can't build a school, a barn, and a road in one year.",
  ];
  test.each(own)("%s", (sentence) => {
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

  test.each([1, 2, 3, 4])("seed %d: the same again, and all different", (seed) => {
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
  "a long input of %s is answered: a search that grows with its square would run into the test's time limit",
  (_, text) => {
    expect(alternatives(engine, text).length).toBeLessThanOrEqual(5);
  },
);

describe("synonyms", () => {
  const stiff = "Furthermore, Ann Berg had to commence a “crucial task” prior to dawn, an important and crucial step.";
  const found = synonyms(engine, stiff);

  test("each wording has its position in the new sentence, and differs from the others", () => {
    expect(found.length).toBeGreaterThan(3);
    for (const { start, end, after, text } of found) {
      expect(text).not.toBe(stiff);
      expect(text.slice(start).startsWith(after)).toBe(true);
      expect(text.endsWith(stiff.slice(end))).toBe(true);
    }
    expect(found.map(({ text }) => text)).toEqual([...new Set(found.map(({ text }) => text))]);
  });

  test("[PAGES-93] a word in a quotation has none, and the article before one is the right one", () => {
    for (const { text } of found) expect(text).toContain("“crucial task”");
    const article = synonyms(engine, "It was a crucial step for the town.").map(({ text }) => text);
    expect(article).toContain("It was a key step for the town.");
    for (const text of article) expect(text).not.toMatch(/\ba [aeiou]|\ban [^aeiou]/);
  });

  test("a style has its own words, and what is already plain has few", () => {
    const plain = rewrite(engine, stiff).text;
    expect(synonyms(engine, plain).length).toBeLessThan(found.length);
    expect(synonyms(engine, "We need help.", { mode: "academic" })).not.toEqual(synonyms(engine, "We need help."));
  });

  test("a text that is not English, and an empty one, have none", () => {
    for (const text of ["", "Der Rat hat die Brücke repariert, und alle waren froh."])
      expect(synonyms(engine, text)).toEqual([]);
  });
});
