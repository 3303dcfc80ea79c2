import type { Sentence, Word } from "../document/document.ts";
import { isNoun } from "../grammar/noun-phrase.ts";
import { childrenBy } from "../grammar/relations.ts";
import { contentOf } from "./content.ts";
import { isIdle, pronounsFor, topicOf } from "./pronouns.ts";
import { type Read, wordsOf } from "./read.ts";

/** Words that refer to something named before. */
const pronouns = new Set(
  "it they them he she him this these those such both its their his her one ones latter former same".split(" "),
);

/** The number of words at the start of a sentence among which its topic usually is. */
const opening = 5;

/**
 * Returns whether an answer's sentence begins with a new reference, such as "it", to the answer's previous sentence.
 */
export function refersBack(source: Read, answer: Read, earlier: string): boolean {
  const old = beginningOf(source);
  if (old.slice(0, opening).some(({ lower }) => pronouns.has(lower))) return false;
  const count = (read: Read, { lower }: Word): number => wordsOf(read).filter((word) => word.lower === lower).length;
  const isNew = (word: Word): boolean => count(answer, word) > count(source, word);
  const pointers = beginningOf(answer).slice(0, opening).filter(isNew);
  if (!pointers.some((word) => pointsBack(answer.sentences[0]!, word))) return false;
  const named = contentOf(old.slice(0, opening + 1)).filter(({ word }) => word.pos !== "VERB");
  const said = earlier.toLowerCase();
  return !named.some(({ word }) => said.includes(word.lemma) || said.includes(word.lower));
}

/** Returns whether a word refers to something that the words before it in its sentence do not name. */
function pointsBack(sentence: Sentence, { lower, start }: Word): boolean {
  const { words, tree } = sentence;
  const at = words.findIndex((word) => word.start === start);
  if (!pronouns.has(lower) || isIdle(sentence, at)) return false;
  if (lower === "one") return isBeforeOne(words[at - 1]);
  const isNamed = (noun: Word, i: number): boolean =>
    isNoun(noun) && pronounsFor(noun).has(lower) && childrenBy(tree, i, "case").length === 0;
  if (words.slice(0, at).some(isNamed)) return false;
  if (lower !== "its" && lower !== "their") return true;
  // "With its new roof, the hall …", "The halls, with their new roofs, …": the pronoun refers to its own sentence.
  const topic = topicOf(sentence);
  return !topic || !pronounsFor(topic.noun).has(lower) || (start >= topic.from && start < topic.noun.start);
}

/** Returns whether a word may precede "one": "that one", "a new one", "each one". */
function isBeforeOne(word: Word | undefined): boolean {
  return word?.pos === "ADJ" || (word?.pos === "DET" && !["no", "any", "every"].includes(word.lower));
}

function beginningOf({ sentences: [first] }: Read): Word[] {
  return (first?.words ?? []).filter(({ pos }) => pos !== "PUNCT");
}
