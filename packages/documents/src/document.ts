/** The kinds of file that are read and written, by the end of their names. */
export type DocumentKind = "txt" | "md" | "docx";

/** A replacement in the text of a document: half-open, in UTF-16 units, in order, not overlapping. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** What a file may cost: its bytes, and for a .docx what it may inflate to and how many files it may hold. */
export interface DocumentLimits {
  readonly bytes: number;
  readonly inflatedBytes: number;
  readonly entries: number;
}

/** A file that was read. */
export interface TextDocument {
  readonly kind: DocumentKind;
  /** With line ends as `\n`. Headings, lists, tables and emphasis of a .docx are there as Markdown. */
  readonly text: string;
  /**
   * The file again with the edits made. What they do not touch keeps its bytes, or its formatting. What is no words in a
   * .docx (borders of paragraphs and cells, marks, footnotes, fields) is never removed by an edit. Macros are left out.
   */
  save(edits: readonly TextEdit[]): Uint8Array<ArrayBuffer>;
}

/** Why a file cannot be read, in a sentence for people. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
}
