import type { DocumentKind } from "@rewright/documents";

/** What a download is called: after the file that was opened, if one was. */
export function downloadName(opened: string | undefined, kind: DocumentKind): string {
  const base = opened?.replace(/\.[^.]*$/, "");
  return base ? `${base} (humanized).${kind}` : `Humanized text.${kind}`;
}
