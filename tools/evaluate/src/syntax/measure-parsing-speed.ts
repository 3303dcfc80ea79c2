import type { Syntax, Token } from "@rewright/engine/syntax";
import { bestRound } from "../speed.ts";
import { type TreebankSentence, type TreebankWord, tokensOf } from "./treebank.ts";

/** The speed of tagging and parsing on one CPU core. */
export interface ParsingSpeed {
  /** Words tagged per second. */
  readonly tagging: number;
  readonly taggingAndParsing: number;
  /** The time for sentences of 500 words, divided by the time for the same words in sentences of 50. */
  readonly longOverShort: number;
}

const long = 500;
const short = 50;
/** The number of long sentences that are timed. */
const longSentences = 20;

/** Measures the speed of tagging and parsing the words of a treebank. */
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

/** Divides words into sentences of equal length, regardless of their real sentences. */
function cutInto(words: readonly TreebankWord[], length: number): Token[][] {
  const count = Math.ceil(words.length / length);
  return Array.from({ length: count }, (_, i) => tokensOf({ words: words.slice(i * length, (i + 1) * length) }));
}
