import type { Word } from "../document/document.ts";
import { singularNoun } from "../grammar/inflect.ts";
import { isPlural } from "../grammar/noun-phrase.ts";

const singular = new Set("it its he him his she her".split(" "));
const plural = new Set("they them their these those".split(" "));

/** Returns the pronouns that may stand for a noun, by its number. */
export function pronounsFor(noun: Word): ReadonlySet<string> {
  return isPlural(noun) ? plural : singular;
}

export function isNoun({ pos }: Word): boolean {
  return pos === "NOUN" || pos === "PROPN";
}

/** Returns a noun in the singular; the tagger leaves the plural of a capitalised one as it is. */
export function nameOf({ lower }: Word): string {
  return singularNoun(lower);
}

/** What a sentence is about, and where the clause begins that says so. */
interface Subject {
  readonly noun: Word;
  readonly from: number;
}

/** Returns the noun that a sentence is about; undefined where it begins with none. */
export function subjectOf(words: readonly Word[]): Subject | undefined {
  const opensWithPhrase = words[0]?.pos === "ADP" || words[0]?.pos === "SCONJ";
  const comma = words.findIndex(({ lower }) => lower === ",");
  if (opensWithPhrase && comma === -1) return undefined;
  const clause = words.slice(opensWithPhrase ? comma + 1 : 0);
  const first = clause.findIndex((word) => isNoun(word) || ["VERB", "AUX", "PRON", "PUNCT"].includes(word.pos));
  if (first === -1 || !isNoun(clause[first]!)) return undefined;
  let last = first;
  while (clause[last + 1] && isNoun(clause[last + 1]!)) last++;
  return { noun: clause[last]!, from: clause[0]!.start };
}

const joints = new Set("to that if when how whether why".split(" "));
const seeming = new Set("seem appear look sound feel become get".split(" "));

/** True for an "it" that stands for nothing: "it is hard to say", "it seems that", "it helps to write". */
export function isIdle(words: readonly Word[], at: number): boolean {
  if (words[at]!.lower !== "it") return false;
  const after = words.slice(at + 1).filter(({ pos }) => pos !== "AUX" && pos !== "ADV");
  const [verb, next] = after;
  if (!verb || !next) return false;
  if (verb.lemma === "help" || verb.lemma === "pay") return next.lower === "to";
  const isSaid = verb.pos === "ADJ" || (seeming.has(verb.lemma) && next.pos === "ADJ");
  if (isSaid) return after.slice(1, 5).some(({ lower }) => joints.has(lower));
  return (verb.lemma === "seem" || verb.lemma === "appear") && next.lower !== "to" && next.lower !== "like";
}
