import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../src/choose/strength.ts";
import { isCasual, tellsStory } from "../src/choose/voice.ts";
import { createEngine, type Mode, modes, rewrite } from "../src/index.ts";
import { compileLexicon } from "../src/lexicon/compile.ts";
import { guards } from "../src/lexicon/guards.ts";
import type { Definition } from "../src/lexicon/parse.ts";
import { compilePattern, matchPattern } from "../src/lexicon/pattern.ts";
import { tables } from "../src/lexicon/tables.ts";
import { combinationsFile, entryFiles } from "../src/lexicon/written.ts";
import { contextAt } from "../src/rules/propose.ts";
import type { Rule } from "../src/rules/rule.ts";
import { checkLaws } from "./check-laws.ts";
import { readLexicon, readLexiconFile } from "./lexicon-files.ts";
import { noCollocations, noPreference } from "./no-preference.ts";
import { waysToSay } from "./ways-to-say.ts";

const engine = { ...createEngine(readModels()), languageModel: noPreference, collocations: noCollocations };
const { examples, groups, combinations } = readLexicon();

test("the compiled lexicon is up to date with its source files", () => {
  const compiled = readFileSync(join(import.meta.dirname, "../../../models/lexicon.json"), "utf8");
  expect(compiled === `${JSON.stringify(compileLexicon(readLexiconFile))}\n`, "run npm run lexicon -- --compile").toBe(
    true,
  );
});

describe.each(tables.map(({ id }) => id))("the examples of the table %s", (id) => {
  const rule: Rule = engine.all.find((one) => one.id === id)!;
  const firstMode = modes.find((mode) => mode !== "free" && rulesOf([rule], { mode }).length > 0)!;
  const own = examples.filter(({ rule }) => rule === id);

  test.each(own.map(({ place: { file, line }, ...example }) => ({ ...example, at: `${file}:${line}` })))(
    "at $at hold for: $before",
    ({ before, after, mode = firstMode }) => {
      const report = rewrite({ ...engine, rules: [rule] }, before, { mode: mode as Mode, level: 10 });
      const moved =
        report.text === before && engine.paraphrases.includes(rule) ? waysToSay(engine, rule, before)[0] : undefined;
      expect(moved ?? report.text).toBe(after);
      checkLaws(before, report);
    },
  );

  test("include both changed sentences and sentences that stay unchanged", () => {
    expect(own.some(({ before, after }) => before !== after)).toBe(true);
    expect(own.some(({ before, after }) => before === after)).toBe(true);
  });
});

describe.each(Object.entries(guards))("the guard %s", (name, { yes, no, test: holds }) => {
  test.each([
    [yes, true],
    [no, false],
  ])("in “%s” has the value %s", (example, expected) => {
    const [source, text] = patternAndSentence(example);
    expect(text, `the guard ${name} needs a “yes” and a “no”, each “pattern: sentence”, not “${example}”`).toBeTruthy();
    const pattern = compilePattern(source);
    const sentences = engine.tag(text);
    const found = sentences.flatMap((sentence, s) =>
      sentence.words.flatMap((_, i) => {
        const match = matchPattern(pattern, sentence.words, i);
        return match ? [{ ...match, sentence, s }] : [];
      }),
    );
    expect(found, `“${source}” is in “${text}”`).not.toEqual([]);
    const { slots, sentence, s } = found[0]!;
    const said = sentences.slice(0, s).flatMap(({ words }, at) => words.map(({ lemma }) => [lemma, at] as const));
    const { words } = sentence;
    const [first, last] = [pattern.replaced[0]!, pattern.replaced.at(-1)!];
    const casual = isCasual([text], "standard");
    const context = contextAt(text, sentences.slice(0, s + 1), s, {
      mode: "standard",
      casual,
      story: tellsStory([text]),
      said: new Map(said),
    });
    expect(holds({ words, from: slots[first.from]!.from, to: slots[last.to - 1]!.to, slots, context })).toBe(expected);
  });
});

/** Splits the example of a guard into pattern and sentence; both are empty if it is no valid example. */
function patternAndSentence(example: string | undefined): [pattern: string, sentence: string] {
  const [, source = "", text = ""] = /^(.+?): (.+)$/.exec(example ?? "") ?? [];
  return [source, text];
}

test("an example of a guard is split into its pattern and its sentence", () => {
  expect(patternAndSentence("~buy: They buy this: bread.")).toEqual(["~buy", "They buy this: bread."]);
  for (const wrong of [undefined, "They buy bread.", "~buy:", ": They buy bread."])
    expect(patternAndSentence(wrong)).toEqual(["", ""]);
});

test("every word group and combination of guards is used", () => {
  const text = [...entryFiles, combinationsFile].map(readLexiconFile).join("\n");
  const unused = [
    ...namesOf(groups).filter((name) => !new RegExp(`[@{]${name}(?![\\w-])`).test(text)),
    ...namesOf(combinations).filter((name) => (text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) < 2),
  ];
  expect(unused).toEqual([]);
});

function namesOf(definitions: readonly Definition[]): string[] {
  return definitions.map(({ name }) => name);
}
