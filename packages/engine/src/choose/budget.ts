import type { Sentence, Word } from "../document/document.ts";
import { type Change, type Draft, isPermitted } from "../document/draft.ts";
import { firstWord } from "../model/format.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Span } from "../span.ts";

/** A change that only takes words out. */
export interface Cut extends Change {
  /** How much a reader would miss its words, where 1 is as much as any others. */
  readonly worth: number;
  /** True for a sentence that may go only with the next. */
  readonly withNext: boolean;
}

/** A stretch of prose with the cuts that its grammar allows. */
export interface Prose {
  readonly draft: Draft;
  readonly sentences: readonly Sentence[];
  readonly cuts: readonly Cut[];
}

/** The part of a text's words to take out: a third at level 7, in a mode that adds one to it, four tenths at most. */
export function shareFor(level: number): number {
  return Math.min(0.4, level / 24);
}

/** More than this a cut must not tell, in bits for each word it takes out. */
const ceiling = 5;
/** Of what a word that the text says elsewhere too tells. */
const little = 0.25;
/** What the plainest content words tell, what is taken off for how common any word is, and what a rare one tells, in bits. */
const [least, common, rare] = [0.3, 11, 7];
/** The most that may go of a sentence that stays. */
const mostOfSentence = 0.6;

/** A cut with where it stands and what it takes. */
interface Candidate {
  readonly cut: Cut;
  readonly run: number;
  /** The number of its sentence in the run. */
  readonly at: number;
  readonly span: Span;
  readonly words: readonly Word[];
  readonly size: number;
  readonly isWhole: boolean;
  readonly price: number;
}

/**
 * Picks the cuts that the text misses least, for each stretch of prose, until it has lost the share of its original
 * words. After Clarke and Lapata (2008): among cuts that leave good grammar, the words that tell least go first.
 */
export function chooseCuts(model: LanguageModel, prose: readonly Prose[], share: number): Change[][] {
  const said = countWords(prose);
  const length = prose.reduce((sum, { draft }) => sum + wordsIn(draft.original), 0);
  let lost = length - prose.reduce((sum, { draft }) => sum + wordsIn(draft.text), 0);
  const chosen = prose.map(() => new Map<number, readonly Candidate[]>());
  const introductions = findIntroductions(prose);
  const candidates = prose
    .flatMap((_, run) => candidatesOf(model, prose, run, said))
    .filter(({ price, size, words }) => size > 0 && price <= ceiling && !words.some((word) => introductions.has(word)))
    .sort((a, b) => a.price - b.price || a.run - b.run || a.span.start - b.span.start);
  const count = (words: readonly Word[], sign: number): void => {
    for (const { lemma } of words) said.set(lemma, said.get(lemma)! + sign);
  };
  // What may go only with another gets a second turn.
  for (const candidate of [...candidates, ...candidates.filter(({ cut }) => cut.withNext)]) {
    const { cut, run, at, size, words } = candidate;
    const own = chosen[run]!.get(at) ?? [];
    const inside = candidate.isWhole ? own : [];
    const gain = size - inside.reduce((sum, other) => sum + other.size, 0);
    if (lost >= share * length || lost + gain > share * length * 1.1 + 2 || own.includes(candidate)) continue;
    // What made this cut cheap may have been cut meanwhile.
    for (const other of inside) count(other.words, 1);
    const isDear =
      priceOf(model, cut, words, size, said) > ceiling || words.some((word) => isLastMention(word, words, said));
    const isMade = !isDear && fits(candidate, chosen[run]!, prose[run]!);
    for (const other of isMade ? [candidate] : inside) count(other.words, -1);
    if (!isMade) continue;
    chosen[run]!.set(at, candidate.isWhole ? [candidate] : [...own, candidate]);
    lost += gain;
  }
  return chosen.map((all) => [...all.values()].flat().map(({ cut }) => cut));
}

function candidatesOf(
  model: LanguageModel,
  prose: readonly Prose[],
  run: number,
  said: ReadonlyMap<string, number>,
): Candidate[] {
  const { draft, sentences, cuts } = prose[run]!;
  let at = 0;
  return cuts
    .filter(({ parts }) => isPermitted(draft, parts))
    .map((cut) => {
      const span = { start: cut.parts[0]!.start, end: cut.parts.at(-1)!.end };
      while (sentences[at]!.end < span.end && at < sentences.length - 1 && sentences[at + 1]!.start < span.end) at++;
      const words = sentences[at]!.words.filter((word) => cut.parts.some((part) => holds(part, word)));
      const size = cut.parts.reduce((sum, { start, end }) => sum + wordsIn(draft.text.slice(start, end)), 0);
      const isWhole = words.length === sentences[at]!.words.length;
      return { cut, run, at, span, words, size, isWhole, price: priceOf(model, cut, words, size, said) };
    });
}

