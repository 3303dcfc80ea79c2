import type { Word } from "../document/document.ts";
import { contentOf } from "./content.ts";
import { oppositesIn } from "./opposites.ts";

/** What stands before and behind a verb. */
interface Roles {
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
  readonly isPassive: boolean;
  /** What "by" brings in behind a passive verb. */
  readonly agent: ReadonlySet<string>;
}

const reach = 8;
/** Verbs of little meaning by which one does something to another all the same. */
const deeds = new Set("help give offer provide".split(" "));
const be = new Set("am is are was were be been being 's 're get gets got".split(" "));

/**
 * A verb whose two sides changed places, so that another does what is done: the same words in the same voice on other
 * sides, or on the same sides in another voice. Undefined where who does what is the same, or cannot be told.
 */
export function roleProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  for (const [i, word] of source.entries()) {
    if (
      !isVerbAt(source, i) ||
      mutual.has(word.lemma) ||
      (contentOf([word], () => true).length === 0 && !deeds.has(word.lemma)) ||
      source.filter((other) => isSameWord(word, other)).length !== 1
    )
      continue;
    const places = answer.flatMap((other, at) => (isVerbAt(answer, at) && isSameWord(word, other) ? [at] : []));
    if (places.length !== 1) continue;
    const was = rolesOf(source, i);
    const is = rolesOf(answer, places[0]!);
    const crosses = [meets(was.left, is.right), meets(was.right, is.left)];
    const [active, passive] = was.isPassive ? [is, was] : [was, is];
    const stays = meets(was.left, is.left) && meets(active.right, passive.agent);
    const isSwapped = crosses.every(Boolean) && !meets(was.left, is.left);
    if (was.isPassive === is.isPassive ? isSwapped : stays && !crosses.some(Boolean)) return word.lower;
  }
  return relativeProblem(source, answer);
}

/** Returns a verb of a relative clause of which what it is about was the subject and is the object, or the other way round. */
function relativeProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  const now = relativesIn(answer);
  const turned = relativesIn(source).find((was) =>
    now.some(
      (is) =>
        was.about === is.about &&
        was.other === is.other &&
        was.isSubject !== is.isSubject &&
        isSameWord(was.verb, is.verb),
    ),
  );
  return turned?.verb.lower;
}

/** What a relative clause is about, its verb, and the noun that is the verb's other side. */
interface Relative {
  readonly about: string;
  readonly verb: Word;
  readonly other: string;
  readonly isSubject: boolean;
}

/** Returns the clauses like "parents who trust the school" and "parents whom the school trusts". */
function relativesIn(words: readonly Word[]): Relative[] {
  return words.flatMap((about, i): Relative[] => {
    if (!isNoun(about) || !/^(?:who|whom|that|which)$/.test(words[i + 1]?.lower ?? "")) return [];
    const rest = words.slice(i + 2, i + 6).filter(({ pos }) => pos !== "DET" && pos !== "ADJ" && pos !== "ADV");
    const [one, two] = rest;
    if (!one || !two) return [];
    const isSubject = words[i + 2]?.pos !== "DET";
    const [verb, other] = isSubject ? [one, two] : [two, one];
    return isNoun(other) ? [{ about: nameOf(about), verb, other: nameOf(other), isSubject }] : [];
  });
}

/** True for two forms of a word. The tagger leaves a past form that it takes for a noun as it is. */
function isSameWord(one: Word, other: Word): boolean {
  const forms = formsOf(other);
  return formsOf(one).some((form) => forms.includes(form));
}

function formsOf({ lower, lemma }: Word): string[] {
  return lower === lemma && lower.endsWith("ed") ? [lemma, lower.slice(0, -1), lower.slice(0, -2)] : [lemma];
}

/** Two things of a sentence each of which has taken the other's place: "the nurse … the doctor". */
export function exchangeProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  const [old, now] = [surroundings(source), surroundings(answer)];
  const moved = [...old].flatMap(([lemma, was]) => {
    const is = now.get(lemma);
    return is ? [{ lemma, was, is }] : [];
  });
  const isDrawn = (one: (typeof moved)[number], other: (typeof moved)[number]): boolean =>
    inCommon(one.is, other.was) > inCommon(one.is, one.was);
  for (const [i, one] of moved.entries())
    for (const other of moved.slice(i + 1)) if (isDrawn(one, other) && isDrawn(other, one)) return one.lemma;
  return undefined;
}

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((key) => other.has(key)).length;
}

