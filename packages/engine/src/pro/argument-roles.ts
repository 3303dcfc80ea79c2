import type { Word } from "../document/document.ts";
import { countsOf, wordSet } from "../grammar/word-set.ts";
import { contentOf } from "./content.ts";
import { partsIn } from "./lists.ts";
import { oppositesIn } from "./opposites.ts";
import { onlyPredication, type Predication } from "./predications.ts";
import { nameOf } from "./pronouns.ts";

const reach = 8;
/** Verbs with little meaning that are checked all the same, because an answer may swap their subject and object. */
const lightVerbs = wordSet("help give offer provide");

/** Returns a verb whose subject and object the answer has swapped; undefined if they stayed or are unclear. */
export function roleProblem(source: readonly Predication[], answer: readonly Predication[]): string | undefined {
  return source.find((was) => {
    const { verb } = was;
    const isPlain = verb.pos === "VERB" && (lightVerbs.has(verb.lemma) || contentOf([verb]).length > 0);
    if (!isPlain || mutual.has(verb.lemma) || !onlyPredication(source, verb.lemma)) return false;
    const is = onlyPredication(answer, verb.lemma);
    if (!is) return false;
    const [old, now] = [sidesIn(was, is.isPassive), sidesIn(is, was.isPassive)];
    return areCrossed(old, now) && !meets(old.left, now.left);
  })?.verb.lower;
}

/** Returns the names on either side of a verb, arranged so that active and passive clauses can be compared. */
function sidesIn(predication: Predication, isOtherPassive: boolean): Sides {
  const { subjects, agents, others, isPassive } = predication;
  if (isPassive && !isOtherPassive) return { left: agents, right: subjects };
  return { left: subjects, right: new Set([...others, ...agents]) };
}

function areCrossed(was: Sides, is: Sides): boolean {
  return meets(was.left, is.right) && meets(was.right, is.left);
}

/** Returns a noun that has changed places with another one, as in "the nurse … the doctor". */
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

/** Returns, by noun or adjective that occurs once, the content words and numbers in the same part of the sentence. */
function surroundings(words: readonly Word[]): Map<string, ReadonlySet<string>> {
  const counts = countsOf(words.map(nameOf));
  const found = new Map<string, ReadonlySet<string>>();
  for (const part of partsIn(words, partEnd)) {
    const content = contentOf(part).map(({ word }) => word);
    const numbers = part.filter(({ lower }) => /^\p{Nd}/u.test(lower)).map(nameOf);
    for (const word of content)
      if (word.pos !== "VERB" && counts.get(nameOf(word)) === 1)
        found.set(nameOf(word), new Set([...content.filter((other) => other !== word).map(nameOf), ...numbers]));
  }
  return found;
}

const partEnd = /^(?:[,;:.!?()—–]|and|or|but|while|whereas|because|although|that|which|who)$/;

/** Words that relate the part before them to the part behind them by comparison, cause, condition or time. */
const pivots = wordSet("than because before after if unless until although as when once since");

/** Returns a word such as "than" or "because" whose two sides have changed places. */
export function pivotProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  for (const [i, { lower }] of source.entries()) {
    if (!pivots.has(lower) || source.filter((word) => word.lower === lower).length !== 1) continue;
    const places = answer.flatMap((word, at) => (word.lower === lower ? [at] : []));
    if (places.length !== 1) continue;
    const [was, is] = [sidesOf(source, i), sidesOf(answer, places[0]!)];
    if (areCrossed(was, is) && !meets(was.right, is.right)) return lower;
  }
  return undefined;
}

/** Returns whether a word became its opposite while its sides were swapped: "I sold it to you", "you bought it". */
export function isTurnedAround(source: readonly Word[], answer: readonly Word[]): boolean {
  return oppositesIn(source, answer).some(([i, at]) => {
    const [was, is] = [sidesOf(source, i), sidesOf(answer, at)];
    return areCrossed(was, is) && !(meets(was.left, is.left) && meets(was.right, is.right));
  });
}

/** Keys of the words before a word (left) and behind the word (right). */
interface Sides {
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
}

/**
 * Returns the words on both sides of a word. If the word begins a sentence, the words behind the next comma are its
 * left side.
 */
function sidesOf(words: readonly Word[], i: number): Sides {
  const keys = (side: readonly Word[]): Set<string> => new Set(contentOf(side).flatMap((one) => one.keys));
  const rest = words.slice(i + 1, i + 1 + 2 * reach);
  const comma = rest.findIndex(({ lower }) => lower === ",");
  const isFirst = i === 0 || /^[.!?]$/.test(words[i - 1]!.lower);
  if (isFirst && comma >= 0) return { left: keys(rest.slice(comma + 1)), right: keys(rest.slice(0, comma)) };
  return { left: keys(words.slice(Math.max(0, i - reach), i)), right: keys(rest.slice(0, reach)) };
}

/** Verbs whose subject and object can be swapped without a change of meaning. */
const mutual = wordSet("meet marry join resemble match agree talk speak chat fight date divorce hug kiss");
/** Pairs of verbs that describe one event from two sides, such as "buy" and "sell". */
const converse =
  wordSet(`get receive have take borrow buy hear learn inherit follow lead precede fear scare frighten like please love amuse
  enjoy owe need miss remember remind recall understand know`);

/** Verbs whose object becomes their subject when they are used without an object: "it woke me", "I woke". */
const shared =
  wordSet(`wake move change worry hurry turn return train gather feel begin start stop grow improve calm relax fly drive break
  hurt lose fail cost`);

const persons = wordSet("i he she we they");

/** Returns a personal pronoun that was a verb's subject and is now the object, or the other way round. */
export function personProblem(source: readonly Predication[], answer: readonly Predication[]): string | undefined {
  const [old, now] = [source, answer].map((predications) => predications.map(personsOf)) as [Persons[], Persons[]];
  const has = (those: readonly Persons[], doer: string, other: string): boolean =>
    those.some((one) => one.doer === doer && one.other === other);
  for (const { lemma, doer, other } of now) {
    if (mutual.has(lemma)) continue;
    const isOnly = !shared.has(lemma) && onlyPredication(source, lemma) && onlyPredication(answer, lemma);
    const twin = isOnly ? old.find((was) => was.lemma === lemma && was.doer !== doer) : undefined;
    if (twin && doer && doer === twin.other) return doer;
    if (twin && other && other === twin.doer) return other;
    if (!doer || !other || has(old, doer, other) || has(now, other, doer)) continue;
    const turned = old.find((was) => was.doer === other && was.other === doer && !mutual.has(was.lemma));
    if (turned && (turned.lemma === lemma || !(converse.has(lemma) || converse.has(turned.lemma)))) return doer;
  }
  return undefined;
}

/** The personal pronouns that are a verb's subject and object, if any. */
interface Persons {
  readonly lemma: string;
  readonly doer: string | undefined;
  readonly other: string | undefined;
}

function personsOf({ verb: { lemma }, subjects, agents, others, isPassive }: Predication): Persons {
  const [doer, other] = isPassive ? [agents, subjects] : [subjects, others];
  return { lemma, doer: personIn(doer), other: personIn(other) };
}

function personIn(names: ReadonlySet<string>): string | undefined {
  return [...names].find((name) => persons.has(name));
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((key) => other.has(key));
}
