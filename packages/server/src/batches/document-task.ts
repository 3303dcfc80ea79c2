import type { TextEdit } from "@rewright/documents";

/** What a worker can be asked for. */
export type DocumentTask =
  | { readonly kind: "read"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "save"; readonly name: string; readonly bytes: Uint8Array; readonly edits: readonly TextEdit[] }
  | { readonly kind: "zip"; readonly files: readonly { readonly name: string; readonly content: Uint8Array }[] };

/** What a worker gives; what is wrong with a file is no fault of the worker's. */
export type DocumentAnswer<Value> = { readonly value: Value } | { readonly problem: string };
