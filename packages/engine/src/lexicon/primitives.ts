import type { Word } from "../document/document.ts";
import { clauseAround, tenseAround } from "../grammar/clauses.ts";
import { isPersonNoun, vagueNouns } from "../grammar/noun-classes.ts";
import { headOf, isPlural, nounPhraseEnd } from "../grammar/noun-phrase.ts";
import { childrenOf, conjunctsOf, generalRelation, isSure, objectOf, subjectOf } from "../grammar/relations.ts";
import { wordSet } from "../grammar/word-set.ts";
import { modes as allModes } from "../options.ts";
import { type Guard, isVerb, rootOf, type Site, treeOf, verbOf } from "./site.ts";

/** A guard with words in brackets, and for some guards a number before the words: `near(4: price cost)`. */
export interface Primitive {
  /** What the number before the words means; absent if the guard takes no number. */
  readonly count?: string;
  /** The words allowed in the brackets; absent if any word is allowed. */
  readonly known?: ReadonlySet<string>;
  make(words: ReadonlySet<string>, count: number): Guard;
}

/** What a guard tests: a word, or a range of words without those of the match. */
interface Place {
  readonly count?: string;
  /** True if both the form and the lemma of a word are tested. */
  readonly either?: true;
  find(site: Site, count: number): Word | readonly [from: number, to: number] | undefined;
}

const wordsAway = "words, 1 for the one right beside the match";
const tokens = "tokens of the pattern, from 1";

/** The words that guards can test, by name: `next`, `subject`, `near` and so on. */
const places: Readonly<Record<string, Place>> = {
  next: { find: ({ words, to }) => words[to] },
  previous: { find: ({ words, from }) => words[from - 1] },
  after: { count: wordsAway, find: ({ words, to }, n) => words[to + n - 1] },
  before: { count: wordsAway, find: ({ words, from }, n) => words[from - n] },
  first: { find: ({ words, from }) => words[from] },
  last: { find: ({ words, to }) => words[to - 1] },
  // For token `n` of the pattern: its first word, its last word, and the word behind it.
  slot: { count: tokens, find: ({ words, slots }, n) => words[slots[n - 1]?.from ?? -1] },
  slotLast: { count: tokens, find: ({ words, slots }, n) => words[(slots[n - 1]?.to ?? 0) - 1] },
  afterSlot: { count: tokens, find: ({ words, slots }, n) => words[slots[n - 1]?.to ?? -1] },
  // The sentence's first word that is not punctuation.
  opener: { find: ({ words }) => words.find(({ pos }) => pos !== "PUNCT") },
  // The `n` words after the match, before it, or on both sides.
  ahead: { count: "words", either: true, find: ({ to }, n) => [to, to + n] },
  behind: { count: "words", either: true, find: ({ from }, n) => [from - n, from] },
  near: { count: "words to each side", either: true, find: ({ from, to }, n) => [from - n, to + n] },
  sentenceHas: { either: true, find: ({ words }) => [0, words.length] },
  // The subject of the verb in the match; if it has none, of the verb that the match depends on.
  subject: { either: true, find: (site) => at(site, subjectAt(site)) },
  object: { either: true, find: (site) => at(site, objectAt(site)) },
  // The word that the match depends on.
  governor: { either: true, find: (site) => at(site, treeOf(site).heads[rootOf(site)]) },
};

/** The parts of speech that the tagger assigns. */
export const partsOfSpeech = wordSet(`ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X
  SPACE`);

/** Kinds of words that a guard can test for by name: `subjectIs(thing)`. */
const kindsOfWords: Readonly<Record<string, (word: Word) => boolean>> = {
  plural: isPlural,
  person: (word) => word.pos === "NOUN" && isPersonNoun(word),
  thing: (word) => word.pos === "NOUN" && !isPersonNoun(word),
  vague: ({ lower }) => vagueNouns.has(lower),
};

const kindsOfClauses = wordSet("main conjunct relative adverbial complement subject reduced open loose");

/** The relations of the parse trees, with their subtypes and without. */
const relationNames =
  wordSet(`acl acl:relcl advcl advcl:relcl advmod amod appos aux aux:pass case cc cc:preconj ccomp compound compound:prt conj cop csubj
  dep det det:predet discourse expl fixed flat goeswith iobj list mark nmod nmod:desc nmod:poss nmod:unmarked nsubj nsubj:outer
  nsubj:pass nummod obj obl obl:agent obl:unmarked parataxis punct reparandum root vocative xcomp`);

/** The property of a word that a guard tests: its form, its part of speech or its kind. */
interface Look {
  readonly known?: ReadonlySet<string>;
  fits(wanted: ReadonlySet<string>): (word: Word) => boolean;
}

