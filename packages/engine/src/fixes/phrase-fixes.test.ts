import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { rewrite } from "../rewrite.ts";
import { phraseFixes } from "./phrase-fixes.ts";

const sentence = "In order to win, the team must utilize every drill that it has.";

test("each stock phrase gets a sentence in which only that phrase is replaced", () => {
  const fixes = phraseFixes(engine, sentence, { mode: "standard" });
  expect(fixes.map(({ start, end }) => sentence.slice(start, end))).toEqual(["In order to", "utilize"]);
  expect(fixes.map(({ fixed }) => fixed)).toEqual([
    "To win, the team must utilize every drill that it has.",
    "In order to win, the team must use every drill that it has.",
  ]);
});

test("[PAGES-99] a stock phrase that a rewrite at level 1 leaves gets a fix if a higher level replaces it", () => {
  const text = "The museum offers a comprehensive overview of local history.";
  const low = rewrite(engine, text, { level: 1 }).text;
  expect(low).toContain("comprehensive");
  const [fix] = phraseFixes(engine, low, { mode: "standard" });
  expect(fix!.fixed).not.toContain("comprehensive");
});

test("[PAGES-99] a phrase that the chosen mode keeps gets the fix of the mode Standard if Standard replaces it", () => {
  const text = "In order to reduce latency, the gateway uses a cache.";
  expect(rewrite(engine, text, { mode: "academic", level: 10 }).text).toContain("In order to");
  const [fix] = phraseFixes(engine, text, { mode: "academic" });
  expect(fix!.fixed).toBe("To reduce latency, the gateway uses a cache.");
});

test.each([
  ["a word to keep", "The team must utilize every drill that it has.", ["utilize"], "kept_by_you"],
  ["a phrase in a quotation", "The coach said “utilize every drill” before the game began.", [], "protected"],
  ["a phrase without a wording", "They gave the paramount prize to the people of the town.", [], "no_wording"],
])("[CALLS-5] %s gets, in place of a fix, the reason why there is none", (_, text, keep, why) => {
  expect(phraseFixes(engine, text, { keep })).toMatchObject([{ fixed: null, why }]);
});

test("a sentence without stock phrases gets no fixes", () => {
  expect(phraseFixes(engine, "The team must train.", {})).toEqual([]);
});
