import type { Sentence, Word } from "../../document/document.ts";
import { tenseAround } from "../../grammar/clauses.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { finiteBe, isPluralNoun } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Context, Proposal } from "../rule.ts";

/** A proposal that only adds. */
export function insert(at: number, after: string): Proposal {
  return { parts: [{ start: at, end: at, after }] };
}

/** True for a whole sentence of running text that neither warns nor binds. */
export function mayUnpack({ words }: Context): boolean {
  return /^[.!]$/.test(words.at(-1)?.text ?? "") && !warnsOrBinds(words);
}

/** Returns whether the nearest finite verb above a word is in the past; a modal verb counts as present. */
export function timeAround(sentence: Sentence, word: number): "past" | "present" | undefined {
  const tense = tenseAround(sentence, word);
  if (tense === "none") return undefined;
  return tense === "past" ? "past" : "present";
}

const plurals = wordSet("they we you these those");

/** True for a noun, pronoun or joined nouns that take a plural verb. */
export function isPluralAt({ words, tree }: Sentence, noun: number): boolean {
  const { pos, lower } = words[noun]!;
  if (childrenBy(tree, noun, "conj").length > 0) return true;
  if (childrenBy(tree, noun, "det").some((i) => /^an?$/.test(words[i]!.lower))) return false;
  return pos === "PRON" ? plurals.has(lower) : isPluralNoun(lower);
}

/** The pronoun that can stand for a subject; undefined where its gender or number is in doubt. */
export function pronounFor(sentence: Sentence, subject: number): string | undefined {
  const word = sentence.words[subject]!;
  if (sentence.tree.relations[subject] === "expl") return undefined;
  if (subjectPronouns.has(word.lower)) return word.lower === "i" ? "I" : word.lower;
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
  return finiteBe(agreeing(pronoun) === "base", tense === "past");
}

const groups = wordSet("staff crew team band nation society crowd audience");

/** Whose clause behind the noun begins with “who”. */
export function relativeFor(noun: Word): "who" | "that" {
  return isPersonNoun(noun) && !groups.has(noun.lower) ? "who" : "that";
}

/** Nouns that "it" can stand for. */
const inanimate =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ology|ture|ship|age)$|^(?:system|tool|model|program|programme|platform|method|approach|company|city|town|house|book|film|movie|study|paper|theory|plan|idea|project|game|car|device|machine|product|service|website|app|song|story|novel|article|law|rule|work|world|school|university|team)$/;
