import { parseBlocks } from "../document/blocks.ts";
import type { Block } from "../document/document.ts";
import { looksEnglish } from "../document/english.ts";
import type { Engine } from "../engine.ts";
import type { RewriteOptions } from "../options.ts";
import { findRuns } from "../protect/runs.ts";
import type { Kept } from "../report/report.ts";
import { rewriteKeeping } from "../rewrite.ts";
import { type Span, shift } from "../span.ts";
import { replacementEdits, wordsToKeep } from "../words/replacements.ts";
import { contextOf } from "./context.ts";
import { countWords, cutRun } from "./cut.ts";
import { markSpans } from "./marks.ts";
import type { Chunk, Plan } from "./pro.ts";
import { sentencesIn } from "./read.ts";

/**
 * Cuts a text into chunks for a model: one for each paragraph or list item, or several if it is long. Headings, tables,
 * code and prose of a word or two are in no chunk. Linear in the text's length.
 */
export function planChunks(engine: Engine, text: string, options: RewriteOptions = {}): Plan {
  const lite = rewriteKeeping(engine, text, options);
  const replacements = replacementEdits(text, lite.kept, options);
  const blocks = parseBlocks(text);
  const parts = partsOf(text, blocks);
  if (!looksEnglish(text)) return { lite, replacements, parts, chunks: [] };
  const context = contextOf(text, blocks);
  const chunks: Chunk[] = [];
  let part = 0;
  for (const run of findRuns(text, blocks, engine.tag, wordsToKeep(options))) {
    while (parts[part + 1] && parts[part + 1]!.start <= run.offset) part++;
    let k = 0;
    for (const piece of cutRun(engine.tag, run)) {
      const start = run.offset + piece.start;
      const end = run.offset + piece.end;
      while (k < run.kept.length && run.kept[k]!.end <= piece.start) k++;
      const first = k;
      while (k < run.kept.length && run.kept[k]!.start < piece.end) k++;
      const kept = run.kept.slice(first, k).map((span) => shift(span, run.offset));
      chunks.push({
        start,
        end,
        part,
        ...markSpans(text, { start, end }, kept),
        sentences: spansOfSentences(engine, text, { start, end }, kept),
        words: countWords(text.slice(start, end)),
        before: context.before(start),
        after: context.after(end),
      });
    }
  }
  return { lite, replacements, parts, chunks };
}

function spansOfSentences({ tag }: Engine, text: string, { start, end }: Span, kept: readonly Kept[]): Span[] {
  const own = kept.map((span) => shift(span, -start));
  const found = sentencesIn(tag, text.slice(start, end), own, start);
  return found.map((sentence) => ({ start: sentence.start, end: sentence.end }));
}

/** Returns adjacent parts of a text, each from the start of a block's first line, with its list marker. */
function partsOf(text: string, blocks: readonly Block[]): Span[] {
  const starts = [0];
  for (const [i, block] of blocks.entries()) {
    if (i === 0) continue;
    const { end } = blocks[i - 1]!;
    const between = text.slice(end, block.start);
    starts.push(end + Math.max(between.lastIndexOf("\n"), between.lastIndexOf("\r")) + 1);
  }
  return starts
    .map((start, i) => ({ start, end: starts[i + 1] ?? text.length }))
    .filter(({ start, end }) => start < end);
}
