import type { Word } from "../document/document.ts";
import { possessives } from "./closed-classes.ts";
import { isPluralNoun } from "./inflect.ts";

const modifiers = new Set(["ADJ", "NUM", "ADV"]);

/** Returns whether a word is a common or proper noun. */
export function isNoun({ pos }: Word): boolean {
  return pos === "NOUN" || pos === "PROPN";
}

/** Returns whether a noun or pronoun takes a plural verb. */
export function isPlural(word: Word): boolean {
  if (word.pos === "PRON" || word.pos === "DET") return pluralPronouns.has(word.lower);
  return isPluralNoun(word.lower);
}

const pluralPronouns = new Set(["they", "we", "you", "these", "those", "both", "many", "several", "few", "all"]);

/** Returns the end of a noun phrase that starts at `index`, without "of" phrases; undefined if none starts there. */
export function nounPhraseEnd(words: readonly Word[], index: number): number | undefined {
  let i = index;
  const first = words[i];
  if (!first) return undefined;
  if (first.pos === "PRON" && !possessives.has(first.lower)) return i + 1;
  if (first.pos === "DET" || possessives.has(first.lower)) i++;
  let noun: number | undefined;
  while (i < words.length) {
    const word = words[i]!;
    if (isNoun(word) || isTheFollowing(words, i)) noun = ++i;
    else if (word.lower === "'s" && word.pos === "PART" && noun === i) noun = i = i + 1;
    else if (isModifier(words, i)) i++;
    else if (word.text === "-" && i > index && touches(words, i)) i++;
    else break;
  }
  return noun;
}

/** Returns whether a word is "following" used as a noun: "Consider the following". */
function isTheFollowing(words: readonly Word[], i: number): boolean {
  return words[i]!.lower === "following" && words[i - 1]?.lower === "the" && words[i + 1]?.pos !== "NOUN";
}

const linkers = new Set(["of", "and", "or", "in", "with", "from", "for", "on", "at", ",", "&"]);

/** Returns the end of a noun phrase with all phrases that belong to it: "the people and teams in our offices". */
export function longNounPhraseEnd(words: readonly Word[], index: number): number | undefined {
  let end = nounPhraseEnd(words, index);
  while (end !== undefined) {
    let after = end;
    while (after < words.length && after < end + 2 && linkers.has(words[after]!.lower)) after++;
    const next = after === end ? undefined : nounPhraseEnd(words, after);
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}

/** Returns whether a word is an adjective, number, adverb or participle before a noun. */
function isModifier(words: readonly Word[], i: number): boolean {
  const word = words[i]!;
  if (modifiers.has(word.pos)) return true;
  const next = words[i + 1];
  const participle = word.pos === "VERB" && /(?:ing|ed|en)$/.test(word.lower);
  return participle && (next?.pos === "NOUN" || next?.pos === "ADJ");
}

function touches(words: readonly Word[], i: number): boolean {
  return words[i - 1]!.end === words[i]!.start && words[i]!.end === words[i + 1]?.start;
}

/** Returns the index of the main noun of the phrase [from, to): its last noun. */
export function headOf(words: readonly Word[], from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (isNoun(words[i]!)) return i;
  return to - 1;
}
