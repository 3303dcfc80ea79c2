import { expect, test } from "vitest";
import { chooseWording } from "../src/choose/wording.ts";
import type { Rule } from "../src/rules/rule.ts";
import { engine } from "./engine.ts";
import { noCollocations, noPreference } from "./no-preference.ts";

const { tag } = engine;
const rule: Rule = { id: "r", summary: "", stage: "wording", level: 6, propose: () => [] };

/** Returns the wording chosen for `word` in the sentence; undefined if all are refused. */
function choose(text: string, word: string, wordings: readonly string[], seed = 1) {
  const start = text.indexOf(word);
  const [parts, ...others] = wordings.map((after) => [{ start, end: start + word.length, after }]);
  const proposal = { parts: parts!, others };
  const [part] = chooseWording(engine, text, tag(text)[0]!, rule, proposal, "standard", seed) ?? [];
  return part?.after;
}

test("a wording that fits the sentence worse than the original is refused", () => {
  expect(choose("The results depend on the weather.", "on", ["of"])).toBeUndefined();
  expect(choose("They are responsible for the plan.", "for", ["of"])).toBeUndefined();
  expect(choose("It would be beneficial to view them together.", "beneficial to", ["good for"])).toBeUndefined();
});

test("a plainer wording that fits the sentence is accepted", () => {
  expect(choose("They utilize the data to plan routes.", "utilize", ["use"])).toBe("use");
  expect(choose("They met in order to discuss the plan.", "in order to", ["to"])).toBe("to");
  expect(choose("Numerous people came to the fair.", "Numerous", ["Many"])).toBe("Many");
  expect(choose("It took a significant amount of time.", "a significant amount of", ["a lot of"])).toBe("a lot of");
});

test("a wording is accepted although the article before it has to be corrected", () => {
  expect(choose("It is an essential part of the plan.", "essential", ["key"])).toBe("key");
});

test("of several wordings the one that reads best is chosen, whatever the seed", () => {
  for (const seed of [1, 2, 3, 4, 5])
    expect(choose("They rely upon the help of others.", "upon", ["of", "on"], seed)).toBe("on");
});

test("the seed decides between wordings that read about equally well", () => {
  const text = "They rely upon the help of others.";
  const start = text.indexOf("upon");
  const wordings = ["on", "with"].map((after) => [{ start, end: start + 4, after }]);
  const proposal = { parts: wordings[0]!, others: [wordings[1]!] };
  const indifferent = { ...engine, languageModel: noPreference, collocations: noCollocations };
  const chosen = [1, 2, 3, 4, 5, 6].map((seed) =>
    chooseWording(indifferent, text, tag(text)[0]!, rule, proposal, "standard", seed),
  );
  expect(new Set(chosen).size).toBe(2);
});
