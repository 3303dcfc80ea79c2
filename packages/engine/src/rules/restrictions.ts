import type { Word } from "../document/document.ts";
import { isModal, subjectOf } from "../grammar/conjugate.ts";
import { headOf, isPlural, nounPhraseEnd } from "../grammar/noun-phrase.ts";
import { isPersonNoun } from "../grammar/person-nouns.ts";
import { takesObject } from "../grammar/verb-here.ts";
import type { Mode } from "../report/report.ts";
import type { Restriction, Site } from "./table.ts";

/** Any of the restrictions holds. */
export function any(...restrictions: readonly Restriction[]): Restriction {
  return (site) => restrictions.some((restriction) => restriction(site));
}

/** The word after the match is one of these (lower case). */
export function nextIs(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.lower ?? "");
}

/** The dictionary form of the word after the match is one of these. */
export function nextLemma(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.lemma ?? "");
}

/** The word before the match is one of these (lower case). */
export function previousIs(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from }) => set.has(words[from - 1]?.lower ?? "");
}

/** The part of speech of the word after the match is one of these. */
export function nextPos(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.pos ?? "");
}

/** The part of speech of the word before the match is one of these. */
export function previousPos(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from }) => set.has(words[from - 1]?.pos ?? "");
}

/** One of these lemmas stands anywhere in the sentence: a sign that the word is a term of art here. */
export function inSentenceWith(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from, to }: Site) =>
    words.some((word, i) => (i < from || i >= to) && (set.has(word.lemma) || set.has(word.lower)));
}

/** One of these lemmas stands within `distance` words of the match. */
export function near(distance: number, ...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from, to }) =>
    words.slice(Math.max(0, from - distance), from).some((word) => set.has(word.lemma)) ||
    words.slice(to, to + distance).some((word) => set.has(word.lemma));
}

/** The match touches a hyphen, as part of a compound such as "game-changer". */
export const inCompound: Restriction = ({ words, from, to }) =>
  isHyphen(words[from - 1]?.text) || isHyphen(words[to]?.text);

function isHyphen(text: string | undefined): boolean {
  return text === "-" || text === "‑";
}

/** The restriction does not hold. */
export function not(restriction: Restriction): Restriction {
  return (site) => !restriction(site);
}

/** "To", a modal verb or "not" stands right before the match, so that a verb in it is not finite by itself. */
export const afterModal: Restriction = previousIs(
  ..."to can could may might must shall should will would 'll not n't".split(" "),
);

/** All of the restrictions hold. */
export function all(...restrictions: readonly Restriction[]): Restriction {
  return (site) => restrictions.every((restriction) => restriction(site));
}

/** The text is written in one of these modes. */
export function inMode(...modes: readonly Mode[]): Restriction {
  return ({ context }) => modes.includes(context.mode);
}

/** The head of the noun phrase right after the match is one of these nouns, in the singular or the plural. */
export function objectIs(...lemmas: readonly string[]): Restriction {
  const set = new Set(lemmas);
  return ({ words, to }) => {
    const head = headAt(words, to);
    return head !== undefined && (set.has(head.lemma) || set.has(head.lower));
  };
}

function headAt(words: readonly Word[], index: number): Word | undefined {
  const end = nounPhraseEnd(words, index);
  return end === undefined ? undefined : words[headOf(words, index, end)];
}

const degrees = new Set(
  "more most very so as too less least how equally particularly especially extremely incredibly quite rather highly"
    .concat(" increasingly absolutely truly really fairly pretty even just ever")
    .split(" "),
);

/** An adverb of degree stands before the match: "more", "very" … */
export const graded: Restriction = ({ words, from }) => degrees.has(words[from - 1]?.lower ?? "");

/** The match stands before the noun that it describes. */
export const attributive: Restriction = ({ words, to }) => {
  let i = to;
  while (words[i]?.pos === "ADJ") i++;
  return words[i]?.pos === "NOUN" || words[i]?.pos === "PROPN";
};

/** The match is the complement of a verb, not the modifier of a noun after it. */
export const predicative: Restriction = (site) => {
  const next = site.words[site.to];
  return next === undefined || ["PUNCT", "ADP", "PART", "SCONJ", "CCONJ", "AUX"].includes(next.pos);
};

/** Another adjective is joined to the match, before or after: a change to one would limp. */
export const coordinated: Restriction = ({ words, to }) =>
  [",", "and", "or", "but", "yet", "&"].includes(words[to]?.lower ?? "");

/** The noun phrase after the match is plural and no verb behind it says otherwise. */
export const pluralNext: Restriction = ({ words, to }) => {
  const end = nounPhraseEnd(words, to);
  if (end === undefined || !isPlural(words[headOf(words, to, end)]!)) return false;
  return !words.slice(end, end + 8).some((word) => singularVerbs.has(word.lower) && isOwnVerb(words, end, word));
};

const singularVerbs = new Set(["is", "was", "has", "does"]);

/** No other subject stands between the phrase and the verb. */
function isOwnVerb(words: readonly Word[], from: number, verb: Word): boolean {
  for (let i = from; words[i] !== verb; i++) {
    const { pos, lower } = words[i]!;
    if (pos === "PUNCT" || pos === "PRON" || pos === "SCONJ" || lower === "and" || lower === "but") return false;
  }
  return true;
}

/** The noun phrase after the match is singular or uncountable. */
export const singularNext: Restriction = ({ words, to }) => {
  const head = headAt(words, to);
  return head !== undefined && head.pos === "NOUN" && !isPlural(head);
};

