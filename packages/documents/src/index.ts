/** The public surface of the documents. */
export { DocumentError, type DocumentKind, type TextDocument, type TextEdit } from "./document.ts";