/** For each thing or quality that occurs once, the other words of meaning and the numbers in its part of the sentence. */
function surroundings(words: readonly Word[]): Map<string, ReadonlySet<string>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(nameOf(word), (counts.get(nameOf(word)) ?? 0) + 1);
  const found = new Map<string, ReadonlySet<string>>();
  let start = 0;
  for (let end = 0; end <= words.length; end++) {
    if (end < words.length && !partEnd.test(words[end]!.lower)) continue;
    const part = words.slice(start, end);
    const content = contentOf(part, () => true).map(({ word }) => word);
    const numbers = part.filter(({ lower }) => /^\p{Nd}/u.test(lower)).map(nameOf);
    for (const word of content)
      if (word.pos !== "VERB" && counts.get(nameOf(word)) === 1)
        found.set(nameOf(word), new Set([...content.filter((other) => other !== word).map(nameOf), ...numbers]));
    start = end + 1;
  }
  return found;
}

const partEnd = /^(?:[,;:.!?()—–]|and|or|but|while|whereas|because|although|that|which|who)$/;

/** The lemma; the tagger leaves the plural of a capitalised word as it is. */
function nameOf({ lemma, pos }: Word): string {
  return pos === "PROPN" ? lemma.replace(/(?<!s)s$/, "") : lemma;
}

/** Between two sides of which each is what the other is compared with, follows from or comes after. */
const pivots = new Set("than because before after if unless until although as when once since".split(" "));

/** A word between two sides that changed places around it. */
export function pivotProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  for (const [i, { lower }] of source.entries()) {
    if (!pivots.has(lower) || source.filter((word) => word.lower === lower).length !== 1) continue;
    const places = answer.flatMap((word, at) => (word.lower === lower ? [at] : []));
    if (places.length !== 1) continue;
    const [was, is] = [sidesOf(source, i), sidesOf(answer, places[0]!)];
    const isCrossed = meets(was.left, is.right) && meets(was.right, is.left);
    if (isCrossed && !meets(was.right, is.right)) return lower;
  }
  return undefined;
}

/** True where a word has become its opposite and both sides have changed places: "I sold it to you", "you bought it". */
export function isTurnedAround(source: readonly Word[], answer: readonly Word[]): boolean {
  return oppositesIn(source, answer).some(([i, at]) => {
    const [was, is] = [sidesOf(source, i), sidesOf(answer, at)];
    const isCrossed = meets(was.left, is.right) && meets(was.right, is.left);
    return isCrossed && !(meets(was.left, is.left) && meets(was.right, is.right));
  });
}

/** Returns what is before and behind a word; where it begins a sentence, what is behind the comma counts as before it. */
function sidesOf(words: readonly Word[], i: number): Pick<Roles, "left" | "right"> {
  const keys = (side: readonly Word[]): Set<string> => new Set(contentOf(side, () => true).flatMap((one) => one.keys));
  const rest = words.slice(i + 1, i + 1 + 2 * reach);
  const comma = rest.findIndex(({ lower }) => lower === ",");
  const isFirst = i === 0 || /^[.!?]$/.test(words[i - 1]!.lower);
  if (isFirst && comma >= 0) return { left: keys(rest.slice(comma + 1)), right: keys(rest.slice(0, comma)) };
  return { left: keys(words.slice(Math.max(0, i - reach), i)), right: keys(rest.slice(0, reach)) };
}

/** The tagger takes some past forms between two nouns for a third. */
function isVerb({ pos, lower }: Word): boolean {
  return pos === "VERB" || (pos === "NOUN" && /\p{L}{3}ed$/u.test(lower));
}

/** True for a verb, and for a noun between another, or "who", and "the", where the tagger takes a verb for one. */
function isVerbAt(words: readonly Word[], i: number): boolean {
  const [last, word, next] = [words[i - 1], words[i]!, words[i + 1]];
  if (isVerb(word)) return true;
  const isBehindSubject = last !== undefined && (isNoun(last) || /^(?:who|that|which)$/.test(last.lower));
  return word.pos === "NOUN" && isBehindSubject && next?.pos === "DET";
}

function rolesOf(words: readonly Word[], i: number): Roles {
  const rest = words.slice(i + 1, i + 1 + reach);
  const by = rest.findIndex(({ lower }) => lower === "by");
  const isPassive = rest[0]?.lower === "by" || isBehindBe(words, i);
  return {
    left: actorsIn(words.slice(Math.max(0, i - reach), i)),
    right: actorsIn(rest),
    isPassive,
    agent: actorsIn(isPassive && by >= 0 ? rest.slice(by, by + 4) : []),
  };
}

