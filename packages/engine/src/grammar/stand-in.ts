import type { Sentence } from "../document/document.ts";
import { singularPronouns, subjectPronouns } from "./closed-classes.ts";
import { extentOf, nounGroupOf } from "./extent.ts";
import { amounts, isPersonNoun, vagueNouns } from "./noun-classes.ts";
import { isNoun } from "./noun-phrase.ts";
import { childrenBy, isSure } from "./relations.ts";

/** Words that refer to the subject a second time, as written inside a sentence: “they”, “the nurse”, “Marlow”. */
export interface StandIn {
  readonly text: string;
  /** True where a verb in the present tense behind these words takes "-s". */
  readonly singular: boolean;
}

/** Determiners of nouns that no singular pronoun can refer to, such as “each”. */
const quantifiers = new Set("each every no any either neither another some many few more most".split(" "));
/** Returns words that can refer to the noun or pronoun at an index; undefined if no words surely can. */
export function standInFor(sentence: Sentence, place: number): StandIn | undefined {
  const { words, tree } = sentence;
  const { tag, lower, pos } = words[place]!;
  if (subjectPronouns.has(lower)) return { text: lower === "i" ? "I" : lower, singular: singularPronouns.has(lower) };
  if (pos !== "NOUN" && pos !== "PROPN") return undefined;
  const determiners = childrenBy(tree, place, "det").map((i) => words[i]!.lower);
  if (determiners.some((determiner) => quantifiers.has(determiner) && (tag === "NN" || determiner === "no")))
    return undefined;
  const others = childrenBy(tree, place, "conj");
  if (others.length > 0) return namesSeveral(sentence, place, others) ? { text: "they", singular: false } : undefined;
  if (tag === "NNS" || tag === "NNPS") return { text: "they", singular: false };
  // "The young talent, Liam Davies, has signed": the name comes only after this noun.
  const isNamed = childrenBy(tree, place, "appos").some((i) => words[i]!.pos === "PROPN");
  if (amounts.has(lower) || isNamed) return undefined;
  const again = pos === "PROPN" ? nameOf(sentence, place) : nounAgain(sentence, place, determiners[0]);
  return again === undefined ? undefined : { text: again, singular: true };
}

/** Returns the pronoun that can refer to the noun or pronoun at an index; undefined if no pronoun surely can. */
export function pronounFor(sentence: Sentence, place: number): string | undefined {
  const text = sentence.tree.relations[place] === "expl" ? undefined : standInFor(sentence, place)?.text;
  return text !== undefined && subjectPronouns.has(text.toLowerCase()) ? text : undefined;
}

/** Returns whether a noun and its conjuncts are plural: “the baker and the smith”, not “the baker or the smith”. */
function namesSeveral({ words, tree }: Sentence, place: number, others: readonly number[]): boolean {
  const links = others.flatMap((i) => childrenBy(tree, i, "cc"));
  return (
    links.length > 0 &&
    links.every((i) => words[i]!.lower === "and") &&
    childrenBy(tree, place, "cc").length === 0 &&
    others.every((i) => isNoun(words[i]!) && isSure(tree, i))
  );
}

/** Returns a name of one or two words as it can be repeated, with “the” if it has that article. */
function nameOf({ words, tree }: Sentence, place: number): string | undefined {
  const { from, to } = nounGroupOf(tree, place);
  const named = words.slice(from, to);
  const [first, ...rest] = named.map(({ text }, i) =>
    i === 0 && words[from]!.pos === "DET" ? text.toLowerCase() : text,
  );
  const names = named.filter(({ pos }) => pos === "PROPN").length;
  const plain = named.every(({ pos }, i) => pos === "PROPN" || (i === 0 && pos === "DET"));
  return plain && names <= 2 && !(first === "a" || first === "an") ? [first, ...rest].join(" ") : undefined;
}

/**
 * Returns “the nurse” or “his wife” for a person, and “it” for a thing. The first word of a sentence is returned as it
 * is.
 */
function nounAgain({ words, tree }: Sentence, place: number, determiner: string | undefined): string | undefined {
  const word = words[place]!;
  if (place === 0) return words[1]?.start === word.end ? undefined : word.text;
  if (!isPersonNoun(word)) return vagueNouns.has(word.lower) ? undefined : "it";
  const owner = childrenBy(tree, place, "nmod").find((i) => words[i]!.tag === "PRP$");
  if (owner !== undefined) return `${words[owner]!.lower} ${word.text.toLowerCase()}`;
  const isTitle = /^(?:prime|vice|deputy|assistant)$/.test(words[place - 1]!.lower);
  return determiner === undefined || isTitle ? undefined : `the ${word.text.toLowerCase()}`;
}

/** Returns whether a noun is right before a comma, or only an apposition of the noun is in between. */
export function isNextTo({ tree }: Sentence, noun: number, comma: number): boolean {
  return noun === comma - 1 || childrenBy(tree, noun, "appos").some((i) => i < comma && extentOf(tree, i).to >= comma);
}

/** Returns “This” or “These”, with a specific noun (“This net”), or “It” for a name; undefined for people. */
export function demonstrativeFor(sentence: Sentence, noun: number, several: boolean): string | undefined {
  const { words, tree } = sentence;
  const { pos, lower } = words[noun]!;
  const isVague = vagueNouns.has(lower);
  if (several) {
    const isOne = pos === "NOUN" && !isVague && childrenBy(tree, noun, "conj").length === 0;
    return isOne ? `These ${withCompounds(sentence, noun)}` : "These";
  }
  if (pos === "PROPN") return "It";
  const isThing = pos === "NOUN" && !isVague && !isPersonNoun(words[noun]!);
  return isThing ? `This ${withCompounds(sentence, noun)}` : undefined;
}

function withCompounds({ words, tree }: Sentence, noun: number): string {
  let from = Math.min(noun, ...childrenBy(tree, noun, "compound").filter((i) => words[i]!.pos === "NOUN"));
  // "Artificial intelligence systems": the adjective may belong to the first noun alone.
  while (words[from - 1]?.end === words[from]!.start || (from < noun && words[from - 1]?.pos === "ADJ")) from--;
  return words
    .slice(from, noun + 1)
    .map(({ text, end }, i) => (words[from + i + 1]?.start === end ? text : `${text} `))
    .join("")
    .trim();
}
