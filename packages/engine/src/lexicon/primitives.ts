import type { Word } from "../document/document.ts";
import { headOf, nounPhraseEnd } from "../grammar/noun-phrase.ts";
import { objectOf, subjectOf } from "../grammar/relations.ts";
import { verbOf } from "./guards/tree.ts";
import type { Guard, Site } from "./site.ts";

/** Makes a guard of the words in its brackets, and of the number before them where it takes one. */
export interface Primitive {
  /** One sentence: when the guard holds. */
  readonly holds: string;
  /** What the number before the words counts; absent where there is none. */
  readonly count?: string;
  make(words: ReadonlySet<string>, count: number): Guard;
}

type Key = "lower" | "lemma" | "pos";

/** Makes a guard that looks at one word of the site. */
function at(
  holds: string,
  key: Key,
  wordAt: (site: Site, count: number) => Word | undefined,
  count?: string,
): Primitive {
  return {
    holds,
    ...(count !== undefined && { count }),
    make: (words, n) => (site) => words.has(wordAt(site, n)?.[key] ?? ""),
  };
}

const after = ({ words, to }: Site, n = 1): Word | undefined => words[to + n - 1];
const before = ({ words, from }: Site, n = 1): Word | undefined => words[from - n];
const first = ({ words, from }: Site): Word | undefined => words[from];
const last = ({ words, to }: Site): Word | undefined => words[to - 1];
const slot = ({ words, slots }: Site, n: number): Word | undefined => words[slots[n - 1]?.from ?? -1];

const next = (site: Site): Word | undefined => after(site);
const previous = (site: Site): Word | undefined => before(site);

/** The guards that take words: `next(of to)`, `near(4: price cost)`. */
export const primitives: Readonly<Record<string, Primitive>> = {
  next: at("The word after the match is one of these.", "lower", next),
  nextLemma: at("The word after the match is a form of one of these.", "lemma", next),
  nextPos: at("The word after the match is such a part of speech.", "pos", next),
  previous: at("The word before the match is one of these.", "lower", previous),
  previousLemma: at("The word before the match is a form of one of these.", "lemma", previous),
  previousPos: at("The word before the match is such a part of speech.", "pos", previous),
  after: at("The word that far after the match is one of these.", "lower", after, "words, 1 for the next"),
  afterLemma: at(
    "The word that far after the match is a form of one of these.",
    "lemma",
    after,
    "words, 1 for the next",
  ),
  afterPos: at("The word that far after the match is such a part of speech.", "pos", after, "words, 1 for the next"),
  before: at(
    "The word that far before the match is one of these.",
    "lower",
    before,
    "words, 1 for the one right before",
  ),
  beforeLemma: at(
    "The word that far before the match is a form of one of these.",
    "lemma",
    before,
    "words, 1 for the one right before",
  ),
  beforePos: at(
    "The word that far before the match is such a part of speech.",
    "pos",
    before,
    "words, 1 for the one right before",
  ),
  first: at("The first word of the match is one of these.", "lower", first),
  firstLemma: at("The first word of the match is a form of one of these.", "lemma", first),
  firstPos: at("The first word of the match is such a part of speech.", "pos", first),
  last: at("The last word of the match is one of these.", "lower", last),
  lastLemma: at("The last word of the match is a form of one of these.", "lemma", last),
  lastPos: at("The last word of the match is such a part of speech.", "pos", last),
  slot: at(
    "The first word of that token of the pattern is one of these.",
    "lower",
    slot,
    "tokens of the pattern, from 1",
  ),
  slotLemma: at(
    "The first word of that token of the pattern is a form of one of these.",
    "lemma",
    slot,
    "tokens of the pattern, from 1",
  ),
  slotPos: at(
    "The first word of that token of the pattern is such a part of speech.",
    "pos",
    slot,
    "tokens of the pattern, from 1",
  ),
  form: {
    holds: "The first word of the match ends in one of these.",
    make: (endings) => {
      const all = [...endings];
      return ({ words, from }) => all.some((ending) => words[from]!.lower.endsWith(ending));
    },
  },
  near: {
    holds: "A form of one of these is among so many words before or after the match.",
    count: "words to each side",
    make:
      (lemmas, distance) =>
      ({ words, from, to }) =>
        hasLemma(words, Math.max(0, from - distance), from, lemmas) || hasLemma(words, to, to + distance, lemmas),
  },
  ahead: {
    holds: "A form of one of these is among so many words after the match.",
    count: "words",
    make:
      (lemmas, distance) =>
      ({ words, to }) =>
        hasLemma(words, to, to + distance, lemmas),
  },
  behind: {
    holds: "A form of one of these is among so many words before the match.",
    count: "words",
    make:
      (lemmas, distance) =>
      ({ words, from }) =>
        hasLemma(words, Math.max(0, from - distance), from, lemmas),
  },
  sentenceHas: {
    holds: "One of these, or a form of it, is somewhere in the sentence outside the match.",
    make:
      (lemmas) =>
      ({ words, from, to }) =>
        words.some((word, i) => (i < from || i >= to) && (lemmas.has(word.lemma) || lemmas.has(word.lower))),
  },
  object: {
    holds:
      "The head of the noun phrase right after the match, or the object of its verb where none is there, is one of these.",
    make: (lemmas) => (site) => {
      const { words, to } = site;
      const end = nounPhraseEnd(words, to);
      if (end !== undefined) return isAmong(words[headOf(words, to, end)], lemmas);
      const verb = verbOf(site);
      const object = words[verb]!.pos === "VERB" ? objectOf(site.context.sentence.tree, verb) : undefined;
      return object !== undefined && object >= to && isAmong(words[object], lemmas);
    },
  },
  subject: {
    holds: "The subject of the verb of the match is one of these, singular or plural.",
    make: (lemmas) => (site) => {
      const subject = subjectOf(site.context.sentence.tree, verbOf(site));
      const word = subject === undefined ? undefined : site.words[subject];
      return isAmong(word, lemmas);
    },
  },
  mode: {
    holds: "The text is rewritten in one of these modes.",
    make:
      (modes) =>
      ({ context }) =>
        modes.has(context.mode),
  },
};

function isAmong(word: Word | undefined, lemmas: ReadonlySet<string>): boolean {
  return word !== undefined && (lemmas.has(word.lemma) || lemmas.has(word.lower));
}

function hasLemma(words: readonly Word[], from: number, to: number, lemmas: ReadonlySet<string>): boolean {
  for (let i = from; i < Math.min(to, words.length); i++) if (lemmas.has(words[i]!.lemma)) return true;
  return false;
}
