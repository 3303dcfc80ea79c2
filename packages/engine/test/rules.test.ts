import { describe, expect, test } from "vitest";
import { modeProfiles } from "../src/choose/modes.ts";
import { rulesOf } from "../src/choose/strength.ts";
import { createEngine, modes, rewrite } from "../src/index.ts";
import { paraphrases, rules } from "../src/rules/list.ts";
import { checkLaws } from "./check-laws.ts";

const engine = createEngine();

describe.each([...rules, ...paraphrases].map((rule) => ({ id: rule.id, rule })))("$id", ({ rule }) => {
  const firstMode = modes.find((mode) => rulesOf([rule], mode).length > 0) ?? "standard";

  test.each(rule.examples.map((example) => ({ ...example })))("$before", ({ before, after, mode = firstMode }) => {
    const report = rewrite({ ...engine, rules: [rule] }, before, { mode, level: 10 });
    expect(report.text).toBe(after);
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
});
