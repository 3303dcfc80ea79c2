import type { DocumentKind, TextEdit } from "@rewright/documents";

/** A task for the web worker that reads and writes files. */
export type DocumentTask =
  | { readonly task: "open"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly task: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly task: "create"; readonly kind: DocumentKind; readonly text: string };

export interface OpenedText {
  readonly kind: DocumentKind;
  readonly text: string;
}

/** The web worker's response: the result or an error message. */
export type DocumentAnswer =
  | { readonly opened: OpenedText }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly problem: string };
