import type { Sentence, Word } from "../document/document.ts";
import { extentOf } from "../grammar/extent.ts";
import { isNoun } from "../grammar/noun-phrase.ts";
import { childrenBy, childrenOf, generalRelation, objectOf } from "../grammar/relations.ts";
import { contentOf } from "./content.ts";
import type { Problem } from "./pro.ts";
import { nameOf } from "./pronouns.ts";
import type { Read } from "./read.ts";

/** The tense or aspect of a verb. "under way" means the progressive ("is selling"), "done" the perfect ("has sold"). */
type Time = "present" | "past" | "under way" | "done";

/** A verb with its arguments, or "be" with its complement. */
export interface Predication {
  readonly verb: Word;
  readonly isPassive: boolean;
  /** The lemmas of the verb's arguments: `subjects`; `agents` with "by" in a passive; `others` for all the rest. */
  readonly subjects: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly isDenied: boolean;
  /** The tense or aspect; undefined for a form without a tense, such as an infinitive. */
  readonly time: Time | undefined;
}

/** Returns the predications of sentences, one for each verb. */
export function predicationsIn({ sentences }: Read): Predication[] {
  return sentences.flatMap((sentence) =>
    sentence.words.flatMap(({ pos }, i) =>
      pos === "VERB" || childrenBy(sentence.tree, i, "cop").length > 0 ? [predicationAt(sentence, i)] : [],
    ),
  );
}

/** Returns the predication of a verb that occurs exactly once. */
export function onlyPredication(predications: readonly Predication[], lemma: string): Predication | undefined {
  const found = predications.filter(({ verb }) => verb.lemma === lemma);
  return found.length === 1 ? found[0] : undefined;
}

