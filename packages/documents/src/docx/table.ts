import type { Element } from "@xmldom/xmldom";
import { type ReadContext, readInline, type Segment } from "./inline.ts";
import { cut } from "./marks.ts";
import { oneLine, trimmed } from "./text-map.ts";
import { childOf, childrenOf, valOf } from "./xml.ts";

const wrappers = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo"]);
const mostColumns = 100;

/** The content of a table. A table with one column is read as paragraphs, any other table as a Markdown table. */
export type Table =
  | { readonly kind: "frame"; readonly cells: readonly Element[] }
  | { readonly kind: "grid"; readonly segments: readonly Segment[] };

export function readTable(table: Element, context: ReadContext): Table {
  const rows = [...elementsIn(table, "tr")].map((row) => [...elementsIn(row, "tc")]);
  if (rows.every((cells) => cells.length <= 1)) return { kind: "frame", cells: rows.flat() };
  return { kind: "grid", segments: gridSegments(rows, context) };
}

function gridSegments(rows: readonly (readonly Element[])[], context: ReadContext): Segment[] {
  const read = rows.map((cells) => cells.flatMap((cell) => cellsOf(cell, context)));
  if (read.every((cells) => cells.every((cell) => cell.length === 0))) return [];
  const columns = Math.max(...read.map((cells) => cells.length));
  const lines = read.map((cells) => rowSegments([...cells, ...Array<Segment[]>(columns - cells.length).fill([])]));
  const rule = fixed(`\n|${" --- |".repeat(columns)}`);
  return lines.flatMap((line, index) => (index === 0 ? [...line, rule] : [fixed("\n"), ...line]));
}

function rowSegments(cells: readonly Segment[][]): Segment[] {
  return [fixed("|"), ...cells.flatMap((cell) => [fixed(" "), ...cell, fixed(cell.length > 0 ? " |" : "|")])];
}

/** Returns a cell's content, followed by an empty cell for each further column that it spans. */
function cellsOf(cell: Element, context: ReadContext): Segment[][] {
  const segments: Segment[] = [];
  for (const paragraph of paragraphsIn(cell)) {
    const line = trimmed(readInline(paragraph, context).map(oneLine)).flatMap(withoutBars);
    if (line.length > 0) segments.push(...(segments.length > 0 ? [fixed(" ")] : []), ...line);
  }
  const span = Number(valOf(childOf(cell, "tcPr"), "gridSpan") ?? 1);
  const further = span > 1 ? Math.min(Math.trunc(span), mostColumns) - 1 : 0;
  return [segments, ...Array<Segment[]>(further).fill([])];
}

/** Escapes "|", which would begin a new cell in Markdown. */
function withoutBars(segment: Segment): Segment[] {
  let from = 0;
  return segment.text
    .split("|")
    .flatMap((text, index) => {
      const part = cut(segment, from, from + text.length + (index === 0 ? 0 : 1));
      from += part.text.length;
      return index === 0 ? [part] : [fixed("\\"), part];
    })
    .filter(({ text }) => text !== "");
}

function fixed(text: string): Segment {
  return { text, words: undefined, bold: false, italic: false, link: undefined };
}

/** Returns the rows of a table or the cells of a row, even inside wrapper elements. */
function* elementsIn(parent: Element, name: string): Generator<Element> {
  for (const child of childrenOf(parent)) {
    if (child.localName === name) yield child;
    else if (wrappers.has(child.localName!)) yield* elementsIn(child, name);
  }
}

/** Returns the paragraphs of a cell, including those of nested tables. */
function* paragraphsIn(parent: Element): Generator<Element> {
  for (const child of childrenOf(parent)) {
    const name = child.localName!;
    if (name === "p") yield child;
    else if (wrappers.has(name) || name === "tbl" || name === "tr" || name === "tc") yield* paragraphsIn(child);
  }
}
