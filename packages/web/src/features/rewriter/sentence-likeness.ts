import type { Detection } from "@rewright/contract/rewriting";
import { editsInForce, type ResultState, sentencesOfEdits } from "./result-state.ts";

export type Tag = "ai" | "human";

/** From here on a sentence is tagged as reading like a machine's. */
const threshold = 0.5;

/**
 * How each sentence of the result reads, by the sentence's index; undefined where that was not measured: in too short
 * a text, and in a sentence that the reader has changed since.
 */
export function sentenceTags(state: ResultState): (Tag | undefined)[] {
  const { result, choices } = state;
  const owners = sentencesOfEdits(state);
  const inForce = editsInForce(state);
  const changed = new Set(owners.filter((_, index) => !inForce[index]));
  const ends = endsInResult(state);
  let from = 0;
  return ends.map(({ start, end }, sentence) => {
    if (changed.has(sentence) || choices[sentence]?.on) return undefined;
    while (from < result.likeness.after.sentences.length && result.likeness.after.sentences[from]!.end <= start) from++;
    return tagOf(result.likeness.after.sentences, from, start, end);
  });
}

/** How each sentence of the original reads. */
export function originalTags({ result }: ResultState): (Tag | undefined)[] {
  let from = 0;
  return result.sentences.map(({ start, end }) => {
    while (from < result.likeness.before.sentences.length && result.likeness.before.sentences[from]!.end <= start)
      from++;
    return tagOf(result.likeness.before.sentences, from, start, end);
  });
}

/** Where the original's sentences lie in the rewritten text. */
function endsInResult({ result }: ResultState): { start: number; end: number }[] {
  let shift = 0;
  let next = 0;
  const shiftTo = (position: number, inclusive: boolean): number => {
    for (; next < result.edits.length; next++) {
      const edit = result.edits[next]!;
      if (edit.end > position || (!inclusive && edit.end === position && edit.start === position)) break;
      shift += edit.after.length - (edit.end - edit.start);
    }
    return position + shift;
  };
  return result.sentences.map(({ start, end }) => ({ start: shiftTo(start, false), end: shiftTo(end, true) }));
}

/** The tag of a stretch: that of the measured sentences in it, each weighed by the length that it shares. */
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