/** A verb in the active voice with its object right behind it. */
export const transitive: Restriction = ({ words, from, to }) => takesObject(words, to - 1) && !isPassiveAt(words, from);

/** A form of "be" or "get" governs the match: "was (recently) obtained". */
export const passive: Restriction = ({ words, from }) => isPassiveAt(words, from);

function isPassiveAt(words: readonly Word[], index: number): boolean {
  if (/ing$/.test(words[index]?.lower ?? "")) return false;
  const left = governorAt(words, index);
  return left !== undefined && ["be", "get"].includes(left.lemma);
}

function governorAt(words: readonly Word[], index: number): Word | undefined {
  let i = index - 1;
  while (i >= 0 && (words[i]!.pos === "ADV" || words[i]!.lower === "not" || words[i]!.lower === "n't")) i--;
  return words[i];
}

/** A participle that describes the noun after it: "an enhanced edition". */
export const describesNoun: Restriction = ({ words, from, to }) => {
  const next = words[to];
  if (!/(?:ed|en|ing)$/.test(words[to - 1]!.lower)) return false;
  if (next?.pos !== "NOUN" && next?.pos !== "PROPN" && next?.pos !== "ADJ") return false;
  const left = words[from - 1];
  if (left === undefined) return false;
  const possessive = left.pos === "PRON" && ["my", "your", "his", "her", "its", "our", "their"].includes(left.lower);
  if (/(?:ed|en)$/.test(words[to - 1]!.lower) && (left.pos === "ADV" || left.pos === "ADP")) return true;
  // "Achieve desired accuracy", "ready for sustained growth": no verb stands where another needs its object.
  if (words[to - 1]!.lower.endsWith("ed") && (left.lower === "for" || isObjectTaker(left))) return true;
  return left.pos === "DET" || left.pos === "ADJ" || left.lower === "'s" || possessive || left.lower.endsWith("ly");
};

function isObjectTaker({ pos, lemma }: Word): boolean {
  return pos === "VERB" && !["have", "get", "be"].includes(lemma);
}

/** The subject of the verb at the match is a person or a name, so far as words can tell. */
export const personalSubject: Restriction = ({ words, from }) => {
  const subject = subjectOf(words, from);
  return (
    subject !== undefined &&
    (subject.pos === "PROPN" || ["i", "you", "he", "she", "we", "they", "who"].includes(subject.lower))
  );
};

/** A finite verb at the match has a thing as its subject. */
export const thingActs: Restriction = ({ words, from }) => {
  if (!/(?:s|ed)$/.test(words[from]!.lower)) return false;
  if (["which", "that"].includes(words[from - 1]?.lower ?? "")) return true;
  const subject = subjectOf(words, from);
  if (subject && ["it", "this", "that", "which"].includes(subject.lower)) return true;
  return subject?.pos === "NOUN" && !isPersonNoun(subject);
};

/** A modal verb or "to" governs the match, so that its verb is bare. */
export const bareSlot: Restriction = ({ words, from }) => {
  const left = governorAt(words, from);
  return left !== undefined && (isModal(left) || left.lower === "to" || left.lemma === "do");
};

/** The first word of the match ends in one of these: "ed", "ing" … */
export function hasForm(...endings: readonly string[]): Restriction {
  return ({ words, from }) => endings.some((ending) => words[from]!.lower.endsWith(ending));
}

/** The match opens the sentence. */
export const atStart: Restriction = ({ words, from }) => words.slice(0, from).every((word) => word.pos === "PUNCT");

const statistical = new Set(
  `statistical statistically p-value regression correlation hypothesis coefficient variance anova placebo cohort
  estimator outlier sample confidence interval mean median baseline trial participant patient`.split(/\s+/),
);

const figures = /\bp\s*[<=>≤]|\d\s*%|\bn\s*=/i;

/** Figures are being discussed, where words such as "significant" and "robust" are terms. */
export const inStatistics: Restriction = ({ words, context }) =>
  words.some((word) => statistical.has(word.lemma)) ||
  figures.test(context.text.slice(words[0]!.start, words.at(-1)!.end));

const formulas = new Set(
  `theorem lemma proof algorithm equation polynomial matrix vector compiler kernel gradient convex parameter dataset
  benchmark hyperparameter classifier optimizer optimization solver function variable query api software code`.split(
    /\s+/,
  ),
);

/** Mathematics or code is being discussed. */
export const inFormulas: Restriction = ({ words }) => words.some((word) => formulas.has(word.lemma));

const courts = new Set(
  `court plaintiff defendant statute contract clause liable lease patent claimant liability tenant landlord agreement pursuant lawsuit suit judge prosecution prosecutor
  jurisdiction licensor licensee lessor lessee indemnify hereby herein thereof notwithstanding law legal litigation indemnity`.split(
    /\s+/,
  ),
);

/** The sentence is about law. */
export const inLaw: Restriction = ({ words }) => words.some((word) => courts.has(word.lemma));

const receivers = new Set(
  `user people student reader customer employee child team company player client worker learner teacher viewer visitor guest
  resident family community audience consumer developer researcher organization business citizen shopper traveler public
  everyone anyone us you them me him individuals`.split(/\s+/),
);

/** The noun phrase in the pattern's second slot names people. */
export const toPeople: Restriction = ({ words, slots }) => {
  const head = words[slots[1]!.to - 1]!;
  return head.pos === "PRON" || receivers.has(head.lemma) || receivers.has(head.lower);
};
