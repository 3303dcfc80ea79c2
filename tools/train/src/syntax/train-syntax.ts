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

/** The parser knows words by themselves from so many occurrences on. */
const fewestTimes = 2;

/** Input of the training: folder and file of the data, a task runner, and a progress callback. */
export interface SyntaxTask {
  readonly treebank: string;
  readonly corpus: string;
  readonly runTask: RunTask;
  readonly say: (done: string) => void;
}

/** The tagger's data, and the parser's training data. */
export interface TagsTrained {
  readonly sentences: readonly TreebankSentence[];
  readonly tagged: readonly TaggedSentence[];
  /** The tags of each sentence by a tagger that has not seen it. */
  readonly guessed: readonly Int32Array[];
  readonly model: Pick<TrainedSyntax, "tags" | "lemmas" | "words" | "tagRows">;
}

/**
 * Trains tags and lemmas on the treebank's training and development parts. The corpus without the sentences of the test
 * parts gives classes of words; a first tagger tags it to find which tags each word has.
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

/** Returns the ambiguity classes of words, by the tags that a tagger without them gives in the corpus. */
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

/** Returns a model that tags and finds lemmas, and cannot parse. */
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

/** Trains arcs and relations and returns the whole model. */
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
