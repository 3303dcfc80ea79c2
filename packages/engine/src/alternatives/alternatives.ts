import { modeProfiles } from "../choose/mode-profiles.ts";
import { readTokensIn } from "../choose/reading.ts";
import { looksEnglish } from "../document/english.ts";
import type { Engine } from "../engine.ts";
import { tablesOfAlternatives } from "../lexicon/tables.ts";
import type { Mode } from "../options.ts";
import { rewriteKeeping } from "../rewrite.ts";
import { createBarred } from "../words/barred.ts";
import { keepsWords } from "../words/keep-words.ts";
import { replaceWords, type WordOptions, wordsToBar, wordsToKeep } from "../words/replacements.ts";
import { combine, slightness, type Way } from "./combine.ts";
import { type Opening, type Survey, survey } from "./openings.ts";
import { choose, wordsOf } from "./variety.ts";

export interface AlternativesOptions extends WordOptions {
  /** The mode of the alternatives; "standard" by default. */
  readonly mode?: Mode;
  /** The seed for choosing among about equally good wordings; 1 by default. */
  readonly seed?: number;
}

/** The most alternatives that are returned. */
export const maxAlternatives = 5;
/** The number of alternatives below which rules that change the emphasis are tried, too. */
const enough = 3;

/** The longest text, in characters, that is rewritten again if there are too few alternatives. */
const longest = 2000;

/** By mode, other modes whose rewrites may serve as alternatives: these change length or words, not formality. */
const neighbours: Readonly<Record<Mode, readonly Mode[]>> = {
  free: ["simple", "expand"],
  standard: ["simple", "expand"],
  academic: ["expand"],
  formal: ["expand"],
  simple: ["expand"],
  informal: ["simple"],
  expand: ["simple"],
  shorten: ["simple"],
};

/**
 * Returns up to five alternatives to one or several sentences, best first. Each passes the checks of a rewrite, and
 * follows the user's words.
 */
export function alternatives(engine: Engine, sentence: string, options: AlternativesOptions = {}): string[] {
  return alternativesKeeping(engine, sentence, options).map((text) => replaceWords(engine.tag, text, options));
}

/** Finds alternatives in which the words that the user wants replaced are protected. */
function alternativesKeeping(engine: Engine, sentence: string, options: AlternativesOptions): string[] {
  const { mode = "standard", seed = 1 } = options;
  if (!looksEnglish(sentence)) return [];
  const rewritten = (text: string, as: Mode, level?: number): string =>
    rewriteKeeping(engine, text, { ...options, mode: as, seed, ...(level && { level }) }).text;
  const [barred, words] = [createBarred(wordsToBar(options)), wordsToKeep(options)];

  const best = rewritten(sentence, mode);
  const rules = modeProfiles[mode].contractions === false ? engine.paraphrases : engine.contracting;
  const gone = removedWords(sentence, best);
  const costs = new Map<string, number>();
  const cost = (text: string): number => {
    const known = costs.get(text) ?? costOf(engine, text);
    costs.set(text, known);
    return known;
  };
  const bearable = Math.max(cost(best), cost(sentence));
  const pick = (ways: readonly Way[]): Way[] => {
    const all = [{ text: best, made: [] }, ...ways].map((way) => ({ ...way, cost: cost(way.text) }));
    const fit = all.filter(
      ({ text, made, cost }) =>
        cost <= bearable + (slightness(made) > 0 ? rough : roughest) &&
        !wordsOf(text).some((word) => gone.has(word)) &&
        keepsWords(sentence, text, words) &&
        barred.addedBy(sentence, text) === undefined,
    );
    return choose(sentence, fit, maxAlternatives, enough);
  };

  const own = withoutDrift(survey(engine, best, rules, mode, seed), sentence);
  const shapes = [...engine.shaping]
    .filter(([other]) => other !== "expand" || mode !== "shorten")
    .map(([other, rules]) => survey(engine, best, rules, other, seed));
  const plain = { ...own, openings: [...own.openings, ...shapes.flatMap(({ openings }) => openings)] };
  const found = combine(plain, usual, seed);
  const first = pick(found);
  if (first.length >= maxAlternatives || best.length > longest) return textsOf(first);
  const worded = survey(engine, best, engine.wordings, mode, seed);
  found.push(...combine(worded, bold, seed, worded.openings));
  const others = [rewritten(sentence, mode, 10), ...neighbours[mode].map((other) => rewritten(best, other))];
  for (const text of new Set(others)) if (text !== best) found.push({ text, made: ["plain-verbs"] });
  const second = pick(found);
  return textsOf(second.length >= enough ? second : pick([...found, ...combine(plain, bold, seed)]));
}

function textsOf(ways: readonly Way[]): string[] {
  return ways.map(({ text }) => text);
}

/**
 * The highest level of rules that are always tried. Rules up to level `bold` are tried only if too few alternatives are
 * found.
 */
const usual = 7;
const bold = 10;

/**
 * How much worse than the original or its rewrite an alternative may read, in tenths of a bit per word: `rough` for one
 * with small changes (see `slightness`), `roughest` for any other, such as a reordered sentence.
 */
const rough = 6;
const roughest = 20;

/**
 * Returns the words of five letters or more that a rewrite removed from a sentence; no alternative may contain them.
 */
function removedWords(sentence: string, best: string): ReadonlySet<string> {
  const left = new Set(wordsOf(best));
  return new Set(wordsOf(sentence).filter((word) => word.length > 4 && !left.has(word)));
}

/**
 * Removes the changes that replace words which are not in the original, because a rewrite wrote them: the synonym of a
 * synonym may mean something else.
 */
function withoutDrift(survey: Survey, original: string): Survey {
  const said = new Set(wordsOf(original));
  const isDrift = ({ change }: Opening): boolean =>
    tablesOfAlternatives.has(change.rule) &&
    change.parts.some(({ start, end }) => wordsOf(survey.text.slice(start, end)).some((word) => !said.has(word)));
  return { ...survey, openings: survey.openings.filter((opening) => !isDrift(opening)) };
}

function costOf({ languageModel }: Engine, text: string): number {
  const { surprise, rarity, tokens } = readTokensIn(languageModel, languageModel.read(text).ids);
  return (surprise - rarity) / Math.max(tokens, 1);
}
