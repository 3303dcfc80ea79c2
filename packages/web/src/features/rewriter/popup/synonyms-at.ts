import type { Synonym } from "@rewright/contract/rewriting";

/** The start and end of a part of a sentence. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A wording of a sentence for which synonyms were requested, and the position of the clicked word in it. */
export interface Worded {
  readonly wording: string;
  readonly place: Place | undefined;
}

/** A synonym, and the sentence in which it replaces the word. */
interface OfferedSynonym {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  /** True if the synonym replaces all of the clicked word or phrase. */
  readonly whole: boolean;
}

/**
 * Returns the synonyms at the given positions or, if no word was clicked, all synonyms in the first wording. Words that
 * are already shown and duplicates are left out.
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
