/** The kinds of file that can be read and written, named by their extension. */
export type DocumentKind = "txt" | "md" | "docx";

/** A replacement in a document's text: a half-open range in UTF-16 units. Edits are in order and do not overlap. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** The limits of a file: its size, and for a .docx its unpacked size and number of entries. */
export interface DocumentLimits {
  readonly bytes: number;
  readonly inflatedBytes: number;
  readonly entries: number;
}

/** A file that was read. */
export interface TextDocument {
  readonly kind: DocumentKind;
  /** The text with `\n` as line ends. A .docx has its headings, lists, tables and emphasis as Markdown. */
  readonly text: string;
  /**
   * Returns the file with the edits made. Anything else keeps its bytes or its formatting. An edit never removes parts of a
   * .docx that are not words: borders of paragraphs and cells, list marks, footnotes, fields. Macros are left out.
   */
  save(edits: readonly TextEdit[]): Uint8Array<ArrayBuffer>;
}

/** Says why a file cannot be read, in a sentence for the user. */
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
