import type { Word } from "../document/document.ts";
import { wordSet } from "../grammar/word-set.ts";
import { type Content, contentOf, keysOf } from "./content.ts";
import { partsIn } from "./lists.ts";
import { onlyPredication, type Predication, predicationsIn } from "./predications.ts";
import type { ProblemCode } from "./pro.ts";
import { type Read, wordsOf } from "./read.ts";

/** Groups of words such as "not" and "must", which affect the meaning of the words around them. */
const carriers: readonly Carrier[] = [
  carrier(
    "negation",
    "not n't no never none cannot without neither nor hardly barely rarely seldom",
    "lack lacks lacking fail fails failed unable few little",
  ),
  carrier(
    "modality",
    "must shall",
    "duty obligation need needs needed has have had require requires required necessary mandatory",
  ),
  carrier(
    "modality",
    "should ought",
    "important essential best recommended advisable need needs better must expected supposed",
  ),
  carrier(
    "modality",
    "may might",
    "could can possible possibly perhaps maybe potentially potential likely chance allowed permitted",
  ),
  carrier("modality", "only solely merely exclusively alone", "just simply unless until"),
];

interface Carrier {
  readonly code: ProblemCode;
  readonly words: ReadonlySet<string>;
  /** Words that may express in the other text what the words of the group express. */
  readonly also: ReadonlySet<string>;
}

function carrier(code: ProblemCode, words: string, also: string): Carrier {
  return { code, words: new Set(words.split(" ")), also: new Set([...words.split(" "), ...also.split(" ")]) };
}

/** How many words before and behind a word such as "not" are affected, within the same clause. */
const reach = 7;

/** Returns a word that is no longer negated, required or permitted: "A must, B may" became "A may, B must". */
export function scopeProblem(before: Read, after: Read): { code: ProblemCode; word: string } | undefined {
  const [source, answer] = [wordsOf(before), wordsOf(after)];
  const exchanged = exchangedDenial(source, answer) ?? movedDenial(predicationsIn(before), predicationsIn(after));
  if (exchanged !== undefined) return { code: "negation", word: exchanged };
  for (const { code, words, also } of carriers) {
    // If one text has more negations, the other expresses them in other words, which cannot be compared.
    if (code === "negation" && countOf(source, words) !== countOf(answer, words)) continue;
    const lost = stray(source, answer, words, also) ?? stray(answer, source, words, also);
    if (lost !== undefined) return { code, word: lost };
  }
  return undefined;
}

/** Matches verbs whose "not" may move to the clause that follows: "I do not think so" and "I think not". */
const raising =
  wordSet(`think believe expect suppose imagine want seem appear feel guess reckon intend plan look mean wish advise recommend
  have need be do likely probable able`);

/** Returns a predicate whose negation has moved: "It is not clear that he paid", "It is clear that he did not pay". */
function movedDenial(source: readonly Predication[], answer: readonly Predication[]): string | undefined {
  const denialsOf = (predications: readonly Predication[]): Map<string, boolean> =>
    new Map(
      predications
        .filter(
          ({ verb: { pos, lemma } }) =>
            /^(?:VERB|ADJ)$/.test(pos) && !raising.has(lemma) && onlyPredication(predications, lemma),
        )
        .map(({ verb, isDenied }) => [verb.lemma, isDenied]),
    );
  const [old, now] = [denialsOf(source), denialsOf(answer)];
  return [...now].some(([lemma, is]) => is && !old.get(lemma)) ? lostDenial(old, now) : undefined;
}

/** Returns a word that is no longer negated while another one now is: "not red; it was blue". */
function exchangedDenial(source: readonly Word[], answer: readonly Word[]): string | undefined {
  const [old, now] = [denialsIn(source), denialsIn(answer)];
  return [...now].some(([lemma, is]) => is && old.get(lemma) === false) ? lostDenial(old, now) : undefined;
}

function lostDenial(old: ReadonlyMap<string, boolean>, now: ReadonlyMap<string, boolean>): string | undefined {
  return [...old].find(([lemma, was]) => was && now.get(lemma) === false)?.[0];
}

const partEnd = /^(?:[;:.!?()—–]|but|while|whereas|although|though)$/;
const denying = wordSet("not n't no never none nobody nothing cannot without neither nor");

/** Returns, by content word that occurs once, whether a negation is in the same part of the sentence. */
function denialsIn(words: readonly Word[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const repeated = new Set<string>();
  for (const part of partsIn(words, partEnd)) {
    const isDenied = part.some(({ lower }, i) => denying.has(lower) && !isIdle(part, i));
    for (const { word } of contentOf(part)) {
      if (found.has(word.lemma)) repeated.add(word.lemma);
      found.set(word.lemma, isDenied);
    }
  }
  for (const lemma of repeated) found.delete(lemma);
  return found;
}

function countOf(words: readonly Word[], list: ReadonlySet<string>): number {
  return words.filter(({ lower }) => list.has(lower)).length;
}

/** Returns a word that a word such as "not" affects in `one` but not in `other`; both have the word once. */
function stray(
  one: readonly Word[],
  other: readonly Word[],
  words: ReadonlySet<string>,
  also: ReadonlySet<string>,
): string | undefined {
  const carried = (word: Word): boolean => also.has(word.lower) || negative.test(word.lower);
  const near = new Set(
    other.flatMap((word, i) => (carried(word) ? contentAround(other, i, 2 * reach).flatMap(({ keys }) => keys) : [])),
  );
  for (const [i, { lower }] of one.entries()) {
    if (!words.has(lower) || isIdle(one, i)) continue;
    const own = contentAround(one, i, reach).filter(({ keys }) => occursOnce(one, keys) && occursOnce(other, keys));
    if (own.length > 0 && !own.some(({ keys }) => keys.some((key) => near.has(key)))) return own[0]!.word.lower;
  }
  return undefined;
}

const negative = /^(?:un|in|im|ir|dis)\p{L}{4}|\p{L}{4}less$/u;
const idle = new Set(["only", "just", "merely", "simply", "solely"]);

/** Returns whether a word of negation or duty expresses neither: "not only", "whether or not", "should you". */
function isIdle(words: readonly Word[], i: number): boolean {
  if (words[i + 1]?.lemma === "hesitate" || (words[i]!.lower === "should" && words[i + 1]?.pos === "PRON")) return true;
  if (idle.has(words[i + 1]?.lower ?? "") || words[i - 1]?.lower === "or") return true;
  return idle.has(words[i]!.lower) && /^(?:not|n't)$/.test(words[i - 1]?.lower ?? "");
}

const border = /^(?:[,;:.!?()—–]|while|whereas|but|although|though|because|unless|until)$/;

/** Returns the content words around a word, inside its clause. */
function contentAround(words: readonly Word[], i: number, most: number): Content[] {
  let start = i;
  let end = i + 1;
  while (start > 0 && i - start < most && !border.test(words[start - 1]!.lower)) start--;
  while (end < words.length && end - i <= most && !border.test(words[end]!.lower)) end++;
  return contentOf(words.slice(start, end));
}

function occursOnce(words: readonly Word[], keys: readonly string[]): boolean {
  return words.filter(({ lower, lemma }) => keysOf(lower, lemma).some((key) => keys.includes(key))).length === 1;
}
