import { applyEdits, type Report } from "@rewright/engine";
import type { Detector } from "./detector.ts";
import { mean } from "./figures.ts";
import type { GrammarChecker } from "./grammar-checker.ts";
import { markerDifferences } from "./markers.ts";
import { losses } from "./pieces.ts";
import { changedWords, splitWords } from "./sari.ts";

/** How much rewriting changed texts, and which damage it may have done. */
export interface Safety {
  readonly texts: number;
  readonly words: number;
  /** The mean share of a text's words that are changed, 0 to 1. */
  readonly changed: number;
  /**
   * The detector's mean score before and after rewriting, 0 to 1, of texts that are long enough; null without a
   * detector.
   */
  readonly likeness: { readonly before: number; readonly after: number } | null;
  /** Protected text that a rewrite seems to have changed, each with its sentence, for a person to read. */
  readonly broken: readonly string[];
  readonly meaning: readonly string[];
  readonly grammar: readonly string[];
}

/** Compares texts with their rewritten versions, and collects possible damage. */
export async function measureSafety(
  texts: readonly { readonly name: string; readonly text: string }[],
  reports: readonly Report[],
  checker: GrammarChecker,
  detector: Detector | null,
): Promise<Safety> {
  const broken: string[] = [];
  const meaning: string[] = [];
  const grammar: string[] = [];
  for (const [i, { name, text }] of texts.entries()) {
    const report = reports[i]!;
    for (const { kind, text: lost } of losses(text, report.text)) broken.push(`${name}: ${kind} ${lost}`);
    for (const span of report.kept)
      if (report.edits.some((edit) => edit.start < span.end && span.start < edit.end && span.start < span.end))
        broken.push(`${name}: edited ${span.kind} ${text.slice(span.start, span.end)}`);
    for (const { before, after } of changedSentences(text, report)) {
      const differences = markerDifferences(before, after);
      if (differences.length > 0) meaning.push(`${name}: ${differences.join(" ")}\n  - ${before}\n  + ${after}`);
    }
    for (const finding of await checker.newFindings(text, report.text)) grammar.push(`${name}: ${finding}`);
  }
  return {
    texts: texts.length,
    words: texts.reduce((sum, { text }) => sum + splitWords(text).length, 0),
    changed: mean(texts.map(({ text }, i) => changedWords(text, reports[i]!.text))),
    likeness: detector && {
      before: meanLikeness(detector, texts),
      after: meanLikeness(detector, reports),
    },
    broken,
    meaning,
    grammar,
  };
}

function meanLikeness(detector: Detector, texts: readonly { readonly text: string }[]): number {
  return mean(texts.map(({ text }) => detector(text)).filter((likeness) => likeness !== null));
}

/** Returns the sentences of the original that were changed, before and after the changes. */
function changedSentences(text: string, { sentences, edits }: Report): { before: string; after: string }[] {
  let next = 0;
  return sentences.flatMap(({ start, end }) => {
    const own = [];
    for (; next < edits.length && edits[next]!.end <= end; next++) {
      const { start: from, end: to, after } = edits[next]!;
      own.push({ start: from - start, end: to - start, after });
    }
    if (own.length === 0) return [];
    const before = text.slice(start, end);
    return [{ before, after: applyEdits(before, own) }];
  });
}
