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
/** The bits that an n-gram of each length must save over the whole corpus to be worth its bytes. */
const gains = [0, 6, 7, 8];
/** Every paragraph with a number that this divides is kept for measuring. */
const heldOutEvery = 50;

/** The weight of a model of the modern paragraphs alone beside one of all: what people rewrite is modern prose. */
const modernShare = 0.5;

export interface TrainedLanguageModel {
  readonly bytes: Uint8Array;
  readonly figures: Readonly<Record<string, number>>;
}

/** The files that the language model is trained on: human prose, one paragraph a line, and labelled passages, which say what of it is modern. */
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