/** True for a participle behind a form of "be" or "get", but for those in -ing. */
function isBehindBe(words: readonly Word[], i: number): boolean {
  let at = i - 1;
  while (at >= 0 && (words[at]!.pos === "ADV" || words[at]!.pos === "PART")) at--;
  return be.has(words[at]?.lower ?? "") && !words[i]!.lower.endsWith("ing");
}

/** Personal pronouns by whom they mean. */
const persons: ReadonlyMap<string, string> = new Map(
  "i i,me i,you you,he he,him he,she she,her she,we we,us we,they they,them they"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Returns the nouns and persons among some words. The tagger takes some names for verbs. */
function actorsIn(words: readonly Word[]): Set<string> {
  const nouns = contentOf(words, () => true).flatMap(({ word }) =>
    (isNoun(word) && !isVerb(word)) || /^\p{Lu}/u.test(word.text) ? [nameOf(word)] : [],
  );
  const people = words.flatMap((_, i) => personAt(words, i) ?? []);
  return new Set([...nouns, ...people]);
}

/** Returns the person that a pronoun means. "Her" before a noun says whose it is. */
function personAt(words: readonly Word[], i: number): string | undefined {
  const [word, next] = [words[i], words[i + 1]];
  if (word?.lower === "her" && next && (isNoun(next) || next.pos === "ADJ" || next.pos === "NUM")) return undefined;
  return persons.get(word?.lower ?? "");
}

function isNoun({ pos }: Word): boolean {
  return pos === "NOUN" || pos === "PROPN";
}

/** Verbs of which either side may be the subject. */
const mutual = new Set("meet marry join resemble match agree talk speak chat fight date divorce hug kiss".split(" "));
/** Verbs that say from the other side what another verb says. */
const converse = new Set(
  `get receive have take borrow buy hear learn inherit follow lead precede fear scare frighten like please love amuse
  enjoy owe need miss remember remind recall understand know`.split(/\s+/),
);
const subjects = new Set("i he she we they".split(" "));
const objects = new Set("me him her us them".split(" "));

/** Verbs that one does and that one makes others do: "it woke me", "I woke". */
const shared = new Set(
  `wake move change worry hurry turn return train gather feel begin start stop grow improve calm relax fly drive break
  hurt lose fail cost`.split(/\s+/),
);

/** What a verb that is not passive says of persons. */
interface Deed {
  readonly verb: string;
  readonly subject: string | undefined;
  readonly object: string | undefined;
}

/** Returns a person who did something to another, or to whom it was done, where the answer has it the other way round. */
export function personProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  const [old, now] = [deedsIn(source), deedsIn(answer)];
  const has = (deeds: readonly Deed[], subject: string, object: string): boolean =>
    deeds.some((deed) => deed.subject === subject && deed.object === object);
  for (const { verb, subject, object } of now) {
    if (mutual.has(verb)) continue;
    const twin = only(old, verb);
    const isAlone = twin && only(now, verb) && !shared.has(verb) && twin.subject !== subject;
    if (isAlone && subject && subject === twin.object) return subject;
    if (isAlone && object && object === twin.subject) return object;
    if (!subject || !object || has(old, subject, object) || has(now, object, subject)) continue;
    const turned = old.find((deed) => deed.subject === object && deed.object === subject && !mutual.has(deed.verb));
    if (turned && (turned.verb === verb || !(converse.has(verb) || converse.has(turned.verb)))) return subject;
  }
  return undefined;
}

/** Returns the only deed of a verb. */
function only(deeds: readonly Deed[], verb: string): Deed | undefined {
  const found = deeds.filter((deed) => deed.verb === verb);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns what verbs say of persons. */
function deedsIn(words: readonly Word[]): Deed[] {
  return words.flatMap(({ pos, lemma }, i) => {
    if (pos !== "VERB" || isBehindBe(words, i)) return [];
    let at = i - 1;
    while (at >= 0 && /^(?:ADV|AUX|PART)$/.test(words[at]!.pos)) at--;
    const subject = subjects.has(words[at]?.lower ?? "") ? personAt(words, at) : undefined;
    return [{ verb: lemma, subject, object: objectAfter(words, i) }];
  });
}

/** Returns the person that a verb has as an object, with "to" or without. */
function objectAfter(words: readonly Word[], i: number): string | undefined {
  for (let at = i + 1; at < Math.min(words.length, i + 5); at++) {
    const { lower, pos } = words[at]!;
    if (objects.has(lower)) return personAt(words, at);
    if (lower !== "to" && !/^(?:DET|NOUN|ADJ|NUM)$/.test(pos)) return undefined;
  }
  return undefined;
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((key) => other.has(key));
}
