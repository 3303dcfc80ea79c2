import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";

/** A main clause behind an opening phrase and its comma, to whose end that phrase can move. */
interface Main {
  readonly clause: Clause;
  /** Index of the mark before which its core ends: the full stop, or the comma of a tail in -ing. */
  readonly end: number;
}

/** Words with which another clause begins, or a phrase that would part from what it goes with. */
const blocking = new Set(
  `that which who whom whose where when while because if although though since until unless before after so but how what
  why whether then yet except nor either neither instead rather including such unlike despite`.split(/\s+/),
);
const negations = new Set(
  "not n't never no none nobody nothing hardly rarely seldom barely scarcely without".split(" "),
);
const limits = new Set("only just even any solely merely".split(" "));

/** The clause at `from` where it is one plain statement with one verb, so that what is put behind it goes with that verb. */
export function plainMain(
  words: readonly Word[],
  from: number,
  allows: { readonly negation: boolean },
): Main | undefined {
  const stop = words.length - 1;
  if (words[stop]?.text !== "." || !opensSubject(words, from)) return undefined;
  const border = words.findIndex(({ pos, text }, i) => i > from && pos === "PUNCT" && text !== "-");
  if (border < stop && !isTail(words, border)) return undefined;
  const clause = clauseAt(words, from, border);
  if (!clause || border - from < 4 || clause.verb.first - from > 9) return undefined;
  if (isPassedOver(words, clause, border) || repeatsOpening(words, border)) return undefined;
  for (let i = from; i < border; i++) {
    const { lower } = words[i]!;
    if ((i >= clause.verb.first && blocking.has(lower)) || limits.has(lower)) return undefined;
    if (negations.has(lower) && !allows.negation) return undefined;
    if ((lower === "and" || lower === "or") && !joinsAlike(words, i)) return undefined;
    if (i > clause.verb.last && !isQuiet(words, i, clause)) return undefined;
  }
  const last = words[border - 1]!;
  if (["ADP", "PART", "CCONJ", "DET", "AUX"].includes(last.pos) || last.lower === "others") return undefined;
  return { clause, end: border };
}

const subjects = new Set(["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"]);

/** "By playing games, like chess, a boy": what stands at `from` is no subject, but an aside. */
export function opensSubject(words: readonly Word[], from: number): boolean {
  const { pos, lower } = words[from]!;
  return subjects.has(pos) && lower !== "like" && lower !== "such" && lower !== "whether";
}

/** "The cakes sold by men and women are good": the participle is taken for the verb, and the verb comes later. */
export function isPassedOver(words: readonly Word[], { verb }: Clause, to: number): boolean {
  const word = words[verb.first]!;
  if (verb.first !== verb.last || !formsOf(word.lower, word.lemma).includes("en")) return false;
  for (let i = verb.last + 1; i < to; i++) {
    const { pos, lower } = words[i]!;
    if (pos === "PUNCT" || pos === "SCONJ" || ["that", "which", "who", "what", "how"].includes(lower)) return false;
    if (pos === "AUX" && lower !== "to" && words[i - 1]!.lower !== "to") return true;
  }
  return false;
}

/** "She walked on his arm on the big day": two phrases with the same preposition limp. */
function repeatsOpening(words: readonly Word[], border: number): boolean {
  return words.slice(Math.max(0, border - 5), border).some(({ lower }) => lower === words[0]!.lower);
}

/** ", making it safe": what hangs on the whole clause stays behind it. */
function isTail(words: readonly Word[], comma: number): boolean {
  const next = words[comma + 1];
  return words[comma]?.text === "," && next?.pos === "VERB" && /ing$/.test(next.lower) && !examples.has(next.lower);
}

/** These go with the noun before them. */
const examples = new Set(["including", "regarding", "concerning", "excluding", "following", "ranging"]);

const nominal = new Set(["NOUN", "PROPN", "NUM", "PRON"]);
const beforeNoun = new Set(["NOUN", "PROPN", "NUM", "ADJ", "DET"]);

