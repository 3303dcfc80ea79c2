import { hash } from "../choose/random.ts";
import { plainTables, tablesOfAlternatives } from "../lexicon/tables.ts";
import type { Opening, Survey } from "./openings.ts";
import { collide, say } from "./say.ts";

/** A version of a text, with the ids of the rules that changed it. */
export interface Way {
  readonly text: string;
  readonly made: readonly string[];
}

/** The most changes that are combined with others; a long text given as one sentence has hundreds. */
const leads = 28;

/**
 * Groups of rules with small changes, the preferred ones first: swapped words, then better wordings, contractions and
 * synonyms.
 */
const slight: readonly ReadonlySet<string>[] = [
  new Set(["swap-conjuncts"]),
  plainTables,
  new Set(["contract", "full-forms"]),
  tablesOfAlternatives,
];

/** Returns the index, from 1, of the group of small changes that a rule belongs to; 0 if it is in none. */
function slightnessOf(rule: string): number {
  return slight.findIndex((rules) => rules.has(rule)) + 1;
}

/**
 * Returns the highest group index (see `slightnessOf`) of the rules that made an alternative; 0 if all are in no group.
 */
export function slightness(made: readonly string[]): number {
  return Math.max(0, ...made.map(slightnessOf));
}

/**
 * Returns whether two changes are by different rules, neither of which is "frames", so that they can be made together.
 */
function goTogether({ change: one }: Opening, { change: other }: Opening): boolean {
  return one.rule !== other.rule && one.rule !== "frames" && other.rule !== "frames";
}

/**
 * Returns versions of a text with one change, or with two. The second change is one of `beside`; without `beside`, one
 * that is in no group of `slight`.
 */
export function combine(survey: Survey, level: number, seed: number, beside?: readonly Opening[]): Way[] {
  const openings = survey.openings.filter((opening) => opening.level <= level);
  const turns = beside ?? openings.filter(({ change }) => slightnessOf(change.rule) === 0);
  const count = Math.min(openings.length, leads, Math.max(8, Math.floor(60_000 / (survey.text.length + 1))));
  const found = new Map<string, Way>();
  const add = (taken: readonly Opening[]): boolean => {
    const text = say(survey, taken);
    if (text !== undefined && text !== survey.text && !found.has(text))
      found.set(text, { text, made: taken.map(({ change }) => change.rule) });
    return text !== undefined;
  };
  for (let i = 0; i < count; i++) {
    // With too many changes, the ones to combine with others are spread over the text.
    const lead = openings[Math.floor((i * openings.length) / count)]!;
    if (!add([lead])) continue;
    const from = hash(seed, i);
    const other = turns
      .map((_, k) => turns[(from + k) % turns.length]!)
      .find((opening) => (beside || goTogether(lead, opening)) && !collide(lead, opening));
    if (other) add([lead, other]);
  }
  return [...found.values()];
}
