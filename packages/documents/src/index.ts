/** The public surface of the documents. */
export { createDocument } from "./create-document.ts";
export { DocumentError, type DocumentKind, type DocumentLimits, type TextDocument, type TextEdit } from "./document.ts";
export { openDocument } from "./open-document.ts";
