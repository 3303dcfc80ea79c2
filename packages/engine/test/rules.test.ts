import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { survey } from "../src/alternatives/openings.ts";
import { say } from "../src/alternatives/say.ts";
import { modeProfiles } from "../src/choose/modes.ts";
import { rulesOf, type Style } from "../src/choose/strength.ts";
import { toneProfiles } from "../src/choose/tones.ts";
import { createEngine, modes, rewrite, spellings, tones } from "../src/index.ts";
import { paraphrases, rules } from "../src/rules/list.ts";
import type { Rule } from "../src/rules/rule.ts";
import type { Entry } from "../src/rules/table.ts";
import { wordingRules } from "../src/rules/wording/list.ts";
import { checkLaws } from "./check-laws.ts";
import { noPreference } from "./no-preference.ts";

/** Every way in which a rule may be asked for: by a mode, by a tone, by a spelling. */
const styles: readonly Style[] = [
  ...modes.map((mode) => ({ mode })),
  ...tones.map((tone) => ({ mode: "standard", tone }) as const),
  ...spellings.map((spelling) => ({ mode: "standard", spelling }) as const),
];

const engine = { ...createEngine(readModels()), languageModel: noPreference };

/** What a paraphrase makes of a text: unlike other rules it may take a name along to another place. */
function waysToSay(rule: Rule, text: string): (string | undefined)[] {
  const found = survey(engine, text, [rule], "standard", 1);
  return found.openings.map((opening) => say(found, [opening]));
}

describe.each([...rules, ...paraphrases].map((rule) => ({ id: rule.id, rule })))("$id", ({ rule }) => {
  const { mode: firstMode, ...style } = styles.find((style) => rulesOf([rule], style).length > 0) ?? styles[0]!;

  test.each(rule.examples.map((example) => ({ ...example })))("$before", ({ before, after, mode = firstMode }) => {
    const report = rewrite({ ...engine, rules: [rule] }, before, { ...style, mode, level: 10 });
    const moved = report.text === before && paraphrases.includes(rule) ? waysToSay(rule, before)[0] : undefined;
    expect(moved ?? report.text).toBe(after);
    checkLaws(before, report);
  });

  test("has changes and near misses", () => {
    expect(rule.examples.some(({ before, after }) => before !== after)).toBe(true);
    expect(rule.examples.some(({ before, after }) => before === after)).toBe(true);
  });
});

test("rules have ids of their own, and modes name only rules that exist", () => {
  const ids = rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const profile of Object.values(modeProfiles))
    for (const id of [...profile.with, ...profile.without]) expect(ids).toContain(id);
  for (const profile of Object.values(toneProfiles)) for (const id of profile.with) expect(ids).toContain(id);
});

test("no two entries look for the same words without a condition that tells them apart", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const rule of wordingRules) {
    if (!("entries" in rule)) continue;
    for (const { match, when } of rule.entries as readonly Entry[]) {
      if (when) continue;
      const before = seen.get(match);
      if (before) twice.push(`${match}: ${before}, ${rule.id}`);
      seen.set(match, rule.id);
    }
  }
  expect(twice).toEqual([]);
});
