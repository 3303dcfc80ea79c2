import type { TextEdit } from "@rewright/documents";

/** The task that a worker thread does with a document file. */
export type DocumentTask =
  | { readonly kind: "read"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly kind: "zip"; readonly files: readonly { readonly name: string; readonly content: Uint8Array }[] };

/** Holds a worker's result, or the problem of a file as text. A problem of the file is not an error of the worker. */
export type DocumentAnswer<Value> = { readonly value: Value } | { readonly problem: string };