function predicationAt(sentence: Sentence, at: number): Predication {
  const { words, tree } = sentence;
  const around = childrenBy(tree, at, "obj", "iobj", "obl", "xcomp", "ccomp", "advcl");
  const isBehindBy = (i: number): boolean => childrenBy(tree, i, "case").some((by) => words[by]!.lower === "by");
  const isDoneTo = isPassive(sentence, leadingVerb(sentence, at));
  const isAgent = (i: number): boolean => isDoneTo && isBehindBy(i);
  const named = (places: readonly number[]): string[] => places.flatMap((i) => namesAt(sentence, i));
  return {
    verb: words[at]!,
    isPassive: isDoneTo,
    subjects: new Set(subjectsOf(sentence, at)),
    agents: new Set(named(around.filter(isAgent))),
    others: new Set([...named(around.filter((i) => !isAgent(i))), ...objectsBefore(sentence, at)]),
    isDenied: childrenBy(tree, at, "advmod").some((i) => /^(?:not|n't|never)$/.test(words[i]!.lower)),
    time: timeOf(sentence, leadingVerb(sentence, at)),
  };
}

/** Returns whether a verb is in the passive, by form and context: the tagger takes some participles for past forms. */
function isPassive({ words, tree }: Sentence, at: number): boolean {
  const { tag } = words[at]!;
  const helpers = childrenBy(tree, at, "aux").map((i) => words[i]!.lemma);
  // "The storm damaged the roof": with a subject and an object, and without "be", it is no participle.
  const isActive = helpers.length === 0 && childrenBy(tree, at, "nsubj").length > 0 && objectOf(tree, at) !== undefined;
  if (tag === "VBN") return !isActive && (!helpers.includes("have") || helpers.includes("be"));
  const isParticiple = generalRelation(tree.relations[at]!) === "acl" || words[tree.heads[at]!]?.pos === "ADJ";
  const hasAgent = childrenOf(tree, at).some((i) => tree.relations[i] === "obl:agent");
  return tag === "VBD" && (hasAgent || (isParticiple && childrenBy(tree, at, "nsubj").length === 0));
}

/** Returns the index of the verb whose auxiliaries a joined verb shares: "grown" in "has grown and changed". */
function leadingVerb(sentence: Sentence, at: number): number {
  const { words, tree } = sentence;
  const head = tree.heads[at]!;
  const isJoined = generalRelation(tree.relations[at]!) === "conj" && formOf(words[head]!) === formOf(words[at]!);
  return isJoined && childrenBy(tree, at, "nsubj", "aux").length === 0 ? leadingVerb(sentence, head) : at;
}

/** Returns the tag of a verb; any form in "-ed" counts as a participle, since the tagger mixes these up. */
function formOf({ tag, lower }: Word): string {
  return lower.endsWith("ed") ? "VBN" : tag;
}

/**
 * Returns the lemmas of a verb's subject: its own subject, that of the first conjunct, or the noun that the verb's
 * clause modifies.
 */
function subjectsOf(sentence: Sentence, at: number): string[] {
  const { words, tree } = sentence;
  const own = childrenBy(tree, at, "nsubj").at(-1);
  if (own !== undefined && !isRelative(words[own]!)) return namesAt(sentence, own);
  const head = tree.heads[at]!;
  const relation = generalRelation(tree.relations[at]!);
  if (relation === "acl") return namesAt(sentence, head, extentOf(tree, at).from);
  if (relation === "conj") return subjectsOf(sentence, head);
  if (relation !== "xcomp") return [];
  const object = objectOf(tree, head);
  return object === undefined ? subjectsOf(sentence, head) : namesAt(sentence, object);
}

/** Returns the lemmas of the noun that is the object of a relative clause: "man" in "the man I helped". */
function objectsBefore(sentence: Sentence, at: number): string[] {
  const { words, tree } = sentence;
  const own = childrenBy(tree, at, "nsubj").at(-1);
  if (tree.relations[at] !== "acl:relcl" || own === undefined || isRelative(words[own]!)) return [];
  return namesAt(sentence, tree.heads[at]!, extentOf(tree, at).from);
}

function isRelative({ tag }: Word): boolean {
  return tag.startsWith("W");
}

/** Personal pronouns, each with the person that it refers to. */
const persons: ReadonlyMap<string, string> = new Map(
  "i i,me i,you you,he he,him he,she she,her she,we we,us we,they they,them they"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Returns the lemmas of nouns in a word's phrase, up to word `end`, and the person of a pronoun. */
function namesAt({ words, tree }: Sentence, at: number, end = words.length): string[] {
  const { from, to } = extentOf(tree, at);
  const things = contentOf(words.slice(from, Math.min(to, end))).flatMap(({ word }) =>
    isNoun(word) ? [nameOf(word)] : [],
  );
  return [...things, ...[at, ...childrenBy(tree, at, "conj")].flatMap((i) => persons.get(words[i]!.lower) ?? [])];
}

/** Returns the tense or aspect of a verb that has a subject or follows "used to". */
function timeOf({ words, tree }: Sentence, at: number): Time | undefined {
  const { tag, lower } = words[at]!;
  // "The coins used to pay tolls", "they used to pay tolls": "used" may be a participle or a past.
  if (lower === "used" && words[at + 1]?.lower === "to") return undefined;
  const relation = generalRelation(tree.relations[at]!);
  const head = tree.heads[at]!;
  if (relation === "xcomp" && words[head]!.lower === "used" && words[head - 1]?.pos === "PRON") return "past";
  const helpers = childrenBy(tree, at, "aux").map((i) => words[i]!);
  const has = (...lemmas: readonly string[]): boolean => helpers.some(({ lemma }) => lemmas.includes(lemma));
  const hasBe = has("be", "get");
  if (has("do") || helpers.some((helper) => helper.tag === "MD")) return undefined;
  if (helpers.some(({ lower }) => lower === "being")) return "under way";
  // "Was selling" may be rewritten as "sold".
  if (tag === "VBG" && hasBe)
    return helpers.some(({ lower }) => /^(?:was|were|had)$/.test(lower)) ? "past" : "under way";
  if (has("have")) {
    if (!helpers.some(({ lower }) => lower === "had")) return tag === "VBG" ? undefined : "done";
    return hasBe ? undefined : "past";
  }
  if (hasBe || (relation !== "conj" && childrenBy(tree, at, "nsubj").length === 0)) return undefined;
  if (tag === "VBD") return "past";
  return tag === "VBZ" || tag === "VBP" ? "present" : undefined;
}

/** Returns a problem if a verb that both texts have is in another tense. */
export function verbTenseProblems(source: readonly Predication[], answer: readonly Predication[]): Problem[] {
  const [old, now] = [timesOf(source), timesOf(answer)];
  for (const [lemma, was] of old) {
    const is = now.get(lemma);
    const [[from], [to]] = [was, is ?? new Set<Time | undefined>()].map((times) => [...times]) as [Time[], Time[]];
    if (was.size === 1 && is?.size === 1 && from && to && from !== to)
      return [{ code: "meaning", message: `Keep the tense of “${lemma}”.` }];
  }
  return [];
}

/** Returns the tenses and aspects of verbs, by lemma; undefined is the value for a form without a tense. */
function timesOf(predications: readonly Predication[]): Map<string, Set<Time | undefined>> {
  const found = new Map<string, Set<Time | undefined>>();
  for (const { verb, time } of predications)
    if (verb.pos === "VERB") found.set(verb.lemma, (found.get(verb.lemma) ?? new Set()).add(time));
  return found;
}
