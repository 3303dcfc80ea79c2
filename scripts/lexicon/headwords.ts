import { nounForms } from "../../packages/engine/src/grammar/inflect.ts";
import { type Entry, LexiconError } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern } from "../../packages/engine/src/lexicon/pattern.ts";
import type { Written } from "../../packages/engine/src/lexicon/written.ts";

/** Word forms that the tokenizer spells in another way: "can't" is the two words "ca" and "n't". */
const irregularForms: ReadonlyMap<string, string> = new Map([
  ["can", "ca"],
  ["mom", "mum"],
  ["will", "'ll"],
]);

/**
 * Checks that each entry is listed under a headword that its pattern contains, in dictionary form. Under a phrase, one
 * word may differ: "absolutely critical" can be under "absolutely essential".
 *
 * @throws LexiconError
 */
export function checkHeadwords({ entries, spellings }: Pick<Written, "entries" | "spellings">): void {
  const british = new Map(spellings.map(({ us, uk }) => [us, uk]));
  for (const { headword, match, place } of entries) {
    const words = headword.split(" ");
    const found = wordsOf(match);
    const missing = words.filter((word) => !formsOf(word, british).some((form) => found.has(undoubled(form))));
    if (missing.length > (words.length > 1 ? 1 : 0))
      throw new LexiconError(
        place,
        `“${match}” is below “${headword}”, which it does not match: put it below the dictionary form of a word that it ` +
          "matches, or below its phrase.",
      );
  }
}

/** Returns all words that a pattern names, in all forms that it matches. */
function wordsOf(match: Entry["match"]): ReadonlySet<string> {
  return new Set(compilePattern(match).tokens.flatMap(({ values }) => [...values].map(undoubled)));
}

/** Returns the forms of a word as a verb, noun and adjective, in American and British spelling. */
function formsOf(word: string, british: ReadonlyMap<string, string>): string[] {
  const stem = word.replace(/y$/, "i").replace(/e$/, "");
  const forms = [word, ...compilePattern(`~${word}`).tokens[0]!.values, ...nounForms(word), `${stem}er`, `${stem}est`];
  return [...forms, ...forms.map((form) => british.get(form) ?? form), irregularForms.get(word) ?? word];
}

/**
 * Returns a word with doubled consonants made single, because the spelling of such words varies: "tranquillity" →
 * "tranquility".
 */
function undoubled(word: string): string {
  return word.replace(/(.)\1/g, "$1");
}
