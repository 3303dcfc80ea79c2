import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { rulesOf, type Style } from "../src/choose/strength.ts";
import { createEngine, type Mode, modes, rewrite, spellings } from "../src/index.ts";
import { checkLaws } from "./check-laws.ts";
import { readLexicon } from "./lexicon-files.ts";
import { noCollocations, noPreference } from "./no-preference.ts";
import { waysToSay } from "./ways-to-say.ts";

/** Every setting that a rule may run for: each mode at its full strength, and each spelling. */
const styles: readonly Style[] = [
  ...modes.filter((mode) => mode !== "free").map((mode) => ({ mode })),
  ...spellings.map((spelling) => ({ mode: "standard", spelling }) as const),
];

const engine = { ...createEngine(readModels()), languageModel: noPreference, collocations: noCollocations };

const { paraphrases } = engine;
const all = readLexicon().examplesOfRules;
/** The rules that have no entries in the lexicon; rules with entries are tested together with the lexicon. */
const logic = engine.all.filter(({ finders }) => finders === undefined);

describe.each(logic.map((rule) => ({ id: rule.id, rule })))("the rule $id", ({ rule }) => {
  const { mode: firstMode, ...style } = styles.find((style) => rulesOf([rule], style).length > 0) ?? styles[0]!;

  const examples = all.filter((example) => example.rule === rule.id);

  test.each(examples.map((example) => ({ ...example })))(
    "does what its example says for: $before",
    ({ before, after, mode = firstMode }) => {
      const report = rewrite({ ...engine, rules: [rule] }, before, { ...style, mode: mode as Mode, level: 10 });
      const moved =
        report.text === before && paraphrases.includes(rule) ? waysToSay(engine, rule, before)[0] : undefined;
      expect(moved ?? report.text).toBe(after);
      checkLaws(before, report);
    },
  );

  test("[MESSAGES-70] has examples of changed sentences and of sentences that stay unchanged", () => {
    expect(examples.some(({ before, after }) => before !== after)).toBe(true);
    expect(examples.some(({ before, after }) => before === after)).toBe(true);
  });
});

test("each rule has a different id", () => {
  const ids = engine.all.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every example belongs to a rule", () => {
  const ids = new Set(logic.map(({ id }) => id));
  expect(all.filter(({ rule }) => !ids.has(rule))).toEqual([]);
});
