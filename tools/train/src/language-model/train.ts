import { decodeLanguageModel } from "@rewright/engine/training";
import { readCorpus } from "./corpus.ts";
import { encode } from "./encode.ts";
import { findModern } from "./era.ts";
import { estimate } from "./kneser-ney.ts";
import { mix } from "./mix.ts";
import { measurePerplexity } from "./perplexity.ts";
import { prune } from "./prune.ts";
import { chooseVocabulary, toIds } from "./vocabulary.ts";

const order = 4;
const vocabularySize = 40_000;
const leastSeen = 3;
/** For each length of n-grams, the bits that an n-gram must save over the whole corpus to be kept. */
const gains = [0, 6, 7, 8];
/** The number of paragraphs of which one is used to measure the model, and not to train it. */
const heldOutEvery = 50;

/**
 * The weight of a model trained on modern paragraphs alone, which is mixed with one trained on all. Users rewrite
 * modern prose.
 */
const modernShare = 0.5;

export interface TrainedLanguageModel {
  readonly bytes: Uint8Array;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * The training files of the language model: human prose with one paragraph per line, and labelled passages, from which
 * the modern paragraphs are recognised.
 */
export interface LanguageModelData {
  readonly prose: string;
  readonly passages: string;
}

/** Trains the language model. */
export async function trainLanguageModel({ prose, passages }: LanguageModelData): Promise<TrainedLanguageModel> {
  const corpus = await readCorpus(prose);
  const isModern = await findModern(corpus, passages);
  const vocabulary = chooseVocabulary(corpus, vocabularySize, leastSeen);
  const ids = toIds(corpus, vocabulary);
  const paragraphs = corpus.paragraphs.slice(1).map((end, i) => ids.subarray(corpus.paragraphs[i], end));
  const isHeldOut = (i: number): boolean => i % heldOutEvery === 0;

  const stream = join(paragraphs.filter((_, i) => !isHeldOut(i)));
  const modern = join(paragraphs.filter((_, i) => !isHeldOut(i) && isModern[i]));
  const levels = mix(estimate(stream, order), estimate(modern, order), modernShare);
  const bytes = encode(vocabulary, levels, prune(levels, gains));

  const model = decodeLanguageModel(bytes);
  const all = measurePerplexity(
    model,
    paragraphs.filter((_, i) => isHeldOut(i)),
  );
  const ofModern = measurePerplexity(
    model,
    paragraphs.filter((_, i) => isHeldOut(i) && isModern[i]),
  );
  return {
    bytes,
    figures: {
      order,
      words: vocabulary.length,
      trainedOnTokens: stream.length,
      trainedOnModernTokens: modern.length,
      heldOutTokens: all.tokens,
      perplexity: all.perplexity,
      perplexityOfModern: ofModern.perplexity,
      unknownWords: all.unknown,
    },
  };
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
