import { readdirSync, readFileSync } from "node:fs";
import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { reasons } from "../src/change-reasons.ts";
import { rulesOf } from "../src/choose/strength.ts";
import type { Word } from "../src/document/document.ts";
import { createEngine, type Edit, invertEdits, type Mode, modes, rewrite } from "../src/index.ts";
import type { Span } from "../src/span.ts";
import { engine } from "./engine.ts";
import { readLexicon } from "./lexicon-files.ts";
import { noCollocations, noPreference } from "./no-preference.ts";

/** The replaced text and its replacement, with the tagged words of each. */
interface Replacement {
  readonly before: string;
  readonly after: string;
  readonly old: readonly Word[];
  readonly now: readonly Word[];
}

type Claim = (replacement: Replacement) => boolean;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const isFewer: Claim = ({ before, after }) => wordsIn(after) < wordsIn(before);
const isMore: Claim = ({ before, after }) => wordsIn(after) > wordsIn(before);
const has = (words: readonly Word[], ...tags: readonly string[]): boolean =>
  words.some(({ pos }) => tags.includes(pos));
const contractions = (text: string): number => text.match(/\p{L}['’]\p{L}/gu)?.length ?? 0;
const marks = (text: string): string => text.replace(/[\p{L}\p{N}\s]/gu, "");
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
const ends = (text: string): number => text.match(/[.!?]/g)?.length ?? 0;

/** For each reason, the condition on a replacement's size, kind or parts of speech under which the reason is true. */
const claims: Partial<Record<string, Claim>> = {
  [reasons.simplerWord]: ({ before, after }) => wordsIn(before) === 1 && wordsIn(after) === 1,
  [reasons.fewerWords]: isFewer,
  [reasons.shorterWording]: ({ before, after }) => after.length < before.length,
  [reasons.notNeeded]: ({ before, after }) => wordsIn(before) > 0 && wordsIn(after) === 0,
  [reasons.saysItInFull]: isMore,
  [reasons.saysItOnce]: isFewer,
  [reasons.oneIsEnough]: isFewer,
  [reasons.oneHedgeIsEnough]: isFewer,
  [reasons.getsToThePoint]: isFewer,
  [reasons.verbForNoun]: ({ old, now }) => has(now, "VERB", "AUX") && (has(old, "NOUN") || old.some(isGerund)),
  [reasons.clearerDoer]: ({ now }) => has(now, "VERB", "AUX"),
  [reasons.thatIsNotNeeded]: ({ before, after }) => /\bthat\b/i.test(before) && !/\bthat\b/i.test(after),
  [reasons.thisIsEnough]: isFewer,
  [reasons.yetNeedsNoComma]: ({ before, after }) => before.includes(",") && !after.includes(","),
  [reasons.shorterSentences]: ({ before, after }) => ends(after) > ends(before) || /^\s*\p{Lu}/u.test(after),
  [reasons.simplerPunctuation]: ({ before, after }) => marks(before) !== marks(after),
  [reasons.consistentTypography]: ({ before, after }) => letters(before) === letters(after),
  [reasons.noInvisibleCharacters]: ({ before, after }) => letters(before) === letters(after) && before !== after,
  [reasons.americanSpelling]: ({ before, after }) => wordsIn(before) === wordsIn(after),
  [reasons.britishSpelling]: ({ before, after }) => wordsIn(before) === wordsIn(after),
  [reasons.fullForm]: ({ before, after }) =>
    contractions(after) < contractions(before) || letters(after).length > letters(before).length,
  [reasons.contraction]: ({ before, after }) => contractions(after) > contractions(before),
};

function isGerund({ lower }: Word): boolean {
  return lower.endsWith("ing");
}

/** Returns what is untrue in a report: reasons that are too long, or that do not fit their change. */
function untrue(text: string, edits: readonly Edit[], result: string): string[] {
  const written = invertEdits(edits);
  const read = { old: tagged(text), now: tagged(result) };
  return edits.flatMap((edit) => {
    const own = edits.flatMap((one, i) => (one === edit || (edit.group && one.group === edit.group) ? [i] : []));
    const replacement = {
      before: own.map((i) => edits[i]!.before).join(" "),
      after: own.map((i) => edits[i]!.after).join(" "),
      old: own.flatMap((i) => within(read.old, edits[i]!)),
      now: own.flatMap((i) => within(read.now, written[i]!)),
    };
    const said = edit.reason.match(/[^.]+\./g)?.map((reason) => reason.trim()) ?? [];
    const wrong = said.filter((reason) => claims[reason]?.(replacement) === false);
    if (wordsIn(edit.reason) > 8 || said.length === 0) wrong.push(`${edit.reason} (${wordsIn(edit.reason)} words)`);
    return wrong.map((reason) => `${edit.rule}: “${replacement.before}” → “${replacement.after}”: ${reason}`);
  });
}

const tagged = (text: string): Word[] => engine.tag(text).flatMap(({ words }) => words);
const within = (words: readonly Word[], { start, end }: Span): Word[] =>
  words.filter((word) => word.start < end && word.end > start);

describe("a reason is true of its change and has at most eight words", () => {
  test("[WORDS-4] in every example of the lexicon and the rules", () => {
    const alone = { ...createEngine(readModels()), languageModel: noPreference, collocations: noCollocations };
    const { examples, examplesOfRules } = readLexicon();
    const wrong = [...examples, ...examplesOfRules].flatMap(({ rule: id, before, after, mode }) => {
      const rule = alone.all.find((one) => one.id === id)!;
      if (before === after) return [];
      const first = modes.find((one) => rulesOf([rule], { mode: one }).length > 0) ?? "standard";
      const style = rule.spelling ? { spelling: rule.spelling } : {};
      const options = { mode: (mode ?? first) as Mode, level: 10, ...style };
      const report = rewrite({ ...alone, rules: [rule] }, before, options);
      return untrue(before, report.edits, report.text);
    });
    expect(wrong).toEqual([]);
  });

  const folder = new URL("./golden/", import.meta.url);
  test.each(readdirSync(folder))("[WORDS-4] in the golden passage %s", (name) => {
    const text = readFileSync(new URL(`${name}/input.txt`, folder), "utf8");
    const wrong = modes.flatMap((mode) => {
      const report = rewrite(engine, text, { mode, level: 10 });
      return untrue(text, report.edits, report.text);
    });
    expect(wrong).toEqual([]);
  });
});

test("[WORDS-4] every known reason is a sentence of at most eight words", () => {
  for (const reason of Object.values(reasons)) {
    expect(reason).toMatch(/^(?:\p{Lu}|"\p{Lu}).*\.$/u);
    expect(wordsIn(reason)).toBeLessThanOrEqual(8);
  }
});
