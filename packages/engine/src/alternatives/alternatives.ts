import { readTokensIn } from "../choose/reading.ts";
import type { Engine } from "../engine.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Mode } from "../report/report.ts";
import { rewrite } from "../rewrite.ts";
import { paraphrases } from "../rules/list.ts";
import { choose } from "./variety.ts";

export interface AlternativesOptions {
  /** Default "standard". */
  readonly mode?: Mode;
  /** Default 1. */
  readonly seed?: number;
}

const most = 5;
/** How many sets of synonyms to try, with different choices each. */
const tries = 8;

/** Modes whose results may stand beside those of another mode: they change length or words, not the register. */
const neighbours: Readonly<Record<Mode, readonly Mode[]>> = {
  free: ["shorten", "simple", "expand", "informal"],
  standard: ["shorten", "simple", "expand", "informal"],
  academic: ["shorten", "expand"],
  formal: ["shorten", "expand"],
  simple: ["shorten", "expand"],
  informal: ["shorten", "simple"],
  expand: ["simple"],
  shorten: ["simple"],
};

/**
 * Up to five other ways to say a sentence, best first: all different from each other and from it. Each comes from the
 * same rules and passed the same checks as a rewrite. Several sentences given as one are treated as one.
 */
export function alternatives(engine: Engine, sentence: string, options: AlternativesOptions = {}): string[] {
  const { mode = "standard", seed = 1 } = options;
  const say = (text: string, rules: Engine["rules"], as: Mode = mode, nth = 0, level = 10): string =>
    rewrite({ ...engine, rules }, text, { mode: as, level, seed: seed + nth }).text;

  const best = say(sentence, engine.rules);
  const found = [best, say(sentence, engine.rules, mode, 0, 5)];
  // What the rules made better stays better; the other ways start from there.
  for (const rule of paraphrases) {
    if (rule.id !== "synonyms") found.push(say(best, [rule]));
    else for (let nth = 0; nth < tries; nth++) found.push(say(best, [rule], mode, nth));
  }
  for (const other of neighbours[mode]) found.push(say(best, engine.rules, other));
  const structural = paraphrases.filter(({ id }) => id !== "synonyms");
  found.push(say(say(best, structural), paraphrases, mode, tries));
  if (new Set(found).size <= most) {
    // A sentence with few openings: two small changes together make one more way to say it.
    for (const text of new Set(found)) {
      found.push(say(text, paraphrases, mode, tries + 1));
      for (const other of neighbours[mode]) found.push(say(text, engine.rules, other));
      for (const rule of paraphrases) found.push(say(text, [rule], mode, tries + 2));
    }
  }
  const [first = "", ...others] = found;
  return choose(sentence, [first, ...byReading(engine.languageModel, others)], most);
}

/** The texts in the order of how well their words go together, to the model's eye; equals stay in their order. */
function byReading(model: LanguageModel, texts: readonly string[]): string[] {
  return texts
    .map((text) => {
      const { surprise, rarity, tokens } = readTokensIn(model, model.read(text).ids);
      return { text, cost: (surprise - rarity) / Math.max(tokens, 1) };
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ text }) => text);
}
