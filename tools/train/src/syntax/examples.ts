import {
  type ParserInput,
  type ParserKnowledge,
  parserInput,
  type WordClasses,
  type WordFeatures,
  wordFeatures,
} from "@rewright/engine/syntax";
import { type TreebankSentence, type TreebankWord, tokensOf } from "@rewright/evaluate/treebank";
import { projectivize } from "./projectivize.ts";

/** A sentence without punctuation, with the correct head (-1 for the root) and relation of each word. */
export interface ParsedSentence {
  readonly input: ParserInput;
  readonly heads: Int32Array;
  readonly relations: Int32Array;
}

/** The fewest occurrences of a tag and of a relation. Rarer ones are replaced by more general ones. */
const fewestTags = 10;
const fewestRelations = 100;

/** Returns the pairs of tags (UPOS and XPOS) in a treebank, the most frequent first. */
export function tagNames(sentences: readonly TreebankSentence[]): string[] {
  return frequent(sentences, ({ upos, xpos }) => `${upos} ${xpos}`, fewestTags);
}

/** Returns the relations in a treebank, the most frequent first. */
export function relationNames(sentences: readonly TreebankSentence[]): string[] {
  return frequent(sentences, ({ label }) => label, fewestRelations);
}

function frequent(sentences: readonly TreebankSentence[], nameOf: (word: TreebankWord) => string, fewest: number) {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of words) counts.set(nameOf(word), (counts.get(nameOf(word)) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n >= fewest)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name);
}

/**
 * Returns the index of each word's tag in `names`. A rare tag is replaced by the most frequent one of its part of
 * speech.
 */
export function tagsOf({ words }: TreebankSentence, names: readonly string[]): Int32Array {
  return Int32Array.from(words, ({ upos, xpos }) => {
    const exact = names.indexOf(`${upos} ${xpos}`);
    return exact >= 0 ? exact : names.findIndex((name) => name.startsWith(`${upos} `));
  });
}

export function featuresOf(sentence: TreebankSentence, classes: WordClasses): WordFeatures {
  return wordFeatures(tokensOf(sentence), classes);
}

/** Returns a sentence as a training example for the parser, with tags that a tagger assigned. */
export function toParsed(
  sentence: TreebankSentence,
  features: WordFeatures,
  tags: Int32Array,
  relations: readonly string[],
  knowledge: ParserKnowledge,
): ParsedSentence {
  const input = parserInput(tokensOf(sentence), features, tags, knowledge);
  const places = input.places.subarray(0, input.count);
  const at = new Map(Array.from(places, (place, k) => [place, k]));
  const heads = Int32Array.from(places, (place) => at.get(nearestHead(sentence, place, at)) ?? -1);
  uniteRoots(heads);
  projectivize(heads);
  return { input, heads, relations: Int32Array.from(places, (place) => relationOf(sentence.words[place]!, relations)) };
}

/** Returns the index of the nearest head of a word that is not punctuation, or -1 for the root. */
function nearestHead({ words }: TreebankSentence, place: number, at: ReadonlyMap<number, number>): number {
  let head = words[place]!.head;
  while (head >= 0 && !at.has(head)) head = words[head]!.head;
  return head;
}

/** Makes the first root of a sentence the head of all other roots. */
function uniteRoots(heads: Int32Array): void {
  const root = heads.indexOf(-1);
  for (const [i, head] of heads.entries()) if (head === -1 && i !== root) heads[i] = root;
}

/** Returns the index of a word's relation in `names`. A rare relation is replaced by its general one. */
function relationOf({ label }: TreebankWord, names: readonly string[]): number {
  const places = [label, label.split(":")[0]!, "dep"].map((name) => names.indexOf(name));
  return places.find((place) => place >= 0)!;
}
