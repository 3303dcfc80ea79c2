import { modeProfiles } from "../choose/modes.ts";
import { readTokensIn } from "../choose/reading.ts";
import { looksEnglish } from "../document/english.ts";
import type { Engine } from "../engine.ts";
import { tablesOfAlternatives } from "../lexicon/tables.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Mode } from "../report/report.ts";
import { rewrite } from "../rewrite.ts";
import { combine } from "./combine.ts";
import { type Opening, type Survey, survey } from "./openings.ts";
import { type Candidate, choose, wordsOf } from "./variety.ts";

export interface AlternativesOptions {
  /** Default "standard". */
  readonly mode?: Mode;
  /** Default 1. */
  readonly seed?: number;
}

const most = 5;
/** With fewer than this the bolder ways are tried too. */
const enough = 3;

/** A text longer than this many characters is not rewritten over and over for want of alternatives. */
const longest = 2000;

/** Modes whose results may stand beside those of another mode: they change length or words, not the register. */
const neighbours: Readonly<Record<Mode, readonly Mode[]>> = {
  free: ["simple", "expand", "informal"],
  standard: ["simple", "expand", "informal", "shorten"],
  academic: ["expand"],
  formal: ["expand"],
  simple: ["expand"],
  informal: ["simple"],
  expand: ["simple"],
  shorten: ["simple"],
};

/**
 * Up to five other ways to say a sentence, best first: all different from each other and from it. Each comes from the
 * same rules and passed the same checks as a rewrite. Several sentences given as one are treated as one.
 */
export function alternatives(engine: Engine, sentence: string, options: AlternativesOptions = {}): string[] {
  const { mode = "standard", seed = 1 } = options;
  if (!looksEnglish(sentence)) return [];
  const rewritten = (text: string, as: Mode, level?: number): string =>
    rewrite(engine, text, { mode: as, seed, ...(level && { level }) }).text;

  const best = rewritten(sentence, mode);
  const { contractions } = modeProfiles[mode];
  const rules = contractions === false ? engine.paraphrases : engine.contracting;
  const plain = withoutDrift(survey(engine, best, rules, mode, seed), sentence);
  const pick = (texts: readonly string[]): string[] =>
    choose(sentence, [{ text: best, cost: 0 }, ...texts.map((text) => read(engine.languageModel, text))], most);

  const found = combine(plain, usual, seed);
  const first = pick(found);
  if (first.length >= enough || best.length > longest) return first;
  // What the rules made better stays better, but where there is little to say the sentence itself is a start too.
  if (best !== sentence && (contractions !== false || !/['’]/.test(sentence)))
    found.push(...combine(survey(engine, sentence, rules, mode, seed), usual, seed));
  for (const text of [rewritten(sentence, mode, 10), ...neighbours[mode].map((other) => rewritten(best, other))])
    if (text !== best)
      found.push(text, ...combine(withoutDrift(survey(engine, text, rules, mode, seed), sentence), usual, seed));
  const second = pick(found);
  return second.length >= enough ? second : pick([...found, ...combine(plain, bold, seed)]);
}

/** Rules above the first level say the same with another stress; they wait until nothing else is left. */
const usual = 7;
const bold = 10;

/** Leaves alone the words that a rewrite put in already: a twin's twin may be far from what was said. */
function withoutDrift(survey: Survey, original: string): Survey {
  const said = new Set(wordsOf(original));
  const isDrift = ({ change }: Opening): boolean =>
    tablesOfAlternatives.has(change.rule) &&
    change.parts.some(({ start, end }) => wordsOf(survey.text.slice(start, end)).some((word) => !said.has(word)));
  return { ...survey, openings: survey.openings.filter((opening) => !isDrift(opening)) };
}

function read(model: LanguageModel, text: string): Candidate {
  const { surprise, rarity, tokens } = readTokensIn(model, model.read(text).ids);
  return { text, cost: (surprise - rarity) / Math.max(tokens, 1) };
}
