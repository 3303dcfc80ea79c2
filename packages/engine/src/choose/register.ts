import type { Sentence } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Registers } from "../lexicon/lexicon.ts";
import type { Mode } from "../options.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The data from which the formality of words is computed. */
export interface RegisterJudge {
  readonly vocabulary: Vocabulary;
  readonly registers: Registers;
}

const highRegisters: ReadonlySet<Mode> = new Set(["academic", "formal"]);
/** How much less formal a new wording may be, in bits, if it replaces a word and if it replaces a phrase. */
const margins = { word: 0.5, phrase: 3.5 };
/** The lowest formality, in bits, of a word that replaces an inflated word such as "utilize". */
const plainest = -5.5;
/** Words that say nothing about how formal a text is. */
const light =
  wordSet(`a an the this that these those of in on at to by for from with into as is are was were be been being has have had
  having do does did and or not it its he she they them their his her we our us which who whom whose what there s t`);

/** Returns whether replacements make a text less formal although the mode is a formal one. */
export function lowersRegister(
  { vocabulary, registers }: RegisterJudge,
  { words }: Sentence,
  parts: readonly Part[],
  mode: Mode,
): boolean {
  if (!highRegisters.has(mode)) return false;
  const old = words.filter(({ start, end }) => parts.some((part) => part.start <= start && end <= part.end));
  const before = tellingWords(old.map(({ lower }) => lower));
  const after = tellingWords(parts.flatMap((part) => part.after.toLowerCase().match(/\p{L}+/gu) ?? []));
  const written = after.filter((word) => !before.includes(word));
  const gone = before.filter((word) => !after.includes(word));
  const formality = (word: string): number => formalityOf(vocabulary, word);
  if (old.some(({ lemma }) => registers.inflated.has(lemma))) return Math.min(...written.map(formality)) < plainest;
  if (gone.length === 0 || parts.every(({ after }) => !/\p{L}/u.test(after))) return false;
  if (gone.length === 1 && registers[mode].has(gone[0]!)) return true;
  // "Had" for "possessed": a single word may be replaced by one of the plainest words.
  if (written.length === 0) return old.length === 1;
  const mean = gone.reduce((sum, word) => sum + formality(word), 0) / gone.length;
  const isPhrase = old.length > 2 && after.length === 1;
  return Math.min(...written.map(formality)) < mean - (isPhrase ? margins.phrase : margins.word);
}

function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => /^\p{L}/u.test(word) && !light.has(word));
}

/** Returns, in bits, how formal a word is: higher for rare words and for words that formal texts use more. */
function formalityOf(vocabulary: Vocabulary, word: string): number {
  return vocabulary.register(word) - Math.log2(vocabulary.frequency(word) + 1) / 2;
}
