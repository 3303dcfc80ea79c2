import { modeProfiles } from "../choose/modes.ts";
import { readTokensIn } from "../choose/reading.ts";
import { looksEnglish } from "../document/english.ts";
import type { Engine } from "../engine.ts";
import { tablesOfAlternatives } from "../lexicon/tables.ts";
import type { Mode } from "../report/report.ts";
import { rewrite } from "../rewrite.ts";
import { combine, slightness, type Way } from "./combine.ts";
import { type Opening, type Survey, survey } from "./openings.ts";
import { choose, wordsOf } from "./variety.ts";

export interface AlternativesOptions {
  /** Default "standard". */
  readonly mode?: Mode;
  /** Default 1. */
  readonly seed?: number;
}

const most = 5;
/** With fewer than this the weaker ways are tried too. */
const enough = 3;

/** A text longer than this many characters is not rewritten over and over for want of alternatives. */
const longest = 2000;

/** Modes whose results may be beside those of another mode: they change length or words, not the register. */
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

/** Returns up to five alternatives to a sentence, or to several as one, best first, checked as a rewrite is. */
export function alternatives(engine: Engine, sentence: string, options: AlternativesOptions = {}): string[] {
  const { mode = "standard", seed = 1 } = options;
  if (!looksEnglish(sentence)) return [];
  const rewritten = (text: string, as: Mode, level?: number): string =>
    rewrite(engine, text, { mode: as, seed, ...(level && { level }) }).text;

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
        cost <= bearable + (slightness(made) > 0 ? rough : roughest) && !wordsOf(text).some((word) => gone.has(word)),
    );
    return choose(sentence, fit, most, enough);
  };

  const own = withoutDrift(survey(engine, best, rules, mode, seed), sentence);
  const shapes = [...engine.shaping]
    .filter(([other]) => other !== "expand" || mode !== "shorten")
    .map(([other, rules]) => survey(engine, best, rules, other, seed));
  const plain = { ...own, openings: [...own.openings, ...shapes.flatMap(({ openings }) => openings)] };
  const found = combine(plain, usual, seed);
  const first = pick(found);
  if (first.length >= most || best.length > longest) return textsOf(first);
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

/** Rules above the first level say the same with another stress; they wait until nothing else is left. */
const usual = 7;
const bold = 10;

/** How much worse an alternative may read, in tenths of a bit for each word, and more where it is turned. */
const rough = 6;
const roughest = 20;

/** Returns words that carry what is said, which a rewrite took out of a sentence: no alternative brings them back. */
function removedWords(sentence: string, best: string): ReadonlySet<string> {
  const left = new Set(wordsOf(best));
  return new Set(wordsOf(sentence).filter((word) => word.length > 4 && !left.has(word)));
}

/** Leaves alone the words that a rewrite put in already: a twin's twin may be far from what was said. */
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
