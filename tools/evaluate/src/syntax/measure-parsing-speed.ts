import type { Syntax, Token } from "@rewright/engine/syntax";
import { bestRound } from "../speed.ts";
import { type TreebankSentence, type TreebankWord, tokensOf } from "./treebank.ts";

/** How fast sentences are read on one core. */
export interface ParsingSpeed {
  /** Words a second. */
  readonly tagging: number;
  readonly taggingAndParsing: number;
  /** The time that sentences of 500 words take over that of the same words in sentences of 50. */
  readonly longOverShort: number;
}

const long = 500;
const short = 50;
/** So many long sentences are timed. */
const longSentences = 20;

/** Measures the speed of tagging and parsing on a treebank's words. */
export async function measureParsingSpeed(
  syntax: Syntax,
  sentences: readonly TreebankSentence[],
): Promise<ParsingSpeed> {
  const tagAndParse = (tokens: readonly Token[]): unknown => syntax.parse(tokens, syntax.tag(tokens));
  const all = sentences.map(tokensOf);
  const some = sentences.flatMap(({ words }) => words).slice(0, longSentences * long);
  const longTime = await timeOf(tagAndParse, cutInto(some, long));
  const shortTime = await timeOf(tagAndParse, cutInto(some, short));
  return {
    tagging: await speedOf(syntax.tag, all),
    taggingAndParsing: await speedOf(tagAndParse, all),
    longOverShort: longTime / shortTime,
  };
}

type Read = (tokens: readonly Token[]) => unknown;

async function speedOf(read: Read, sentences: readonly Token[][]): Promise<number> {
  const words = sentences.reduce((sum, tokens) => sum + tokens.length, 0);
  return (words / (await timeOf(read, sentences))) * 1000;
}

function timeOf(read: Read, sentences: readonly Token[][]): Promise<number> {
  return bestRound(() => {
    for (const tokens of sentences) read(tokens);
  });
}

/** Cuts words, whatever their sentences, into sentences of the same length. */
function cutInto(words: readonly TreebankWord[], length: number): Token[][] {
  const count = Math.ceil(words.length / length);
  return Array.from({ length: count }, (_, i) => tokensOf({ words: words.slice(i * length, (i + 1) * length) }));
}
