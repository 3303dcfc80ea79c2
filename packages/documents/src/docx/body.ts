import type { Element } from "@xmldom/xmldom";
import { type ReadContext, readInline } from "./inline.ts";
import type { ItemMarks } from "./numbering.ts";
import { readTable } from "./table.ts";
import { type Block, type TextMap, writeText } from "./text-map.ts";
import { childOf, childrenOf } from "./xml.ts";

/** Elements that Word puts around paragraphs and that do not affect the text. */
const wrappers = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo"]);

/** Reads the text of a document's body: paragraphs, headings, lists and tables in order. */
export function readBody(root: Element, context: ReadContext, itemMarks: ItemMarks): TextMap {
  const blocks: Block[] = [];
  /** The indentation levels of the lists around the current paragraph, outermost first. */
  let levels: number[] = [];

  function collect(parent: Element): void {
    for (const child of childrenOf(parent)) {
      const name = child.localName!;
      if (name === "p") addParagraph(child);
      else if (name === "tbl") addTable(child);
      else if (wrappers.has(name)) collect(child);
    }
  }

  function addParagraph(paragraph: Element): void {
    const look = context.styles.paragraph(childOf(paragraph, "pPr"));
    const segments = readInline(paragraph, context);
    if (look.kind === "contents" || segments.every(({ text }) => text.trim() === "")) return;
    const { heading, list, kind } = look;
    const itemMark = list && !heading ? itemMarks(list.numbering, list.level) : "";
    if (itemMark === "") levels = [];
    if (heading) blocks.push({ kind: "heading", prefix: `${"#".repeat(heading)} `, segments });
    else if (list && itemMark !== "") {
      levels = [...levels.filter((level) => level < list.level), list.level];
      blocks.push({ kind: "item", prefix: "   ".repeat(levels.length - 1) + itemMark, segments });
    } else if (kind === "quote") blocks.push({ kind, prefix: "> ", segments });
    else if (kind === "code") blocks.push({ kind, prefix: "", segments });
    else blocks.push({ kind: "paragraph", prefix: "", segments });
  }

  function addTable(table: Element): void {
    levels = [];
    const read = readTable(table, context);
    if (read.kind === "frame") read.cells.forEach(collect);
    else if (read.segments.length > 0) blocks.push({ kind: "table", prefix: "", segments: read.segments });
  }

  const body = childOf(root, "body");
  if (body) collect(body);
  return writeText(blocks);
}