/** The properties that can be tested, by the suffix that they add to a guard's name: `nextPos`, `subjectIs`. */
const looks: Readonly<Record<string, Look>> = {
  "": { fits: (wanted) => (word) => wanted.has(word.lower) },
  Lemma: { fits: (wanted) => (word) => wanted.has(word.lemma) },
  Pos: { known: partsOfSpeech, fits: (wanted) => (word) => wanted.has(word.pos) },
  Tag: { fits: (wanted) => (word) => wanted.has(word.tag) },
  Ends: {
    fits(wanted) {
      const endings = [...wanted];
      return ({ lower }) => endings.some((ending) => lower.endsWith(ending));
    },
  },
  Is: {
    known: new Set(Object.keys(kindsOfWords)),
    fits(wanted) {
      const kinds = [...wanted].map((kind) => kindsOfWords[kind]!);
      return (word) => kinds.some((isKind) => isKind(word));
    },
  },
};

const eitherWay: Look = { fits: (wanted) => (word) => wanted.has(word.lemma) || wanted.has(word.lower) };

/** All guards that test words: each of `places` with each of `looks`. */
const lookingAtWords = Object.entries(places).flatMap(([name, place]) =>
  Object.entries(looks).map(([suffix, look]): [string, Primitive] => [
    name + suffix,
    looksAt(place, suffix === "" && place.either ? eitherWay : look),
  ]),
);

function looksAt({ count, find }: Place, { known, fits }: Look): Primitive {
  return {
    ...(count !== undefined && { count }),
    ...(known && { known }),
    make(wanted, n) {
      const test = fits(wanted);
      return (site) => {
        const found = find(site, n);
        if (found === undefined) return false;
        return Array.isArray(found) ? hasOne(site, found[0], found[1], test) : test(found as Word);
      };
    },
  };
}

function hasOne({ words, from, to }: Site, start: number, end: number, test: (word: Word) => boolean): boolean {
  for (let i = Math.max(0, start); i < Math.min(end, words.length); i++)
    if ((i < from || i >= to) && test(words[i]!)) return true;
  return false;
}

/** All guards that take words: `next(of to)`, `near(4: price cost)`, `subjectIs(thing)`, `relation(acl)`. */
export const primitives: Readonly<Record<string, Primitive>> = {
  ...Object.fromEntries(lookingAtWords),
  /** Tests whether a token of the pattern matched more words than the given number. */
  longSlot: {
    count: tokens,
    make:
      ([most], token) =>
      (site) => {
        const { from, to } = site.slots[token - 1]!;
        return to - from > Number(most);
      },
  },
  /** Tests whether the object and all its conjuncts are in the list: "maintain order and calm". */
  objects: {
    make: (wanted) => (site) => {
      const { words, to } = site;
      const tree = treeOf(site);
      const fits = eitherWay.fits(wanted);
      const object = objectAt(site);
      if (object === undefined || !fits(words[object]!)) return false;
      const joined = conjunctsOf(tree, object).filter((i) => i >= to && words[i]!.pos === "NOUN" && isSure(tree, i));
      return joined.every((i) => fits(words[i]!));
    },
  },
  /** Tests whether the relation of the match to its head is one of the given relations. */
  relation: {
    known: relationNames,
    make: (relations) => (site) => isAmong(relations, treeOf(site).relations[rootOf(site)]!),
  },
  /** Tests whether a word outside the match has the match as its head, by one of the given relations. */
  dependent: {
    known: relationNames,
    make: (relations) => (site) => {
      const tree = treeOf(site);
      return childrenOf(tree, rootOf(site)).some(
        (i) => (i < site.from || i >= site.to) && isAmong(relations, tree.relations[i]!),
      );
    },
  },
  /** Tests whether the clause that contains the match is of one of the given kinds. */
  clause: {
    known: kindsOfClauses,
    make: (kinds) => (site) => kinds.has(clauseAround(site.context.sentence, rootOf(site))?.kind ?? ""),
  },
  /** Tests the tense of the clause that contains the match, or of the next outer clause that has a tense. */
  tense: {
    known: new Set(["present", "past", "modal"]),
    make: (tenses) => (site) => tenses.has(tenseAround(site.context.sentence, rootOf(site))),
  },
  /** Tests whether the text is rewritten in one of the given modes. */
  mode: {
    known: new Set<string>(allModes),
    make:
      (modes) =>
      ({ context }) =>
        modes.has(context.mode),
  },
};

function isAmong(relations: ReadonlySet<string>, relation: string): boolean {
  return relations.has(relation) || relations.has(generalRelation(relation));
}

function at({ words }: Site, index: number | undefined): Word | undefined {
  return index === undefined ? undefined : words[index];
}

function subjectAt(site: Site): number | undefined {
  const tree = treeOf(site);
  const own = verbOf(site);
  const head = tree.heads[own]!;
  return subjectOf(tree, isVerb(site.words[own]) || head < 0 ? own : head);
}

/** Returns the head noun of the phrase right behind the match; if there is none, the object of the match's verb. */
function objectAt(site: Site): number | undefined {
  const { words, to } = site;
  const end = nounPhraseEnd(words, to);
  if (end !== undefined) return headOf(words, to, end);
  const verb = verbOf(site);
  const object = words[verb]!.pos === "VERB" ? objectOf(treeOf(site), verb) : undefined;
  return object !== undefined && object >= to ? object : undefined;
}
