import type { Engine } from "@rewright/engine";
import { rulesOf } from "../../packages/engine/src/choose/strength.ts";
import { nounForms, verbForms } from "../../packages/engine/src/grammar/inflect.ts";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, type Pattern, patternKeys } from "../../packages/engine/src/lexicon/pattern.ts";
import { inPrecedence } from "./precedence.ts";

/**
 * Returns whether an entry changes a word or phrase: it is listed under the word or begins with it, or its pattern
 * contains all words of the phrase in order, in any form. Other parts of the pattern can be between them: "tailor to"
 * is found in `~tailor <NP> to`.
 */
export function changes({ headword, match }: Entry, words: readonly string[]): boolean {
  if (headword === words.join(" ")) return true;
  const pattern = compilePattern(match);
  if (words.length === 1) return patternKeys(pattern).includes(words[0]!);
  const forms = words.map(formsOf);
  return pattern.tokens.some((_, from) => comeFrom(pattern.tokens, from, forms));
}

function comeFrom(tokens: Pattern["tokens"], from: number, [first, ...rest]: readonly (readonly string[])[]): boolean {
  const token = tokens[from];
  if (first === undefined) return true;
  if (!token || !first.some((form) => token.kind !== "pos" && token.values.has(form))) return false;
  for (let next = from + 1; next <= tokens.length; next++) {
    if (comeFrom(tokens, next, rest)) return true;
    const between = tokens[next];
    if (between && !between.optional && between.kind !== "pos" && between.values.size > 0) return false;
  }
  return false;
}

/** Returns a word with its forms as a verb and as a noun. For a very short word, returns only the word itself. */
function formsOf(word: string): string[] {
  return word.length < 3 ? [word] : [word, ...verbForms(word), ...nounForms(word)];
}

/**
 * Divides entries into those that are used in standard mode and the others. Both groups are sorted by their first table
 * and then as written, with patterns that begin with a part of speech last.
 */
export function inOrder(
  { rules, paraphrases }: Engine,
  entries: readonly Entry[],
): { standard: Entry[]; other: Entry[] } {
  const ranked = inPrecedence(rules, paraphrases).map((rule, rank) => ({ rule, rank }));
  const all = new Map(ranked.map(({ rule, rank }) => [rule.id, rank]));
  const asked = ranked.filter(({ rule }) => rules.includes(rule) && rulesOf([rule], { mode: "standard" }).length > 0);
  const inStandard = new Map(asked.map(({ rule, rank }) => [rule.id, rank]));
  const standard = entries.filter(({ runs }) => runs.some(({ table }) => inStandard.has(table)));
  const other = entries.filter((entry) => !standard.includes(entry));
  return { standard: sorted(standard, inStandard), other: sorted(other, all) };
}

function sorted(entries: readonly Entry[], ranks: ReadonlyMap<string, number>): Entry[] {
  const rankOf = ({ runs }: Entry): number =>
    Math.min(...runs.map(({ table }) => ranks.get(table) ?? Number.POSITIVE_INFINITY));
  const isOpen = ({ match }: Entry): number => Number(patternKeys(compilePattern(match))[0]!.startsWith("@"));
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b) || isOpen(a) - isOpen(b));
}
