import {
  changeIdOfChoice,
  changeIdOfEdit,
  editsInForce,
  originalSentence,
  type ResultState,
  sentencesOfEdits,
} from "./result-state.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

/** A stretch of the original and what is shown for it; with a change's id where a change is or was. */
export interface Piece {
  readonly before: string;
  readonly shown: string;
  readonly change?: string;
}

/** A sentence, or what lies between two of them. */
export interface Unit {
  readonly sentence: number | undefined;
  readonly start: number;
  readonly pieces: readonly Piece[];
}

/** The whole result in order, in units that can be rendered one by one. */
export function resultUnits(state: ResultState): Unit[] {
  const { original, choices, result } = state;
  const owners = sentencesOfEdits(state);
  const inForce = editsInForce(state);
  let next = 0;

  /** The pieces from `position` to `end`, with the edits of `owner` there. */
  function editPieces(owner: number, start: number, end: number): Piece[] {
    const pieces: Piece[] = [];
    let position = start;
    function addPlain(to: number): void {
      const text = original.slice(position, to);
      if (text) pieces.push({ before: text, shown: text });
    }
    for (; next < owners.length && owners[next] === owner && result.edits[next]!.end <= end; next++) {
      const { start: from, end: to, before, after } = result.edits[next]!;
      addPlain(from);
      pieces.push({ before, shown: inForce[next] ? after : before, change: changeIdOfEdit(state, next) });
      position = to;
    }
    addPlain(end);
    return pieces;
  }

  const units: Unit[] = [];
  let position = 0;
  for (const [sentence, { start, end }] of result.sentences.entries()) {
    if (start > position) units.push({ sentence: undefined, start: position, pieces: editPieces(-1, position, start) });
    const pieces = editPieces(sentence, start, end);
    const choice = choices[sentence];
    units.push({ sentence, start, pieces: choice?.on ? choicePieces(state, sentence, choice.text) : pieces });
    position = end;
  }
  if (position < original.length) {
    units.push({ sentence: undefined, start: position, pieces: editPieces(-1, position, original.length) });
  }
  return units;
}

function choicePieces(state: ResultState, sentence: number, text: string): Piece[] {
  const change = changeIdOfChoice(sentence);
  return wordDiff(originalSentence(state, sentence), text).map(({ before, after }) =>
    before === after ? { before, shown: after } : { before, shown: after, change },
  );
}

/** A unit's text as it is shown. */
export function shownOf(unit: Unit): string {
  return unit.pieces.map((piece) => piece.shown).join("");
}

/** The text as it is shown, ready to be copied. */
export function shownText(units: readonly Unit[]): string {
  return units.map(shownOf).join("");
}

/** The original beside the result, word by word. */
export function diffParts(units: readonly Unit[]): DiffPart[] {
  return units
    .flatMap((unit) => unit.pieces)
    .flatMap((piece) =>
      piece.before === piece.shown
        ? [{ before: piece.before, after: piece.shown }]
        : wordDiff(piece.before, piece.shown),
    );
}
