import type { Sentence, Word } from "../../document/document.ts";
import { tenseAround } from "../../grammar/clauses.ts";
import { finiteBe } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
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
