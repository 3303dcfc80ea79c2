import type { Sentence, Word } from "../document/document.ts";
import { mainClauseOf } from "../grammar/clauses.ts";
import { extentOf } from "../grammar/extent.ts";
import { singularNoun } from "../grammar/inflect.ts";
import { isNoun, isPlural } from "../grammar/noun-phrase.ts";

const singular = new Set("it its he him his she her".split(" "));
const plural = new Set("they them their these those".split(" "));

/** Returns the pronouns that may refer to a noun: "it" and the like to a singular, "they" and the like to a plural. */
export function pronounsFor(noun: Word): ReadonlySet<string> {
  return isPlural(noun) ? plural : singular;
}

/** Returns the lemma of a word; for nouns always the singular, which a proper noun's lemma may not be. */
export function nameOf(word: Word): string {
  return isNoun(word) ? singularNoun(word.lower) : word.lemma;
}

/** The noun that is the topic of a sentence, and the index where its phrase begins. */
interface Topic {
  readonly noun: Word;
  readonly from: number;
}

/** Returns the noun that a sentence is about: its subject. */
export function topicOf(sentence: Sentence | undefined): Topic | undefined {
  const subject = sentence && mainClauseOf(sentence)?.subject;
  if (subject === undefined || !isNoun(sentence!.words[subject]!)) return undefined;
  const { words, tree } = sentence!;
  return { noun: words[subject]!, from: words[extentOf(tree, subject).from]!.start };
}

const joints = new Set("to that if when how whether why".split(" "));
const seeming = new Set("help pay seem appear look sound feel become get".split(" "));

/** Returns whether an "it" refers to nothing: "it is hard to say", "it seems that", "it helps to write". */
export function isIdle({ words, tree }: Sentence, at: number): boolean {
  if (words[at]!.lower !== "it") return false;
  if (tree.relations[at] === "expl") return true;
  const head = tree.heads[at]!;
  const saysMore = words.slice(head + 1, head + 6).some(({ lower }) => joints.has(lower));
  return saysMore && (words[head]?.pos === "ADJ" || seeming.has(words[head]?.lemma ?? ""));
}
