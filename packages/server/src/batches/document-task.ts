import type { TextEdit } from "@rewright/documents";

/** Describes a task of a worker. */
export type DocumentTask =
  | { readonly kind: "read"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly kind: "zip"; readonly files: readonly { readonly name: string; readonly content: Uint8Array }[] };

/** Holds a worker's answer; a problem of the file is not an error of the worker. */
export type DocumentAnswer<Value> = { readonly value: Value } | { readonly problem: string };
