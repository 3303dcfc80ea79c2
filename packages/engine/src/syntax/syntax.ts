import { type ArcWeights, actionScorer, createWorkspace } from "./action-scorer.ts";
import type { ClassWeights } from "./class-weights.ts";
import { findHeads } from "./find-heads.ts";
import { hashText } from "./hash.ts";
import { type KeyTable, rowOf } from "./key-table.ts";
import { type LemmaModel, type Lemmatizer, lemmatizer } from "./lemma.ts";
import { nameRelations } from "./name-relations.ts";
import { parserInput } from "./parser-input.ts";
import { attachPunctuation } from "./punctuation.ts";
import { createTagSet, type TagSet } from "./tag-set.ts";
import { wordTagger } from "./tagger.ts";
import type { Token } from "./tokenize.ts";
import type { Tree } from "./tree.ts";
import { type WordClasses, wordFeatures } from "./word-features.ts";

/** The trained model of English, as stored in its file. */
export interface SyntaxModel {
  /** The tags, each a universal tag with a Penn tag: "NOUN NNS". */
  readonly tags: readonly string[];
  readonly relations: readonly string[];
  readonly lemmas: LemmaModel;
  readonly wordClasses: WordClasses;
  readonly tagWeights: ClassWeights;
  /** The hashes of words that are frequent enough to be features of the parser. */
  readonly parserWords: KeyTable;
  readonly arcWeights: ArcWeights;
  readonly relationWeights: ClassWeights;
}

/** Tags sentences, finds lemmas and parses. Memory and caches are reused without an effect on results. */
export interface Syntax {
  readonly tagSet: TagSet;
  readonly lemmaOf: Lemmatizer;
  /** Returns each token's tag as an index in `tagSet`. */
  tag(tokens: readonly Token[]): Int32Array;
  parse(tokens: readonly Token[], tags: Int32Array): Tree;
}

/** The number of parser states that are kept at each step. */
const beamWidth = 6;

/** Returns a tagger, lemmatizer and parser that use a model. */
export function createSyntax(model: SyntaxModel): Syntax {
  const tagSet = createTagSet(model.tags);
  const score = actionScorer(model.arcWeights);
  const work = createWorkspace();
  const tagWords = wordTagger(model.tagWeights);
  const lemmaOf = lemmatizer(model.lemmas, (lemma) => rowOf(model.wordClasses.table, hashText(lemma)) >= 0);
  const knowledge = { tagSet, lemmaOf, knows: (word: number) => rowOf(model.parserWords, word) >= 0 };
  return {
    tagSet,
    lemmaOf,
    tag: (tokens) => tagWords(tokens, wordFeatures(tokens, model.wordClasses)),
    parse: (tokens, tags) => {
      const input = parserInput(tokens, wordFeatures(tokens, model.wordClasses), tags, knowledge);
      const found = findHeads(work, input, score, beamWidth);
      const named = nameRelations(model.relationWeights, input, found.heads);
      const heads = new Int32Array(tags.length).fill(-1);
      const relations = new Array<string>(tags.length).fill("punct");
      const margins = new Float64Array(tags.length);
      for (let k = 0; k < input.count; k++) {
        const place = input.places[k]!;
        const head = found.heads[k]!;
        heads[place] = head < 0 ? -1 : input.places[head]!;
        relations[place] = head < 0 ? "root" : model.relations[named[k]!]!;
        margins[place] = found.margins[k]!;
      }
      attachPunctuation(heads, (i) => tagSet.isPunctuation[tags[i]!] === 1);
      if (input.count === 0) {
        // In a sentence of marks alone the first mark is the root.
        heads.fill(0, 1);
        relations[0] = "root";
      }
      return { heads, relations, margins };
    },
  };
}
