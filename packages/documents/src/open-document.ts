import { DocumentError, type DocumentKind, type DocumentLimits, type TextDocument } from "./document.ts";
import { openDocx } from "./docx/open-docx.ts";
import { openText } from "./text/open-text.ts";

const megabyte = 1024 * 1024;

/**
 * Opens a .txt, .md or .docx file, which its extension tells apart.
 *
 * @throws DocumentError with a message for the user if the file cannot be read or exceeds the limits
 */
export function openDocument(name: string, bytes: Uint8Array, limits: DocumentLimits): TextDocument {
  const kind = kindOf(name);
  if (bytes.length > limits.bytes) {
    throw new DocumentError(`This file is larger than ${limits.bytes / megabyte} MB. Split it into smaller ones.`);
  }
  if (bytes.length === 0) throw new DocumentError("This file is empty.");
  return kind === "docx" ? openDocx(bytes, limits) : openText(kind, bytes);
}

function kindOf(name: string): DocumentKind {
  const ending = /\.([^.]*)$/.exec(name.toLowerCase())?.[1];
  if (ending === "txt" || ending === "md" || ending === "docx") return ending;
  throw new DocumentError(
    /^(doc|docm|dotx?|odt|rtf|pdf|pages)$/.test(ending ?? "")
      ? `We can't open .${ending} files. Save the file as .docx and try again.`
      : "Only .txt, .md and .docx files are supported.",
  );
}
