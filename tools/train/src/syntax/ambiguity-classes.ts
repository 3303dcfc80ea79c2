import { createSyntax, decodeSyntax, hashText, normalForm, sentenceEnds, tokenize } from "@rewright/engine/syntax";
import { type Corpus, readLines } from "./corpus-words.ts";

/** How often each word got each part-of-speech tag. The keys are hashes of words. */
export type TagCounts = ReadonlyMap<number, Uint32Array>;

/**
 * The part of a corpus that a thread tags with the tagger in `syntax`: the lines whose number modulo `parts` is `part`.
 */
export interface TagTask {
  readonly corpus: Corpus;
  readonly syntax: Uint8Array;
  readonly part: number;
  readonly parts: number;
}

/** Tags the task's part of a corpus, and counts the tags of each word. */
export async function countTags({ corpus, syntax, part, parts }: TagTask): Promise<TagCounts> {
  const { tag, tagSet } = createSyntax(decodeSyntax(syntax));
  const counts = new Map<number, Uint32Array>();
  let number = 0;
  for await (const line of readLines(corpus)) {
    if (number++ % parts !== part) continue;
    const tokens = tokenize(line);
    let first = 0;
    for (const end of sentenceEnds(tokens)) {
      const sentence = tokens.slice(first, end);
      first = end;
      for (const [i, found] of tag(sentence).entries()) {
        const word = hashText(normalForm(sentence[i]!.lower));
        const own = counts.get(word) ?? new Uint32Array(tagSet.pos.length);
        own[found]!++;
        counts.set(word, own);
      }
    }
  }
  return counts;
}

/** The least share of a word's occurrences that its second and third tag must have to count. */
const leastOfSecond = 0.03;
const leastOfThird = 0.1;
/** The borders between classes by the share of a word's most frequent tag: below 65 %, below 90 %, and the rest. */
const certainties = [0.65, 0.9];
/** The largest number of a class, which must fit in 8 bits. Class 0 is for unknown words. */
const mostClasses = 255;

/**
 * Groups words by their possible part-of-speech tags and the shares of these tags (Cutting and others 1992). Rare
 * groups are merged by their most frequent tag. Returns the class of each word.
 */
export function ambiguityClasses(words: Int32Array, counts: readonly TagCounts[], tags: number): Uint8Array {
  const groups = Array.from(words, (word) => groupOf(sumOf(word, counts, tags)));
  const sizes = new Map<string, number>();
  for (const group of groups) if (group) sizes.set(group.name, (sizes.get(group.name) ?? 0) + 1);
  const kept = [...sizes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostClasses - tags);
  const numbers = new Map(kept.map(([name], i) => [name, tags + 1 + i]));
  return Uint8Array.from(groups, (group) => (group ? (numbers.get(group.name) ?? group.first + 1) : 0));
}

function sumOf(word: number, counts: readonly TagCounts[], tags: number): Uint32Array {
  const sum = new Uint32Array(tags);
  for (const part of counts) for (const [tag, count] of (part.get(word) ?? []).entries()) sum[tag]! += count;
  return sum;
}

function groupOf(counts: Uint32Array): { name: string; first: number } | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const shares = Array.from(counts, (count, tag) => ({ tag, share: count / total })).sort((a, b) => b.share - a.share);
  const [first, second, third] = shares as [Share, Share | undefined, Share | undefined];
  const certainty = certainties.filter((share) => first.share >= share).length;
  const others = [
    second && second.share >= leastOfSecond ? second.tag : "",
    third && third.share >= leastOfThird ? third.tag : "",
  ];
  return { name: [first.tag, certainty, ...others].join(" "), first: first.tag };
}

interface Share {
  readonly tag: number;
  readonly share: number;
}
