import type { Span } from "@rewright/engine";

/** Who made a change. Readers are not told. */
export type Origin = "engine" | "fault" | "editor";

/** A change that is judged as one; of several parts where they make sense only together. */
export interface TextChange {
  readonly origin: Origin;
  /** The entries and rules, the kind of fault, or nothing where an editor made it. */
  readonly by: readonly string[];
  /** In order. */
  readonly parts: readonly Part[];
}

export interface Part extends Span {
  readonly after: string;
}

/** A text as it was, and its changes. */
export interface ChangedText {
  readonly id: string;
  readonly text: string;
  readonly changes: readonly TextChange[];
}

/** A change with its number, which all its parts have. */
export interface NumberedChange extends TextChange {
  readonly number: number;
}

/** Returns whether a text has nothing that looks like a mark. */
export function isMarkable(text: string): boolean {
  return !/[{}]|=>/.test(text);
}

/** Numbers the changes of a text by where they start. */
export function numbered(changes: readonly TextChange[], first: number): NumberedChange[] {
  return changes
    .toSorted((a, b) => a.parts[0]!.start - b.parts[0]!.start)
    .map((change, i) => ({ ...change, number: first + i }));
}

/** Returns a text with its changes as `{NUMBER: before=>after}`. */
export function marked(text: string, changes: readonly NumberedChange[]): string {
  return markedWithin({ start: 0, end: text.length }, text, changes);
}

/** Returns a marked change with up to five words on either side. */
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
