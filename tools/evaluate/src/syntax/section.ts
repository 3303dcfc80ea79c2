import { fixed, percent, table, whole } from "../table.ts";
import type { ParserFigures, TreebankFigures } from "./measure-parser.ts";

/** Returns the page's sections on the tagger and parser. */
export function syntaxSections({ treebanks, speed }: ParserFigures): string[] {
  return [
    "## The parser",
    `On the test parts of two treebanks of Universal Dependencies, ${treebanks.map(sizeOf).join(" and ")}: on the treebank's own ` +
      "words, punctuation left out for arcs, and on the text of its paragraphs, punctuation counted. Subtypes of relations are " +
      "left out.",
    table(["", "Tokens", "Sentences", "UPOS", "Lemmas", "UAS", "LAS"], treebanks.flatMap(rowsOf)),
    `One core tags ${whole(speed.tagging)} words a second, and tags and parses ${whole(speed.taggingAndParsing)}. Sentences of ` +
      `500 words take ${fixed(speed.longOverShort, 2)} times as long as the same words in sentences of 50.`,
    "### Right heads by margin",
    "The margin of an arc is how much better the least sure of the steps that decided it scored than the next best.",
    table(
      ["", "Lowest fifth of margins", "Other four"],
      treebanks.map(({ name, margins }) => [name, percent(margins.lowestFifth, 1), percent(margins.others, 1)]),
    ),
  ];
}

function sizeOf({ name, sentences, words }: TreebankFigures): string {
  return `${name} (${whole(sentences)} sentences, ${whole(words)} words)`;
}

function rowsOf({ name, ownWords, rawText }: TreebankFigures): string[][] {
  const shown = (...shares: number[]): string[] => shares.map((share) => percent(share, 1));
  const { tokens, sentences, upos, lemmas, uas, las } = rawText;
  return [
    [`${name}, own words`, "", "", ...shown(ownWords.upos, ownWords.lemmas, ownWords.uas, ownWords.las)],
    [`${name}, from raw text (F1)`, ...shown(tokens, sentences, upos, lemmas, uas, las)],
  ];
}
