import { join } from "node:path";
import { createKeyTable, createTagSet, encodeSyntax, lemmatizer, type WordClasses } from "@rewright/engine/syntax";
import { readSentences, type TreebankSentence } from "@rewright/evaluate/treebank";
import { readCorpusWords } from "./corpus-words.ts";
import { featuresOf, relationNames, tagNames, tagsOf, toParsed } from "./examples.ts";
import { trainLemmas } from "./lemmas.ts";
import { trainArcs } from "./train-arcs.ts";
import { trainRelations } from "./train-relations.ts";
import { tagByPerceptron, trainTagger } from "./train-tagger.ts";
import { learnWordClasses } from "./word-classes.ts";

/** In how many parts the treebank is tagged, each by a tagger that has not seen it. */
const parts = 5;
/** So many sentences in a row are in one part, since neighbours are alike. */
const stretch = 50;
/** The parser knows words by themselves from so many occurrences on. */
const fewestTimes = 2;
/** How many weights of tagger and relations are kept, and in which units. */
const tagWeights = { count: 700_000, unit: 0.25 };
const relationWeights = { count: 550_000, unit: 0.6 };

/**
 * Trains tags, lemmas, arcs and relations on the treebank's training and development parts, and classes of words on the
 * corpus without the sentences of its test parts.
 */
export async function trainSyntax(treebank: string, corpus: string, say: (what: string) => void): Promise<Uint8Array> {
  const read = (part: string) =>
    ["ewt", "gum"].flatMap((name) => readSentences(join(treebank, `${name}-${part}.conllu.gz`)));
  const sentences = [...read("train"), ...read("dev")];
  const held = read("test").map(({ text }) => text);
  const words = learnWordClasses(await readCorpusWords(corpus, held));
  say("word classes");
  const classes: WordClasses = { ...words, table: createKeyTable(words.keys) };
  const tags = tagNames(sentences);
  const tagged = sentences.map((sentence) => ({
    features: featuresOf(sentence, classes),
    tags: tagsOf(sentence, tags),
  }));
  const tagger = trainTagger(tagged, tags.length);
  say("tagger");
  const guessed = tagByOthers(tagged, tags.length);
  say("tags by other parts");
  const relations = relationNames(sentences);
  const parserWords = frequentWords(tagged.map(({ features }) => features.words));
  const known = new Set(parserWords);
  const lemmas = trainLemmas(sentences.flatMap((sentence: TreebankSentence) => sentence.words));
  const knowledge = {
    tagSet: createTagSet(tags),
    lemmaOf: lemmatizer(lemmas),
    knows: (word: number) => known.has(word),
  };
  const parsed = sentences
    .map((sentence, s) => toParsed(sentence, tagged[s]!.features, guessed[s]!, relations, knowledge))
    .filter(({ input }) => input.count > 0);
  const arcRows = trainArcs(parsed);
  say("arcs");
  const relationRows = trainRelations(parsed, relations.length);
  say("relations");
  return encodeSyntax({
    tags,
    relations,
    lemmas,
    words,
    tagRows: tagger.heaviest(tagWeights.count, tagWeights.unit),
    parserWords: Int32Array.from(parserWords),
    arcRows,
    relationRows: relationRows.heaviest(relationWeights.count, relationWeights.unit),
  });
}

type Tagged = Parameters<typeof trainTagger>[0][number];

/** Tags each part of the sentences by a tagger that was trained on the others. */
function tagByOthers(sentences: readonly Tagged[], size: number): Int32Array[] {
  const partOf = (s: number): number => Math.floor(s / stretch) % parts;
  const guessed: Int32Array[] = [];
  for (let part = 0; part < parts; part++) {
    const tagger = trainTagger(
      sentences.filter((_, s) => partOf(s) !== part),
      size,
    );
    for (const [s, { features }] of sentences.entries())
      if (partOf(s) === part) guessed[s] = tagByPerceptron(tagger, features);
  }
  return guessed;
}

function frequentWords(sentences: readonly Int32Array[]): number[] {
  const counts = new Map<number, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, n]) => n >= fewestTimes).map(([word]) => word);
}
