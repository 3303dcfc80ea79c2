import { firstWord, idOfShape, type Shape, shapes } from "@rewright/engine/training";
import type { Corpus } from "./corpus.ts";

/** The sorted hashes of the words that the model knows. The id of a word is its index plus `firstWord`. */
export type Vocabulary = Uint32Array;

const wordless = new Set(["boundary", "number", "year"] satisfies Shape[] as Shape[]);
const isWord = shapes.map((shape) => !wordless.has(shape));

/** Returns the most frequent words of the corpus: at most `most`, each with at least `least` occurrences. */
export function chooseVocabulary(corpus: Corpus, most: number, least: number): Vocabulary {
  const sorted = corpus.hashes.filter((_, i) => isWord[corpus.shapes[i]!]).sort();
  const counts: { hash: number; count: number }[] = [];
  for (let i = 0; i < sorted.length; ) {
    const start = i;
    while (i < sorted.length && sorted[i] === sorted[start]) i++;
    if (i - start >= least) counts.push({ hash: sorted[start]!, count: i - start });
  }
  counts.sort((a, b) => b.count - a.count || a.hash - b.hash);
  return Uint32Array.from(counts.slice(0, most), ({ hash }) => hash).sort();
}

/** Returns the id of every token in the corpus. */
export function toIds(corpus: Corpus, vocabulary: Vocabulary): Uint16Array {
  const known = new Map(Array.from(vocabulary, (hash, i) => [hash, i + firstWord]));
  const shapeIds = shapes.map(idOfShape);
  return Uint16Array.from(corpus.hashes, (hash, i) => {
    const shape = corpus.shapes[i]!;
    return (isWord[shape] ? known.get(hash) : undefined) ?? shapeIds[shape]!;
  });
}