/** True where a cut neither meets another, nor leaves too little of its sentence or too few of the sentences around it. */
function fits(
  { cut: { withNext }, span, at, size, isWhole }: Candidate,
  chosen: ReadonlyMap<number, readonly Candidate[]>,
  { draft, sentences }: Prose,
): boolean {
  const own = chosen.get(at) ?? [];
  if (
    own.some(
      (other) => other.isWhole || (!isWhole && other.span.start <= span.end + 1 && span.start <= other.span.end + 1),
    )
  )
    return false;
  if (!isWhole) {
    const gone = own.reduce((sum, other) => sum + other.size, size);
    return gone <= mostOfSentence * wordsIn(draft.text.slice(sentences[at]!.start, sentences[at]!.end));
  }
  const isGone = (place: number) => chosen.get(place)?.[0]?.isWhole ?? false;
  const isThirdInRow = isGone(at - 1) ? isGone(at - 2) || isGone(at + 1) : isGone(at + 1) && isGone(at + 2);
  const around = [-2, -1, 1, 2].filter((step) => isGone(at + step)).length;
  return !isThirdInRow && around < 2 && (sentences.length > 2 || around === 0) && (!withNext || isGone(at + 1));
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

const definite = new Set(["the", "this", "that", "these", "those", "such"]);
/** So many characters on, a reader looks back for what "the" means. */
const near = 500;

/** The places where a text names a thing anew and a little later speaks of it as known: "an oven. … The oven". */
function findIntroductions(prose: readonly Prose[]): Set<Word> {
  const introductions = new Set<Word>();
  for (const { sentences } of prose) {
    const first = new Map<string, { readonly word: Word; readonly isKnown: boolean }>();
    let isKnown = false;
    for (const word of sentences.flatMap(({ words }) => words)) {
      if (word.pos === "DET" || word.pos === "PRON") isKnown = definite.has(word.lower);
      else if (word.pos === "NOUN") {
        const introduced = first.get(word.lemma);
        if (!introduced) first.set(word.lemma, { word, isKnown });
        else if (isKnown && !introduced.isKnown && word.start - introduced.word.end < near)
          introductions.add(introduced.word);
      } else if (word.pos !== "ADJ") isKnown = false;
    }
  }
  return introductions;
}

/** How often the prose says each lemma. */
function countWords(prose: readonly Prose[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sentences } of prose)
    for (const { words } of sentences) for (const { lemma } of words) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return counts;
}

/** True for a name that the text would no longer have. */
function isLastMention({ pos, text, lemma }: Word, words: readonly Word[], said: ReadonlyMap<string, number>): boolean {
  if (pos !== "PROPN" && !/^\p{Lu}/u.test(text)) return false;
  if (pos !== "PROPN" && text === words[0]!.text) return false;
  return said.get(lemma)! <= words.filter((word) => word.lemma === lemma).length;
}

const matter = new Set(["NOUN", "VERB", "ADJ", "ADV", "PROPN", "NUM"]);

/** What a cut tells, in bits for each word it takes out: rare words more, those that the text says elsewhere too less. */
function priceOf(
  model: LanguageModel,
  { worth }: Cut,
  words: readonly Word[],
  size: number,
  said: ReadonlyMap<string, number>,
): number {
  const own = new Map<string, number>();
  const content = words.filter(({ pos }) => matter.has(pos));
  for (const { lemma } of content) own.set(lemma, (own.get(lemma) ?? 0) + 1);
  const told = content.reduce((sum, { text, lemma }) => {
    const { ids } = model.read(text, false);
    const isKnown = ids.length === 1 && ids[0]! >= firstWord;
    const bits = isKnown ? Math.max(least, model.rarity(ids[0]!) / 10 - common) : rare;
    return sum + bits * ((said.get(lemma) ?? 0) > own.get(lemma)! ? little : 1);
  }, 0);
  return (worth * told) / size;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
