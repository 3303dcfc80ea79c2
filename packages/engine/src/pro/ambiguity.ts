import type { Sentence, Word } from "../document/document.ts";
import { isNoun, isPlural } from "../grammar/noun-phrase.ts";
import type { Problem } from "./pro.ts";
import { isIdle, nameOf, pronounsFor, topicOf } from "./pronouns.ts";
import { type Read, wordsOf } from "./read.ts";

/** Nouns for units and periods, to which "they" hardly ever refers. */
const measures = new Set("second minute hour day week month year decade century time way kind sort percent".split(" "));

/**
 * Returns a problem if an answer writes "they" for things that its source names, with other things named in between.
 * @param earlier the sentence before the answer
 */
export function ambiguityProblems(source: Read, answer: Read, earlier: Sentence | undefined): Problem[] {
  const [old, now] = [wordsOf(source), wordsOf(answer)];
  for (const noun of old.filter(isThings)) {
    if (now.some((word) => nameOf(word) === nameOf(noun))) continue;
    const they = now.find((word) => pronounsFor(noun).has(word.lower) && isInPlaceOf(source, noun, answer, word));
    const rival = they && rivalOf(noun, answer, they, earlier);
    if (rival) {
      const message = `Say “${noun.lower}” again: “${they.lower}” could mean “${rival.lower}”.`;
      return [{ code: "meaning", message }];
    }
  }
  return [];
}

function isThings(word: Word): boolean {
  return isNoun(word) && isPlural(word) && !measures.has(word.lemma);
}

/** Returns whether a new pronoun in the answer has the same head, by lemma, as the noun in the source. */
function isInPlaceOf(source: Read, noun: Word, answer: Read, pronoun: Word): boolean {
  const count = (read: Read): number => wordsOf(read).filter(({ lower }) => lower === pronoun.lower).length;
  if (count(answer) <= count(source)) return false;
  const [was, is] = [headOf(source, noun), headOf(answer, pronoun)];
  return (was?.pos === "VERB" || was?.pos === "ADJ") && was.lemma === is?.lemma;
}

function headOf({ sentences }: Read, word: Word): Word | undefined {
  const sentence = sentences.find(({ end }) => end >= word.end);
  return sentence?.words[sentence.tree.heads[sentence.words.indexOf(word)]!];
}

/** Returns another plural noun to which a pronoun could refer, because it comes between the noun and the pronoun. */
function rivalOf(noun: Word, { sentences }: Read, pronoun: Word, earlier: Sentence | undefined): Word | undefined {
  const own = sentences.findIndex(({ end }) => end >= pronoun.end);
  const before = sentences[own - 1] ?? earlier;
  const left = sentences[own]!.words.filter(({ start }) => start < pronoun.start);
  const named = [...(before?.words ?? []), ...left].filter(isThings);
  const last = named.findLastIndex((word) => nameOf(word) === nameOf(noun));
  if (last === -1 || last === named.length - 1) return undefined;
  const first = before?.words.find(isThings);
  const leads = !left.some((word) => isThings(word) || word.pos === "PRON");
  return first && nameOf(first) === nameOf(noun) && leads ? undefined : named.at(-1);
}

/** The sentences before a part of the source and before the answer to this part. */
interface Before {
  readonly source: Sentence | undefined;
  readonly answer: Sentence | undefined;
}

/**
 * Returns a problem if an answer's first pronoun refers to the topic of the sentence before, not to its source's topic.
 */
export function topicProblems(source: Read, answer: Read, { source: was, answer: is = was }: Before): Problem[] {
  const topic = topicOf(source.sentences[0]);
  const earlier = topicOf(was);
  const [sentence] = answer.sentences;
  const pronoun = sentence?.words[0];
  if (!topic || !earlier || !is || pronoun?.pos !== "PRON" || isIdle(sentence!, 0)) return [];
  const fits = ({ noun }: { readonly noun: Word }): boolean => pronounsFor(noun).has(pronoun.lower);
  if (!fits(topic) || !fits(earlier) || nameOf(topic.noun) === nameOf(earlier.noun)) return [];
  if ([...wordsOf(answer), ...is.words].some((word) => nameOf(word) === nameOf(topic.noun))) return [];
  if (wordsOf(source).some(({ lower }) => lower === pronoun.lower)) return [];
  if (!isInPlaceOf(source, topic.noun, answer, pronoun)) return [];
  const message = `Say “${topic.noun.lower}” again: “${pronoun.lower}” would mean “${earlier.noun.lower}”.`;
  return [{ code: "meaning", message }];
}
