import { commonEnds } from "../editing/common-ends.ts";
import { shownSentence } from "../state/result-pieces.ts";
import { type Change, originalSentence, type ResultState, redo, undo } from "../state/result-state.ts";
import { stretchesOf } from "../state/segments.ts";
import type { Place, Worded } from "./synonyms-at.ts";

/** A request for alternative wordings of a sentence and synonyms of its words. */
export interface Question {
  /** The sentence to reword: the original one or, if the user has typed in it, the current one. */
  readonly sentence: string;
  /** The sentence as it is shown and, if a change was clicked, as it would be without this change. */
  readonly worded: readonly Worded[];
}

export function questionAbout(
  state: ResultState,
  sentence: number,
  { place, change }: { readonly place: Place | undefined; readonly change: Change | undefined },
): Question {
  const shown = shownSentence(state, sentence);
  const worded: Worded[] = [{ wording: shown, place }];
  if (change) {
    const other = shownSentence(change.active ? undo(state, change) : redo(state, change), sentence);
    const { start, end } = commonEnds(shown, other);
    if (change.active) worded.push({ wording: other, place: { start, end: other.length - end } });
    else worded[0] = { wording: shown, place: { start, end: shown.length - end } };
  }
  const isTyped = stretchesOf(state).some(
    (stretch) => stretch.sentence === sentence && stretch.segments.some(({ kind }) => kind === "typed"),
  );
  return {
    sentence: isTyped && shown.trim() ? shown : originalSentence(state, sentence),
    worded: worded.filter(({ wording }) => wording.trim()),
  };
}
