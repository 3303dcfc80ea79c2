export { createDocument } from "./create/create-document.ts";
export { DocumentError, type DocumentKind, type DocumentLimits, type TextDocument, type TextEdit } from "./document.ts";
export { openDocument } from "./open-document.ts";
