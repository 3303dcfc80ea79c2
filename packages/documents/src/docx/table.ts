import type { Element } from "@xmldom/xmldom";
import { type Atom, type Reading, readInline } from "./inline.ts";
import { cut } from "./marks.ts";
import { oneLine, trimmed } from "./text-map.ts";
import { childOf, childrenOf, valOf } from "./xml.ts";

const wrappers = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo"]);
const mostColumns = 100;

/** A table of one column is a frame around prose; any other is written as Markdown. */
export type Table =
  | { readonly kind: "frame"; readonly cells: readonly Element[] }
  | { readonly kind: "grid"; readonly atoms: readonly Atom[] };

export function readTable(table: Element, reading: Reading): Table {
  const rows = [...elementsIn(table, "tr")].map((row) => [...elementsIn(row, "tc")]);
  if (rows.every((cells) => cells.length <= 1)) return { kind: "frame", cells: rows.flat() };
  return { kind: "grid", atoms: gridAtoms(rows, reading) };
}

function gridAtoms(rows: readonly (readonly Element[])[], reading: Reading): Atom[] {
  const read = rows.map((cells) => cells.flatMap((cell) => cellsOf(cell, reading)));
  if (read.every((cells) => cells.every((cell) => cell.length === 0))) return [];
  const columns = Math.max(...read.map((cells) => cells.length));
  const lines = read.map((cells) => rowAtoms([...cells, ...Array<Atom[]>(columns - cells.length).fill([])]));
  const rule = fixed(`\n|${" --- |".repeat(columns)}`);
  return lines.flatMap((line, index) => (index === 0 ? [...line, rule] : [fixed("\n"), ...line]));
}

function rowAtoms(cells: readonly Atom[][]): Atom[] {
  return [fixed("|"), ...cells.flatMap((cell) => [fixed(" "), ...cell, fixed(cell.length > 0 ? " |" : "|")])];
}

/** Returns a cell, and an empty one for each further column that it spans. */
function cellsOf(cell: Element, reading: Reading): Atom[][] {
  const atoms: Atom[] = [];
  for (const paragraph of paragraphsIn(cell)) {
    const line = trimmed(readInline(paragraph, reading).map(oneLine)).flatMap(withoutBars);
    if (line.length > 0) atoms.push(...(atoms.length > 0 ? [fixed(" ")] : []), ...line);
  }
  const span = Number(valOf(childOf(cell, "tcPr"), "gridSpan") ?? 1);
  const further = span > 1 ? Math.min(Math.trunc(span), mostColumns) - 1 : 0;
  return [atoms, ...Array<Atom[]>(further).fill([])];
}

/** Escapes bars, which would begin another cell. */
function withoutBars(atom: Atom): Atom[] {
  let from = 0;
  return atom.text
    .split("|")
    .flatMap((text, index) => {
      const part = cut(atom, from, from + text.length + (index === 0 ? 0 : 1));
      from += part.text.length;
      return index === 0 ? [part] : [fixed("\\"), part];
    })
    .filter(({ text }) => text !== "");
}

function fixed(text: string): Atom {
  return { text, words: undefined, bold: false, italic: false, link: undefined };
}

/** Finds the rows of a table or the cells of a row, inside any wrappers. */
function* elementsIn(parent: Element, name: string): Generator<Element> {
  for (const child of childrenOf(parent)) {
    if (child.localName === name) yield child;
    else if (wrappers.has(child.localName!)) yield* elementsIn(child, name);
  }
}

/** Finds the paragraphs of a cell, including those of nested tables. */
function* paragraphsIn(parent: Element): Generator<Element> {
  for (const child of childrenOf(parent)) {
    const name = child.localName!;
    if (name === "p") yield child;
    else if (wrappers.has(name) || name === "tbl" || name === "tr" || name === "tc") yield* paragraphsIn(child);
  }
}
