import { strToU8 } from "fflate";
import { packEntry, writeZip } from "../zip/write-zip.ts";
import { blocks } from "./blocks.ts";
import type { Ledger } from "./inline.ts";
import { contentTypes, documentPart, documentRelations, numberingPart, packageRelations, stylesPart } from "./parts.ts";
import { readMarkdown } from "./read-markdown.ts";

/** Creates a Word document from Markdown, with Word's own headings, lists, tables, links and formatting. */
export function newDocx(source: string): Uint8Array<ArrayBuffer> {
  const { children } = readMarkdown(source);
  const addresses = new Map(
    children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])),
  );
  const ledger: Ledger = { source, addresses, links: [], starts: [] };
  const content = blocks(children, ledger);
  const parts = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageRelations,
    "word/document.xml": documentPart(content),
    "word/_rels/document.xml.rels": documentRelations(ledger.links),
    "word/styles.xml": stylesPart,
    "word/numbering.xml": numberingPart(ledger.starts),
  };
  return writeZip(Object.entries(parts).map(([name, part]) => packEntry(name, strToU8(part))));
}
