import type { Synonym } from "@rewright/contract/rewriting";

/** A part of a sentence as it is worded. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A wording of a sentence whose synonyms were asked for, and where the word is that was pressed. */
export interface Worded {
  readonly wording: string;
  readonly place: Place | undefined;
}

/** A word to put in the place of another, and the sentence with it. */
interface OfferedSynonym {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  /** It takes the place of all that was pressed. */
  readonly whole: boolean;
}

/** The synonyms at the places, or anywhere in the first wording where no word was pressed; never what is shown, nothing twice. */
export function synonymsAt(
  worded: readonly Worded[],
  synonyms: readonly (readonly Synonym[])[],
  shown: string,
): OfferedSynonym[] {
  const seen = new Set([shown]);
  return worded.flatMap(({ wording, place }, index) => {
    const found = (synonyms[index] ?? []).filter(({ start, end }) =>
      place ? start < place.end && place.start < end : index === 0,
    );
    const offered = found.map(({ start, end, after, text }) => {
      const whole = place !== undefined && start <= place.start && place.end <= end;
      return { before: wording.slice(start, end), after, text, whole };
    });
    return offered.filter(({ text }) => !seen.has(text) && seen.add(text));
  });
}
