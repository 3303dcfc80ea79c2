import { strToU8 } from "fflate";
import type { DocumentKind } from "../document.ts";
import { readMarkdown } from "../formatting/read-markdown.ts";
import { encode } from "../text/encoding.ts";
import { packEntry, writeZip } from "../zip/write-zip.ts";
import { blocks } from "./blocks.ts";
import type { WriteContext } from "./inline.ts";
import { contentTypes, documentPart, documentRelations, numberingPart, packageRelations, stylesPart } from "./parts.ts";

/**
 * Creates a file from a text. Plain files are UTF-8 and end with a line break; in a .docx, the text's Markdown becomes
 * formatting.
 */
export function createDocument(kind: DocumentKind, text: string): Uint8Array<ArrayBuffer> {
  if (kind === "docx") return createDocx(text);
  return encode(text.endsWith("\n") ? text : `${text}\n`, "utf-8")!;
}

/** Creates a Word document from Markdown, with Word's own headings, lists, tables, links and formatting. */
function createDocx(source: string): Uint8Array<ArrayBuffer> {
  const { children } = readMarkdown(source);
  const addresses = new Map(
    children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])),
  );
  const context: WriteContext = { source, addresses, links: [], starts: [] };
  const content = blocks(children, context);
  const parts = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageRelations,
    "word/document.xml": documentPart(content),
    "word/_rels/document.xml.rels": documentRelations(context.links),
    "word/styles.xml": stylesPart,
    "word/numbering.xml": numberingPart(context.starts),
  };
  return writeZip(Object.entries(parts).map(([name, part]) => packEntry(name, strToU8(part))));
}
