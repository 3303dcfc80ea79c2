import { changeIdOfChoice, changeIdOfEdit, changeIdOfTyped, type ResultState } from "./result-state.ts";
import { type Segment, stretchesOf } from "./segments.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

/**
 * A part of the original and the text that is shown for it. If it was changed, it has the id of the change, even an
 * undone one.
 */
export interface Piece {
  readonly before: string;
  readonly shown: string;
  readonly change?: string;
}

/** A sentence, or the text between two sentences, in parts. */
export interface Unit {
  readonly sentence: number | undefined;
  readonly start: number;
  readonly pieces: readonly Piece[];
}

/** Returns the whole result in order, as sentences and the texts between them, which can be rendered one by one. */
export function resultUnits(state: ResultState): Unit[] {
  return stretchesOf(state).map(({ sentence, start, segments }) => {
    return { sentence, start, pieces: segments.flatMap((segment) => piecesOf(state, sentence, segment)) };
  });
}

function piecesOf(state: ResultState, sentence: number | undefined, segment: Segment): Piece[] {
  const { kind, start, end, shown, index = 0 } = segment;
  const before = state.original.slice(start, end);
  switch (kind) {
    case "same":
      return [{ before, shown }];
    case "edit":
      return [{ before, shown, change: changeIdOfEdit(state, index) }];
    case "choice":
      return comparedPieces(before, shown, changeIdOfChoice(sentence!));
    case "typed":
      return comparedPieces(before, shown, changeIdOfTyped(state, index));
  }
}

function comparedPieces(original: string, text: string, change: string): Piece[] {
  return wordDiff(original, text).map(({ before, after }) =>
    before === after ? { before, shown: after } : { before, shown: after, change },
  );
}

/** Returns the text of a sentence as it is shown. */
export function shownSentence(state: ResultState, sentence: number): string {
  const stretch = stretchesOf(state).find((each) => each.sentence === sentence);
  return stretch?.segments.map(({ shown }) => shown).join("") ?? "";
}

/** Returns the text of a unit (a sentence, or the text between two) as it is shown. */
export function shownOf(unit: Unit): string {
  return unit.pieces.map((piece) => piece.shown).join("");
}

/** Returns the whole text as it is shown, for copying. */
export function shownText(units: readonly Unit[]): string {
  return units.map(shownOf).join("");
}

/** Compares the original with the result, word by word. */
export function diffParts(units: readonly Unit[]): DiffPart[] {
  return units
    .flatMap((unit) => unit.pieces)
    .flatMap((piece) =>
      piece.before === piece.shown
        ? [{ before: piece.before, after: piece.shown }]
        : wordDiff(piece.before, piece.shown),
    );
}
