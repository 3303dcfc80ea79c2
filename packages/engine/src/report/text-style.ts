import { parseBlocks } from "../document/blocks.ts";
import type { Engine } from "../engine.ts";
import type { Span } from "../span.ts";
import type { TextStats } from "./report.ts";
import { textStats } from "./stats.ts";
import { stockPhrases } from "./stock-phrases.ts";

/** Measures of a text's style, to show to its writer. */
export interface TextStyle extends TextStats {
  /** The number of words of each sentence of the prose, in order. */
  readonly sentenceLengths: readonly number[];
  /** The positions of phrases that are typical of machine-made prose. */
  readonly stockPhrases: readonly Span[];
}

/** Returns a text's readability, sentence lengths and stock phrases. Linear in the text's length. */
export function textStyle(engine: Pick<Engine, "tag">, text: string): TextStyle {
  const runs = parseBlocks(text).flatMap((block) => block.runs);
  const sentences = runs.flatMap(({ start, end }) => engine.tag(text.slice(start, end), start));
  const sentenceLengths = sentences
    .map(({ start, end }) => text.slice(start, end).match(/\S+/g)?.length ?? 0)
    .filter((words) => words > 0);
  return { ...textStats(text, sentenceLengths.length), sentenceLengths, stockPhrases: stockPhrases(text) };
}
