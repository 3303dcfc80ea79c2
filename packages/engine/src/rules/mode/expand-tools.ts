import type { Sentence, Word } from "../../document/document.ts";
import { clauseWith } from "../../grammar/clauses.ts";
import { isPluralNoun } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Context, Proposal } from "../rule.ts";

/** The words of a list that is written with blanks between them. */
export const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** A proposal that only adds. */
export function insert(at: number, after: string): Proposal {
  return { parts: [{ start: at, end: at, after }] };
}

/** True for a whole sentence of running text that neither warns nor binds. */
export function mayUnpack({ words }: Context): boolean {
  return /^[.!]$/.test(words.at(-1)?.text ?? "") && !warnsOrBinds(words);
}

/** The tense of the nearest finite verb above a word; a modal verb counts as present. */
export function tenseAround(sentence: Sentence, word: number): "past" | "present" | undefined {
  for (let i = word; i >= 0; i = sentence.tree.heads[i]!) {
    const tense = clauseWith(sentence, i)?.tense ?? "none";
    if (tense !== "none") return tense === "past" ? "past" : "present";
  }
  return undefined;
}

/** The form of “be” for a noun. */
export function beFor(plural: boolean, tense: "past" | "present"): string {
  if (tense === "past") return plural ? "were" : "was";
  return plural ? "are" : "is";
}

const plurals = set("they we you these those");

/** True for a noun, pronoun or joined nouns that take a plural verb. */
export function isPluralAt({ words, tree }: Sentence, noun: number): boolean {
  const { pos, lower } = words[noun]!;
  if (childrenBy(tree, noun, "conj").length > 0) return true;
  if (childrenBy(tree, noun, "det").some((i) => /^an?$/.test(words[i]!.lower))) return false;
  return pos === "PRON" ? plurals.has(lower) : isPluralNoun(lower);
}

const persons = set("i you he she we they it");

/** The pronoun that can stand for a subject; undefined where its gender or number is in doubt. */
export function pronounFor(sentence: Sentence, subject: number): string | undefined {
  const word = sentence.words[subject]!;
  if (sentence.tree.relations[subject] === "expl") return undefined;
  if (persons.has(word.lower)) return word.lower === "i" ? "I" : word.lower;
  if (word.pos !== "NOUN" || word.lower.endsWith("one") || childrenBy(sentence.tree, subject, "conj").length > 0)
    return undefined;
  if (isPluralNoun(word.lower)) return "they";
  const isDefinite = childrenBy(sentence.tree, subject, "det", "nmod").some((i) => i < subject);
  return isPersonNoun(word) || !(isDefinite || inanimate.test(word.lower)) ? undefined : "it";
}

/** The form that a verb in the present takes after a pronoun. */
export function agreeing(pronoun: string): "s" | "base" {
  return ["it", "he", "she"].includes(pronoun) ? "s" : "base";
}

/** “Is”, “are”, “am”, “was” or “were” after a pronoun. */
export function beAfter(pronoun: string, tense: "past" | "present"): string {
  if (pronoun === "I") return tense === "past" ? "was" : "am";
  return beFor(agreeing(pronoun) === "base", tense);
}

const groups = set("staff crew team band nation society crowd audience");

/** Whose clause behind the noun begins with “who”. */
export function relativeFor(noun: Word): "who" | "that" {
  return isPersonNoun(noun) && !groups.has(noun.lower) ? "who" : "that";
}

/** Nouns that "it" can stand for. */
const inanimate =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ology|ture|ship|age)$|^(?:system|tool|model|program|programme|platform|method|approach|company|city|town|house|book|film|movie|study|paper|theory|plan|idea|project|game|car|device|machine|product|service|website|app|song|story|novel|article|law|rule|work|world|school|university|team)$/;