/** "Bread and new cakes", "large and old": the link joins two of a kind, not two statements. */
function joinsAlike(words: readonly Word[], i: number): boolean {
  const before = words[i - 1]?.pos ?? "";
  const after = words[i + 1]?.pos ?? "";
  if (nominal.has(before)) return beforeNoun.has(after);
  return (before === "ADJ" && (after === "ADJ" || after === "ADV")) || (before === "ADV" && after === "ADV");
}

const ofOwn = new Set(
  `aim seek try want need hope begin start continue help work manage strive learn choose decide plan have tend able
  likely ready willing free use`.split(/\s+/),
);

/** No second verb that could take what follows: a participle before its noun, or an infinitive that continues the verb. */
function isQuiet(words: readonly Word[], i: number, { verb }: Clause): boolean {
  const word = words[i]!;
  if (word.pos !== "VERB" && word.pos !== "AUX")
    return !(/[^aeiou]ing$/.test(word.lower) && words[i - 1]?.pos === "ADP");
  const next = words[i + 1];
  if (/(?:ing|ed|en)$/.test(word.lower) && (next?.pos === "NOUN" || next?.pos === "ADJ"))
    return words[i - 1]?.pos !== "ADP";
  const link = words[i - 1];
  const governor = words[i - 2];
  return link?.lower === "to" && governor !== undefined && i - 3 <= verb.last && ofOwn.has(governor.lemma);
}

/** What a phrase before the clause may have named: [from, to). */
interface Reach {
  readonly from: number;
  readonly to: number;
}

const singular = new Set(["it", "its", "itself"]);
const plural = new Set(["they", "them", "their", "theirs", "themselves"]);
const personal = new Set(["he", "she", "him", "her", "his", "hers", "himself", "herself"]);
const pointing = new Set(["this", "that", "these", "those", "one", "ones", "both", "former", "latter", "others"]);

/**
 * True where a word of `later` may stand for something that `earlier` names, or names it again. `controlled` says that
 * whoever is the clause's subject also does what the phrase says, so that the subject is nobody in it.
 */
export function leansOn(words: readonly Word[], later: Reach, earlier: Reach, controlled: boolean): boolean {
  const named = words.slice(earlier.from, earlier.to).filter(({ pos }) => pos === "NOUN" || pos === "PROPN");
  if (named.length === 0) return false;
  const many = named.some(isPlural) || words.slice(earlier.from, earlier.to).some(({ lower }) => lower === "and");
  const someone = named.some((word) => word.pos === "PROPN" || isPersonNoun(word));
  const lemmas = new Set(named.map(({ lemma }) => lemma));
  return words.slice(later.from, later.to).some(({ lower, lemma, pos }, i) => {
    if (pointing.has(lower) || ((pos === "NOUN" || pos === "PROPN") && lemmas.has(lemma))) return true;
    if (controlled && i === 0 && pos === "PRON") return false;
    if (singular.has(lower)) return named.some((word) => !isPlural(word));
    if (plural.has(lower)) return many || named.some(isPersonNoun);
    return personal.has(lower) && someone;
  });
}

/** True where an "its" or "their" in the phrase can be that of the subject with this head. */
export function goesWith(words: readonly Word[], { from, to }: Reach, head: Word): boolean {
  return words.slice(from, to).every(({ lower }) => {
    if (singular.has(lower)) return !isPlural(head) && !isPersonNoun(head);
    if (plural.has(lower)) return isPlural(head);
    return !personal.has(lower) || head.pos === "PROPN" || isPersonNoun(head);
  });
}

/** True where a "its" or "their" in the phrase could be read as that of a noun in [from, to) once it stands behind it. */
export function couldBeOthers(words: readonly Word[], phrase: Reach, { from, to }: Reach): boolean {
  const nouns = words.slice(from, to).filter(({ pos }) => pos === "NOUN" || pos === "PROPN");
  return words.slice(phrase.from, phrase.to).some(({ lower }) => {
    if (singular.has(lower)) return nouns.some((word) => !isPlural(word));
    if (plural.has(lower)) return nouns.some((word) => isPlural(word) || isPersonNoun(word));
    return personal.has(lower) && nouns.some((word) => word.pos === "PROPN" || isPersonNoun(word));
  });
}
