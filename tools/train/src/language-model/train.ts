import { decodeLanguageModel } from "@rewright/engine/training";
import { readCorpus } from "./corpus.ts";
import { encode } from "./encode.ts";
import { estimate } from "./kneser-ney.ts";
import { measurePerplexity, type Perplexity } from "./perplexity.ts";
import { prune } from "./prune.ts";
import { chooseVocabulary, toIds } from "./vocabulary.ts";

const order = 4;
const vocabularySize = 40_000;
const leastSeen = 3;
/** The bits that an n-gram of each length must save over the whole corpus to be worth its bytes. */
const gains = [0, 6, 7, 8];
/** Every paragraph with a number that this divides is kept for measuring. */
const heldOutEvery = 50;

export interface TrainedLanguageModel {
  readonly bytes: Uint8Array;
  readonly figures: Perplexity & Readonly<Record<"order" | "words" | "trainedOnTokens", number>>;
}

/** Trains the language model on a gzipped file of human prose, one paragraph a line. */
export async function trainLanguageModel(file: string): Promise<TrainedLanguageModel> {
  const corpus = await readCorpus(file);
  const vocabulary = chooseVocabulary(corpus, vocabularySize, leastSeen);
  const ids = toIds(corpus, vocabulary);
  const paragraphs = corpus.paragraphs.slice(1).map((end, i) => ids.subarray(corpus.paragraphs[i], end));
  const stream = join(paragraphs.filter((_, i) => i % heldOutEvery !== 0));
  const levels = estimate(stream, order);
  const bytes = encode(vocabulary, levels, prune(levels, gains));
  const held = paragraphs.filter((_, i) => i % heldOutEvery === 0);
  const perplexity = measurePerplexity(decodeLanguageModel(bytes), held);
  return { bytes, figures: { order, words: vocabulary.length, trainedOnTokens: stream.length, ...perplexity } };
}

function join(parts: readonly Uint16Array[]): Uint16Array {
  const result = new Uint16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    result.set(part, position);
    position += part.length;
  }
  return result;
}
