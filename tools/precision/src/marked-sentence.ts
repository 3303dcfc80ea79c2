import { applyEdits, type Edit, type Span } from "@rewright/engine";
import type { Place } from "./rewriting.ts";

/** A sentence with its changes marked, and its neighbours as they are after theirs. */
export interface MarkedSentence {
  readonly before: string;
  /** Every change as `{before=>after}`, the one to be judged as `{{before=>after}}`. */
  readonly marked: string;
  readonly after: string;
}

/** Returns the sentence of a place; several that a change joined are one. */
export function markedSentence(place: Place): MarkedSentence {
  const { text, edits, sentences } = place.rewriting;
  const at = sentenceAt(place);
  const inside = (sentence: Span): Edit[] => {
    return edits.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  };
  const written = (sentence: Span | undefined): string => {
    if (!sentence) return "";
    const own = inside(sentence).map((edit) => moved(edit, -sentence.start));
    return onOneLine(applyEdits(text.slice(sentence.start, sentence.end), own));
  };
  const sentence = sentences[at]!;
  const marks = inside(sentence).map((edit) => {
    const mark = `{${edit.before}=>${edit.after}}`;
    return { ...moved(edit, -sentence.start), after: place.change.edits.includes(edit) ? `{${mark}}` : mark };
  });
  return {
    before: written(sentences[at - 1]),
    marked: onOneLine(applyEdits(text.slice(sentence.start, sentence.end), marks)),
    after: written(sentences[at + 1]),
  };
}

/** Returns whether the sentence itself has nothing that looks like a mark. */
export function isMarkable(place: Place): boolean {
  const { text, sentences } = place.rewriting;
  const sentence = sentences[sentenceAt(place)];
  return sentence !== undefined && !/[{}]|=>/.test(text.slice(sentence.start, sentence.end));
}

function sentenceAt({ rewriting: { sentences }, change: { edits } }: Place): number {
  return sentences.findIndex(({ start, end }) => start <= edits[0]!.start && edits.at(-1)!.end <= end);
}

function moved(edit: Edit, by: number): Edit {
  return { ...edit, start: edit.start + by, end: edit.end + by };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
