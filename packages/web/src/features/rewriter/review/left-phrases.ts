import { stockPhrases } from "@rewright/engine/stock-phrases";
import { shownText, type Unit } from "../state/result-pieces.ts";

/** Holds a stock phrase in a sentence as it is shown. */
export interface LeftPhrase {
  /** The sentence's index, and the sentence as it is shown. */
  readonly sentence: number;
  readonly text: string;
  /** Position of the phrase in that text. */
  readonly start: number;
  readonly end: number;
}

/** Finds the stock phrases of all sentences as they are shown. */
export function leftPhrases(units: readonly Unit[]): LeftPhrase[] {
  return units.flatMap((unit) => {
    const { sentence } = unit;
    if (sentence === undefined) return [];
    const text = shownText([unit]);
    return stockPhrases(text).map(({ start, end }) => ({ sentence, text, start, end }));
  });
}
