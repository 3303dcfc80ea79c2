import { expect, test } from "vitest";
import { page } from "./page.ts";

const treebank = {
  name: "a-test",
  sentences: 1200,
  words: 21_000,
  ownWords: { upos: 0.96, lemmas: 0.98, uas: 0.85, las: 0.83 },
  rawText: { tokens: 0.99, sentences: 0.8, upos: 0.95, lemmas: 0.97, uas: 0.81, las: 0.79 },
  margins: { lowestFifth: 0.6, others: 0.9 },
};
const kind = (name: "grammar" | "meaning" | "clumsy", made: number, madeWhole: number) => {
  return { kind: name, found: 20, made, madeWhole, quotes: [] };
};
const text = page(
  {
    engines: [{ name: "Lite" }],
    readings: { seen: 700, kinds: [kind("grammar", 1, 0), kind("meaning", 8, 7), kind("clumsy", 12, 12)] },
    syntax: { treebanks: [treebank], speed: { tagging: 150_000, taggingAndParsing: 19_000, longOverShort: 1.234 } },
  },
  "# Figures",
  false,
);

test("the page compares the parser's figures with their goals, and has a section on raw text, speed and margins", () => {
  expect(text).toMatch(/^\| Parser, own words of a-test: UAS +\| at least 85\.5 % +\| +85\.0 % \| \*\*no\*\* \|$/m);
  expect(text).toMatch(
    /^\| Parser: time of 500 words, one sentence over ten +\| at most 1\.50 +\| +1\.23 \| yes +\|$/m,
  );
  expect(text).toContain("a-test (1,200 sentences, 21,000 words)");
  expect(text).toMatch(
    /^\| a-test, from raw text \(F1\) \| 99\.0 % \| +80\.0 % \| 95\.0 % \| 97\.0 % \| 81\.0 % \| 79\.0 % \|$/m,
  );
  expect(text).toContain("One core tags 150,000 words a second, and tags and parses 19,000.");
  expect(text).toMatch(/^\| a-test \| +60\.0 % \| +90\.0 % \|$/m);
});

test("the page compares the number of wrong changes still made with its goal, and has a table of them by kind", () => {
  expect(text).toMatch(
    /^\| Wrong changes still made, grammar and meaning \(of 40\) +\| at most 10 +\| +9 \| yes +\|$/m,
  );
  expect(text).toMatch(/^\| Wrong changes still made, grammar \(of 20\) +\| 0 +\| +1 \| \*\*no\*\* \|$/m);
  expect(text).toMatch(/^\| meaning +\| +20 \| +8 \| +7 \|$/m);
});
