import type { Detection } from "@rewright/contract/rewriting";
import type { MeasuredText } from "../score/use-measured.ts";
import { shownOf, type Unit } from "./result-pieces.ts";
import type { ResultState } from "./result-state.ts";

export type Tag = "ai" | "human";

/** The score from which a sentence is tagged as typical of machine-written text. */
const threshold = 0.5;

/**
 * Returns the tag of each sentence in the result, by its index. Undefined if the sentence was not measured, because the
 * text is too short or the user has changed the sentence since.
 */
export function sentenceTags(units: readonly Unit[], { text, likeness }: MeasuredText): (Tag | undefined)[] {
  const tags: (Tag | undefined)[] = [];
  let position = 0;
  let from = 0;
  for (const unit of units) {
    const shown = shownOf(unit);
    const start = text.indexOf(shown, position);
    const end = start + shown.length;
    if (start >= 0) position = end;
    if (unit.sentence === undefined) continue;
    while (start >= 0 && from < likeness.sentences.length && likeness.sentences[from]!.end <= start) from++;
    tags[unit.sentence] = start >= 0 ? tagOf(likeness.sentences, from, start, end) : undefined;
  }
  return tags;
}

/** Returns the tag of each sentence in the original. */
export function originalTags({ result }: ResultState): (Tag | undefined)[] {
  const measured = result.likeness.before.sentences;
  let from = 0;
  return result.sentences.map(({ start, end }) => {
    while (from < measured.length && measured[from]!.end <= start) from++;
    return tagOf(measured, from, start, end);
  });
}

/**
 * Returns the tag of a range of text, from the mean score of the measured sentences that overlap it, weighted by the
 * overlap.
 */
function tagOf(sentences: Detection["sentences"], from: number, start: number, end: number): Tag | undefined {
  let weight = 0;
  let sum = 0;
  for (let i = from; i < sentences.length && sentences[i]!.start < end; i++) {
    const { likeness, ...span } = sentences[i]!;
    const shared = Math.min(end, span.end) - Math.max(start, span.start);
    if (likeness === null || shared <= 0) continue;
    weight += shared;
    sum += shared * likeness;
  }
  if (weight === 0) return undefined;
  return sum / weight >= threshold ? "ai" : "human";
}
