/**
 * The figures of another rewriting tool: SARI on the passages with editors' versions, and errors that people counted in
 * eleven passages.
 */
export interface Rival {
  readonly name: string;
  readonly sari: number | null;
  readonly add: number | null;
  /** The share of words that the tool changes, 0 to 1. */
  readonly changed: number;
  readonly errorsPer1000: number | null;
  readonly meaningBreaks: number | null;
  readonly broken: string;
  readonly wordsPerSecond: number | null;
}

type Row = [string, number | null, number | null, number, number | null, number | null, string, number | null];

/**
 * Figures from `peers.md` in the data folder: open tools with default settings and fixed random seeds, on two shared
 * CPU cores.
 */
const measured: readonly Row[] = [
  ["StealthHumanizer, local mode, light", 45.2, 2.6, 0.04, null, null, "", null],
  ["StealthHumanizer, local mode, medium", 42.6, 2.7, 0.22, 13, 26, "10, all paragraph breaks", 50_000],
  ["TextHumanize, Python", 39.6, 3, 0.18, 37, 27, "9, paragraphs merged", 130],
  ["nikolalazarevic011, rules only", 39, 2.2, 0.04, 6, 3, "16, paragraphs", 10_000],
  ["brandonwise autofix", 37.5, 1.9, 0.013, 1.7, 0, "0", 5_500_000],
  ["shawad18/AI-Humanizer", 36.8, 1.7, 0.16, 21, 31, "61", 341_000],
  ["humanize-ai-lib", 30.8, 0, 0.006, 0, 0, "0", 10_800_000],
  ["Athul HumanizeAI", null, null, 0.24, 49, 35, "", 3_800],
  ["DadaNanjesha App", null, null, 0.01, 27, 22, "16, paragraphs", null],
  ["lynote postprocess", null, null, 0.02, 5, 1, "14, paragraphs", 616_000],
  ["TextHumanize, TypeScript port", null, null, 0, 0, 0, "0", 543_000],
];

export const rivals: readonly Rival[] = measured.map(
  ([name, sari, add, changed, errorsPer1000, meaningBreaks, broken, wordsPerSecond]) => {
    return { name, sari, add, changed, errorsPer1000, meaningBreaks, broken, wordsPerSecond };
  },
);

/**
 * The figures of another detector on the same texts, for comparison. It was trained on all data, including data that
 * may not be distributed.
 */
export const referenceDetector = { auroc: 0.971, at1: 0.672, at5: 0.861 };
