import type { Block, BlockKind } from "../document/document.ts";
import type { Readings, Tagger } from "../document/tagger.ts";
import type { Kept } from "../report/report.ts";
import { literalSpans } from "./literal.ts";
import { maskKept, mergeKept } from "./mask.ts";
import { nameSpans } from "./names.ts";

/** A range of prose: its text, where the range begins in the whole text, and protected spans relative to the range. */
export interface Run {
  readonly text: string;
  readonly offset: number;
  readonly kept: readonly Kept[];
  readonly kind: BlockKind;
  /** The analyses of its sentences. */
  readonly readings: Readings;
}

/** Returns the prose of all blocks, with its protected spans. */
export function findRuns(text: string, blocks: readonly Block[], tag: Tagger, keep: readonly string[]): Run[] {
  const literal = mergeKept(blocks.flatMap((block) => literalSpans(text, block, keep)));
  const spans = blocks.flatMap(({ runs, kind }) =>
    runs.map(({ start, end }) => ({ start, end, kind, readings: new Map() })),
  );
  const masked = maskKept(text, literal);
  const sentences = spans.flatMap((span) => tag(masked.slice(span.start, span.end), span.start, span.readings));
  const kept = mergeKept([...literal, ...nameSpans(text, sentences)]);
  let k = 0;
  return spans.map(({ start, end, kind, readings }) => {
    while (k < kept.length && kept[k]!.end <= start) k++;
    const own: Kept[] = [];
    for (let i = k; i < kept.length && kept[i]!.start < end; i++)
      own.push({
        ...kept[i]!,
        start: Math.max(kept[i]!.start, start) - start,
        end: Math.min(kept[i]!.end, end) - start,
      });
    return { text: text.slice(start, end), offset: start, kept: own, kind, readings };
  });
}
