import type { Word } from "../document/document.ts";
import { contentOf } from "./content.ts";
import { isIdle, isNoun, pronounsFor, subjectOf } from "./pronouns.ts";
import { type Read, wordsOf } from "./read.ts";

/** Words that stand for what was named before. */
const pronouns = new Set(
  "it they them he she him this these those such both its their his her one ones latter former same".split(" "),
);

/** Among so many words a sentence says what it is about. */
const opening = 5;

/**
 * True where what an answer made of some sentences begins with a word that points back and that its source has less
 * often, for something that the source names, and that it has not named before either: only the answer's own
 * sentence before it says what is meant.
 */
export function refersBack(source: Read, answer: Read, earlier: string): boolean {
  const [old, now] = [beginningOf(source), beginningOf(answer)];
  if (old.slice(0, opening).some(({ lower }) => pronouns.has(lower))) return false;
  const count = (read: Read, { lower }: Word): number => wordsOf(read).filter((word) => word.lower === lower).length;
  const isNew = (word: Word): boolean => count(answer, word) > count(source, word);
  if (!now.slice(0, opening).some((word, at) => isNew(word) && pointsBack(answer, now, at))) return false;
  const named = contentOf(old.slice(0, opening + 1), () => true).filter(({ word }) => word.pos !== "VERB");
  const said = earlier.toLowerCase();
  return !named.some(({ word }) => said.includes(word.lemma) || said.includes(word.lower));
}

/** True for a word that stands for something outside of its sentence, as far as its first words show it. */
function pointsBack({ sentences }: Read, words: readonly Word[], at: number): boolean {
  const { lower, start } = words[at]!;
  if (!pronouns.has(lower) || isIdle(words, at)) return false;
  if (lower === "one") return isBeforeOne(words[at - 1]);
  if (isNamedBefore(words, at)) return false;
  if (lower !== "its" && lower !== "their") return true;
  // "With its new roof, the hall …", "The halls, with their new roofs, …"
  const subject = subjectOf(sentences[0]!.words);
  return !subject || !pronounsFor(subject.noun).has(lower) || (start >= subject.from && start < subject.noun.start);
}

/** True where a noun that a pronoun may stand for is before it in its sentence, and not behind a preposition. */
function isNamedBefore(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some((noun, i) => {
    if (!isNoun(noun) || !pronounsFor(noun).has(words[at]!.lower)) return false;
    let first = i;
    while (first > 0 && /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(words[first - 1]!.pos)) first--;
    return words[first - 1]?.pos !== "ADP";
  });
}

/** True for the words before "one" in "that one", "a new one", "each one". */
function isBeforeOne(word: Word | undefined): boolean {
  return word?.pos === "ADJ" || (word?.pos === "DET" && !["no", "any", "every"].includes(word.lower));
}

function beginningOf({ sentences: [first] }: Read): Word[] {
  return (first?.words ?? []).filter(({ pos }) => pos !== "PUNCT");
}
