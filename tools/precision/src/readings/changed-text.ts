import type { Span } from "@rewright/engine";

/** Who made a change: the engine, this tool (a deliberate fault), or a human editor. It is hidden from readers. */
export type Origin = "engine" | "fault" | "editor";

/** A change that gets one verdict. It has several parts if they make sense only together. */
export interface TextChange {
  readonly origin: Origin;
  /**
   * The lexicon entries and rules that made the change, or the kind of deliberate fault; empty for an editor's change.
   */
  readonly by: readonly string[];
  /** The parts of the change, in the order of the text. */
  readonly parts: readonly Part[];
}

export interface Part extends Span {
  readonly after: string;
}

/** The original text, and the changes that were made to it. */
export interface ChangedText {
  readonly id: string;
  readonly text: string;
  readonly changes: readonly TextChange[];
}

/** A change with its number. All parts of the change have this number. */
export interface NumberedChange extends TextChange {
  readonly number: number;
}

/** Returns whether a text contains nothing that could be confused with a mark, such as braces. */
export function isMarkable(text: string): boolean {
  return !/[{}]|=>/.test(text);
}

/** Numbers the changes of a text by their position, beginning with `first`. */
export function numbered(changes: readonly TextChange[], first: number): NumberedChange[] {
  return changes
    .toSorted((a, b) => a.parts[0]!.start - b.parts[0]!.start)
    .map((change, i) => ({ ...change, number: first + i }));
}

/** Returns a text in which each change is marked as `{NUMBER: before=>after}`. */
export function marked(text: string, changes: readonly NumberedChange[]): string {
  return markedWithin({ start: 0, end: text.length }, text, changes);
}

/** Returns a marked change with up to five words before and after it. */
export function quoteOf(text: string, change: NumberedChange): string {
  const before = text.slice(0, change.parts[0]!.start);
  const after = text.slice(change.parts.at(-1)!.end);
  const start = before.length - /(?:\S+\s+){0,5}\S*$/.exec(before)![0].length;
  const end = text.length - after.length + /^\S*(?:\s+\S+){0,5}/.exec(after)![0].length;
  return markedWithin({ start, end }, text, [change]).replace(/\s+/g, " ");
}

function markedWithin(span: Span, text: string, changes: readonly NumberedChange[]): string {
  const parts = changes.flatMap(({ number, parts }) => parts.map((part) => ({ ...part, number })));
  let written = "";
  let position = span.start;
  for (const { number, start, end, after } of parts.sort((a, b) => a.start - b.start)) {
    written += `${text.slice(position, start)}{${number}: ${text.slice(start, end)}=>${after}}`;
    position = end;
  }
  return written + text.slice(position, span.end);
}
