import { newDocx } from "./create/new-docx.ts";
import type { DocumentKind } from "./document.ts";
import { encode } from "./text/encoding.ts";

/**
 * Creates a file from a text. Plain files are in UTF-8 and end with a line end. A .docx shows the text's Markdown as
 * formatting.
 */
export function createDocument(kind: DocumentKind, text: string): Uint8Array<ArrayBuffer> {
  if (kind === "docx") return newDocx(text);
  return encode(text.endsWith("\n") ? text : `${text}\n`, "utf-8")!;
}
