/** The kinds of file that can be opened and saved, named by their extension. */
export type DocumentKind = "txt" | "md" | "docx";

/** A replacement in a document's text: a half-open range in UTF-16 units. Edits are in order and do not overlap. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** The limits of an opened file: its size, and for a .docx the unpacked size and the number of zip entries. */
export interface DocumentLimits {
  readonly bytes: number;
  readonly inflatedBytes: number;
  readonly entries: number;
}

/** A file that was opened. */
export interface TextDocument {
  readonly kind: DocumentKind;
  /** The text with `\n` as line breaks. For a .docx, headings, lists, tables and emphasis are Markdown. */
  readonly text: string;
  /**
   * Returns the file with the edits applied. All other text and all formatting stay. In a .docx, edits never remove
   * what is not a word, such as borders, list marks, footnotes and fields. Macros are removed.
   */
  save(edits: readonly TextEdit[]): Uint8Array<ArrayBuffer>;
}

/** Thrown if a file cannot be read. The message is a sentence for the user. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
}

/** Throws a RangeError unless the edits are in order, inside the text and do not overlap. */
export function checkEdits(text: string, edits: readonly TextEdit[]): void {
  let position = 0;
  for (const { start, end } of edits) {
    if (start < position || end < start) throw new RangeError(`edits overlap or are out of order at ${start}`);
    position = end;
  }
  if (position > text.length) throw new RangeError(`an edit lies behind the text, at ${position}`);
}
