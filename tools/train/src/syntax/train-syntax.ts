import { join } from "node:path";
import {
  createKeyTable,
  createTagSet,
  encodeSyntax,
  type LemmaModel,
  lemmatizer,
  type TrainedSyntax,
  type WordClasses,
} from "@rewright/engine/syntax";
import { readSentences, type TreebankSentence } from "@rewright/evaluate/treebank";
import { halves, type RunTask } from "../tasks/run-tasks.ts";
import { ambiguityClasses } from "./ambiguity-classes.ts";
import type { Corpus } from "./corpus-words.ts";
import { featuresOf, relationNames, tagNames, tagsOf, toParsed } from "./examples.ts";
import { jackknife } from "./jackknife.ts";
import { trainLemmas } from "./lemmas.ts";
import { arcSeeds, meanArcs } from "./train-arcs.ts";
import type { TaggedSentence } from "./train-tagger.ts";

/** The fewest occurrences of a word that the parser uses as a feature. */
const fewestTimes = 2;

/**
 * What the training needs: the treebank folder, the corpus file, a function that runs tasks, and one that reports
 * progress.
 */
export interface SyntaxTask {
  readonly treebank: string;
  readonly corpus: string;
  readonly runTask: RunTask;
  readonly say: (done: string) => void;
}

/** The trained tagger, and the data for training the parser. */
export interface TagsTrained {
  readonly sentences: readonly TreebankSentence[];
  readonly tagged: readonly TaggedSentence[];
  /** The tags of each sentence, by a tagger that was not trained on the sentence. */
  readonly guessed: readonly Int32Array[];
  readonly model: Pick<TrainedSyntax, "tags" | "lemmas" | "words" | "tagRows">;
}

/**
 * Trains the tagger and lemmatizer on the training and development parts of the treebank. The corpus, without the test
 * sentences, gives classes of words. A first tagger tags the corpus to find the possible tags of each word.
 */
export async function trainTags({ treebank, corpus: file, runTask, say }: SyntaxTask): Promise<TagsTrained> {
  const read = (part: string) =>
    ["ewt", "gum"].flatMap((name) => readSentences(join(treebank, `${name}-${part}.conllu.gz`)));
  const sentences = [...read("train"), ...read("dev")];
  const corpus = { file, without: read("test").map(({ text }) => text) };
  const tags = tagNames(sentences);
  const lemmas = trainLemmas(sentences.flatMap((sentence: TreebankSentence) => sentence.words));
  const groups = await runTask("learnWordClasses", corpus);
  say("word classes");
  const plain = { ...groups, ambiguities: new Uint8Array(groups.keys.length) };
  const ambiguities = await findAmbiguities(corpus, sentences, { tags, lemmas, words: plain }, runTask);
  say("ambiguity classes");
  const words = { ...groups, ambiguities };
  const tagged = toTagged(sentences, tags, words);
  const lesson = { sentences: tagged, size: tags.length };
  const [tagRows, guessed] = await Promise.all([runTask("trainTagRows", lesson), jackknife(lesson, runTask)]);
  say("tags");
  return { sentences, tagged, guessed, model: { tags, lemmas, words, tagRows } };
}

interface Untagged {
  readonly tags: readonly string[];
  readonly lemmas: LemmaModel;
  readonly words: TrainedSyntax["words"];
}

/** Returns the classes of words by their possible tags, which a first tagger assigned in the corpus. */
async function findAmbiguities(
  corpus: Corpus,
  sentences: readonly TreebankSentence[],
  { tags, lemmas, words }: Untagged,
  runTask: RunTask,
): Promise<Uint8Array> {
  const tagRows = await runTask("trainTagRows", { sentences: toTagged(sentences, tags, words), size: tags.length });
  const syntax = encodeTagger({ model: { tags, lemmas, words, tagRows } });
  const counts = await Promise.all(halves.map((half) => runTask("countTags", { corpus, syntax, ...half })));
  return ambiguityClasses(words.keys, counts, tags.length);
}

function toTagged(
  sentences: readonly TreebankSentence[],
  tags: readonly string[],
  words: TrainedSyntax["words"],
): TaggedSentence[] {
  const classes: WordClasses = { ...words, table: createKeyTable(words.keys) };
  return sentences.map((sentence) => ({ features: featuresOf(sentence, classes), tags: tagsOf(sentence, tags) }));
}

/** Encodes a model that can tag and lemmatize but not parse. */
export function encodeTagger({ model }: Pick<TagsTrained, "model">): Uint8Array {
  const none = { keys: new Int32Array(), rows: [] };
  return encodeSyntax({
    ...model,
    relations: [],
    parserWords: new Int32Array(),
    arcRows: { keys: new Int32Array(), weights: new Int8Array() },
    relationRows: none,
  });
}

/** Trains the parser's arcs and relations, and returns the complete model as bytes. */
export async function trainParser(
  { sentences, tagged, guessed, model }: TagsTrained,
  runTask: RunTask,
  say: (done: string) => void,
): Promise<Uint8Array> {
  const relations = relationNames(sentences);
  const parserWords = frequentWords(tagged.map(({ features }) => features.words));
  const known = new Set(parserWords);
  const knowledge = {
    tagSet: createTagSet(model.tags),
    lemmaOf: lemmatizer(model.lemmas),
    knows: (word: number) => known.has(word),
  };
  const parsed = sentences
    .map((sentence, s) => toParsed(sentence, tagged[s]!.features, guessed[s]!, relations, knowledge))
    .filter(({ input }) => input.count > 0);
  const selecting = runTask("selectArcFeatures", parsed);
  const relationRows = runTask("trainRelationRows", { sentences: parsed, size: relations.length });
  const keys = await selecting;
  say("features of arcs");
  const weights = await Promise.all(arcSeeds.map((seed) => runTask("trainArcs", { sentences: parsed, keys, seed })));
  say("arcs");
  return encodeSyntax({
    ...model,
    relations,
    parserWords: Int32Array.from(parserWords),
    arcRows: { keys, weights: meanArcs(weights) },
    relationRows: await relationRows,
  });
}

function frequentWords(sentences: readonly Int32Array[]): number[] {
  const counts = new Map<number, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, n]) => n >= fewestTimes).map(([word]) => word);
}
