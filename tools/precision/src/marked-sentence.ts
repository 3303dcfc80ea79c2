import { applyEdits, type Edit, type Span } from "@rewright/engine";
import type { Place } from "./rewriting.ts";

/** A sentence in which every change is marked, and the sentences before and after it as rewritten. */
export interface MarkedSentence {
  readonly before: string;
  /** The sentence with every change as `{before=>after}` and the change to judge as `{{before=>after}}`. */
  readonly marked: string;
  readonly after: string;
}

/** Returns the marked sentence that contains a change. Sentences that a change joined are shown as one. */
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

/** Returns whether the sentence of a change contains nothing that could be confused with a mark, such as braces. */
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
