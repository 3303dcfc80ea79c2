import { type Engine, type Mode, modes, type Report, rewrite } from "@rewright/engine";
import { mean } from "./figures.ts";
import { markerDifferences } from "./markers.ts";
import { losses, ownWords } from "./pieces.ts";
import { changedWords, splitWords } from "./sari.ts";

export interface ModeFigures {
  readonly mode: Mode;
  /** The mean share of a text's words that are changed, 0 to 1. */
  readonly changed: number;
  /** The number of words after rewriting divided by the number before, over all texts. */
  readonly length: number;
  /** The mean change of the Flesch-Kincaid grade level. */
  readonly grade: number;
  readonly contractions: { readonly before: number; readonly after: number };
  /** The number of places where a contraction is possible but "not" or a verb is written in full. */
  readonly spelledOut: { readonly before: number; readonly after: number };
  readonly lost: readonly string[];
  /**
   * Texts that gained or lost a negation or modal verb. One that was removed together with its whole sentence does not
   * count.
   */
  readonly meaning: readonly string[];
  /**
   * For each other mode, the share of texts with the same result in both modes, 0 to 1. Texts that no mode changes are
   * left out.
   */
  readonly same: Readonly<Partial<Record<Mode, number>>>;
}

const contraction =
  /\b\p{L}+n't\b|\b\p{L}+'(?:re|ve|ll|m|d)\b|\b(?:it|that|there|he|she|what|who|where|here|let|how)'s\b/giu;
const spelledOut =
  /\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should) not\b|\bcannot\b|\b(?:I am|(?:you|we|they) (?:are|have|will)|(?:it|that|he|she) (?:is|will))\b/gi;

/** Rewrites all texts in every mode, and measures the results. */
export function measureModes(engine: Engine, texts: readonly string[]): ModeFigures[] {
  const written = new Map(modes.map((mode) => [mode, texts.map((text) => rewrite(engine, text, { mode }))]));
  const changed = texts.flatMap((text, i) => (modes.some((mode) => written.get(mode)![i]!.text !== text) ? [i] : []));
  return modes.map((mode) => {
    const reports = written.get(mode)!;
    const sameAs = (other: Mode): number =>
      mean(changed.map((i) => Number(reports[i]!.text === written.get(other)![i]!.text)));
    const total = (of: (report: Report) => number): number => reports.reduce((sum, report) => sum + of(report), 0);
    const count = (pattern: RegExp, all: readonly string[]): number =>
      all.reduce((sum, text) => sum + (ownWords(text).match(pattern)?.length ?? 0), 0);
    const after = reports.map(({ text }) => text);
    return {
      mode,
      changed: mean(texts.map((text, i) => changedWords(text, after[i]!))),
      length: total(({ text }) => splitWords(text).length) / texts.reduce((sum, t) => sum + splitWords(t).length, 0),
      grade: mean(reports.map(({ stats }) => stats.after.grade - stats.before.grade)),
      contractions: { before: count(contraction, texts), after: count(contraction, after) },
      spelledOut: { before: count(spelledOut, texts), after: count(spelledOut, after) },
      lost: texts.flatMap((text, i) =>
        losses(text, after[i]!).map((loss) => `text ${i + 1}: ${loss.kind} ${loss.text}`),
      ),
      meaning: texts.flatMap((text, i) => {
        const differences = markerDifferences(withoutDropped(text, reports[i]!), after[i]!);
        return differences.length === 0 ? [] : [`text ${i + 1}: ${differences.join(" ")}`];
      }),
      same: Object.fromEntries(modes.filter((other) => other !== mode).map((other) => [other, sameAs(other)])),
    };
  });
}

/** Returns the original without the sentences that were removed as a whole, as the mode Shorten may do. */
function withoutDropped(text: string, { edits, sentences }: Report): string {
  const gone = edits.filter(({ after }) => after === "");
  const dropped = sentences.filter(({ start, end }) => gone.some((edit) => edit.start <= start && edit.end >= end));
  return dropped.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
