import type { DocumentKind, TextEdit } from "@rewright/documents";

/** What the worker is asked to do with a file. */
export type DocumentTask =
  | { readonly task: "open"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly task: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly task: "create"; readonly kind: DocumentKind; readonly text: string };

export interface OpenedText {
  readonly kind: DocumentKind;
  readonly text: string;
}

/** What comes back, or why nothing does. */
export type DocumentAnswer =
  | { readonly opened: OpenedText }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly problem: string };
