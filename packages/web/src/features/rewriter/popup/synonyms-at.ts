import type { Synonym } from "@rewright/contract/rewriting";

/** Holds a part of a sentence. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Holds a wording of a sentence whose synonyms were requested, and the position of the pressed word. */
export interface Worded {
  readonly wording: string;
  readonly place: Place | undefined;
}

/** Holds a synonym and the sentence with it. */
interface OfferedSynonym {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  /** True if the synonym replaces the whole pressed part. */
  readonly whole: boolean;
}

/**
 * Returns the synonyms at the given positions, or anywhere in the first wording if no word was pressed. Leaves out the
 * shown words and duplicates.
 */
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
