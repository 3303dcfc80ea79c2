import { stockPhrases } from "@rewright/engine/stock-phrases";
import { shownText, type Unit } from "../state/result-pieces.ts";

/** A stock phrase that remains in a sentence of the result. */
export interface LeftPhrase {
  /** The index of the sentence, and its text as it is shown. */
  readonly sentence: number;
  readonly text: string;
  /** The position of the phrase in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** Returns the stock phrases that remain in the sentences of the result. */
export function leftPhrases(units: readonly Unit[]): LeftPhrase[] {
  return units.flatMap((unit) => {
    const { sentence } = unit;
    if (sentence === undefined) return [];
    const text = shownText([unit]);
    return stockPhrases(text).map(({ start, end }) => ({ sentence, text, start, end }));
  });
}
