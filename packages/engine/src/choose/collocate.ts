import type { Collocations } from "../collocations/collocations.ts";
import { dependentsBy, isParticiple } from "../collocations/pairs.ts";
import { breaksCollocation, fit } from "../collocations/swap.ts";
import type { Sentence } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Lemmatizer } from "../syntax/lemma.ts";
import type { RegisterJudge } from "./register.ts";

/** The collocations, and the function that returns a word's lemma. */
export interface Company {
  readonly collocations: Collocations;
  readonly lemmaOf: Lemmatizer;
}

/** The models that judge how well a wording fits its context. */
export interface Judges extends Company, RegisterJudge {
  readonly languageModel: LanguageModel;
}

/** The length of a sentence, in tokens, above which its parse tree is not used. */
const longest = 60;
/** Matches a single word, or a verb with its particle. */
const oneWord = /^\p{L}+(?: (?:away|back|down|off|on|out|over|up))?$/u;
const swappable: ReadonlySet<string> = new Set(["VERB", "NOUN", "ADJ", "ADV"]);

/** Returns whether a replacement turns a usual pair of words into an unusual one, such as "do a decision". */
export function breaksCompany({ collocations, lemmaOf }: Company, sentence: Sentence, parts: readonly Part[]): boolean {
  const swap = swapOf(lemmaOf, sentence, parts);
  return swap !== undefined && breaksCollocation(collocations, sentence, swap.at, swap.lemma);
}

/** Returns, in bits, how well the new word collocates with its neighbours; 0 unless one word is replaced by another. */
export function companyOf({ collocations, lemmaOf }: Company, sentence: Sentence, parts: readonly Part[]): number {
  const swap = swapOf(lemmaOf, sentence, parts);
  return swap ? fit(collocations, sentence, swap.at, swap.lemma) : 0;
}

/**
 * Returns the index of the one word that is replaced by another word, with the lemma of the new word; undefined if
 * anything else is replaced.
 */
function swapOf(
  lemmaOf: Lemmatizer,
  sentence: Sentence,
  parts: readonly Part[],
): { at: number; lemma: string } | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || !oneWord.test(part.after) || sentence.words.length > longest) return undefined;
  const at = wordOf(sentence, part);
  if (at < 0) return undefined;
  const { pos, tag } = sentence.words[at]!;
  const [word, ...particle] = part.after.split(" ") as [string, ...string[]];
  const lemma = isParticiple(sentence, at) ? word : lemmaOf(word, pos, tag);
  return { at, lemma: [lemma.toLowerCase(), ...particle].join(" ") };
}

/** Returns the index of the word, or of the verb with a particle, that is replaced; -1 if anything else is. */
function wordOf(sentence: Sentence, { start, end }: Part): number {
  const at = sentence.words.findIndex((word) => word.start === start);
  const word = sentence.words[at];
  if (!word || !swappable.has(word.pos)) return -1;
  if (word.end === end) return at;
  const particle = sentence.words[at + 1];
  return particle?.end === end && dependentsBy(sentence, at, "compound:prt").includes(at + 1) ? at : -1;
}
