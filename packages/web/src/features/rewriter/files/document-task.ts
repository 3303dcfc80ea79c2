import type { DocumentKind, TextEdit } from "@rewright/documents";

/** Holds a task for the worker. */
export type DocumentTask =
  | { readonly task: "open"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly task: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly task: "create"; readonly kind: DocumentKind; readonly text: string };

export interface OpenedText {
  readonly kind: DocumentKind;
  readonly text: string;
}

/** Holds the worker's answer: the result or an error message. */
export type DocumentAnswer =
  | { readonly opened: OpenedText }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly problem: string };
