import type { DocumentKind } from "@rewright/documents";

/** Returns the file name of a download. It derives from the name of the opened file if there is one. */
export function downloadName(opened: string | undefined, kind: DocumentKind): string {
  const base = opened?.replace(/\.[^.]*$/, "");
  return base ? `${base} (humanized).${kind}` : `Humanized text.${kind}`;
}
