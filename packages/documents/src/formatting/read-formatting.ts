import { type Node, readMarkdown } from "./read-markdown.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sign of Markdown, and what is shown in its place: a bullet, a tab, or nothing. */
export interface Mark extends Span {
  readonly shown: string;
}

export type Look =
  | "heading1"
  | "heading2"
  | "heading3"
  | "heading4"
  | "heading5"
  | "heading6"
  | "strong"
  | "emphasis"
  | "delete"
  | "code"
  | "link"
  | "quote";

/** The formatting of a Markdown text. Positions are UTF-16 offsets in the text. */
export interface Formatting {
  /** The signs of Markdown, in order and without overlaps. */
  readonly marks: readonly Mark[];
  /** The formatted ranges. A range with several kinds of formatting occurs once, with all of them. */
  readonly looks: readonly (Span & { readonly look: Look })[];
}

type AnyNode = Node | Extract<Node, { children: unknown }>["children"][number];

type Parent = Extract<AnyNode, { children: unknown }>;

const quoteSigns = /^[ \t]*(?:>[ \t]?)+/gm;
const escapes = /\\(?=[!-/:-@[-`{-~])/g;
const backticks = /^`+|`+$/g;
const fences = /^[ \t]*(?:`{3,}|~{3,})[^\n]*\n?|\n[ \t]*(?:`{3,}|~{3,})[ \t]*$/g;

/** The signs and formatted ranges that were found in a Markdown text so far. */
interface Found {
  readonly source: string;
  readonly marks: Mark[];
  readonly looks: (Span & { look: Look })[];
}

/** Finds the signs of Markdown in a text, and which ranges they format. */
export function readFormatting(source: string): Formatting {
  const found: Found = { source, marks: [], looks: [] };
  for (const node of readMarkdown(source).children) visit(node, found);
  return { marks: withoutOverlaps(found.marks), looks: found.looks };
}

function visit(node: AnyNode, found: Found): void {
  const { start, end } = spanOf(node);
  switch (node.type) {
    case "heading":
      formatChildren(node, `heading${node.depth}`, found);
      break;
    case "strong":
    case "emphasis":
    case "delete":
      formatChildren(node, node.type, found);
      break;
    case "link":
    case "linkReference":
      if (node.children.length > 0) formatChildren(node, "link", found);
      break;
    case "listItem":
      visitItem(node, found);
      break;
    case "table":
      visitTable(node, found);
      break;
    case "blockquote":
      found.looks.push({ start, end, look: "quote" });
      hideAll(quoteSigns, node, found);
      visitAll(node.children, found);
      break;
    case "inlineCode":
    case "code":
      found.looks.push({ start, end, look: "code" });
      hideAll(node.type === "code" ? fences : backticks, node, found);
      break;
    case "thematicBreak":
      hide(start, end, found, "———");
      break;
    case "text":
      hideAll(escapes, node, found);
      break;
    default:
      if ("children" in node) visitAll(node.children, found);
  }
}

function visitAll(nodes: readonly AnyNode[], found: Found): void {
  for (const node of nodes) visit(node, found);
}

/** Hides the signs before and after a node's children, and formats the children. */
function formatChildren(node: Parent, look: Look, found: Found): void {
  const { start, end } = spanOf(node);
  const { from, to } = contentOf(node);
  hide(start, from, found);
  found.looks.push({ start: from, end: to, look });
  visitAll(node.children, found);
  hide(to, end, found);
}

/** Shows a bullet or a check box in place of a list item's sign. Numbers stay as they are. */
function visitItem(node: Extract<AnyNode, { type: "listItem" }>, found: Found): void {
  const { start } = spanOf(node);
  const { from } = contentOf(node);
  const isTask = typeof node.checked === "boolean";
  const boxSign = isTask ? (found.source.slice(from).match(/^\[.\]\s+/)?.[0].length ?? 0) : 0;
  const isNumbered = /^\d/.test(found.source.slice(start, from));
  const bullet = isTask ? (node.checked ? "☑ " : "☐ ") : "• ";
  if (!isNumbered && node.children.length > 0) hide(start, from + boxSign, found, bullet);
  visitAll(node.children, found);
}

/** Shows a tab between two table cells, and hides the line below the table's head. */
function visitTable(node: Extract<AnyNode, { type: "table" }>, found: Found): void {
  const [head, second] = node.children;
  const { end } = spanOf(node);
  if (head) hide(spanOf(head).end, second ? spanOf(second).start : end, found, second ? "\n" : "");
  for (const cells of node.children.map((row) => row.children)) {
    for (const [index, cell] of cells.entries()) {
      const { from, to } = contentOf(cell);
      hide(spanOf(cell).start, from, found, index === 0 ? "" : "\t");
      visitAll(cell.children, found);
      hide(to, spanOf(cell).end, found);
    }
  }
}

function hide(start: number, end: number, { marks }: Found, shown = ""): void {
  if (start < end) marks.push({ start, end, shown });
}

function hideAll(pattern: RegExp, node: AnyNode, found: Found): void {
  const { start, end } = spanOf(node);
  for (const { index, 0: sign } of found.source.slice(start, end).matchAll(pattern))
    hide(start + index, start + index + sign.length, found);
}

function spanOf({ position }: AnyNode): Span {
  return { start: position!.start.offset!, end: position!.end.offset! };
}

/**
 * Returns the range of a node's children. For a node without children, the range is empty and the whole node counts as
 * a sign of Markdown.
 */
function contentOf(node: Parent): { from: number; to: number } {
  const { end } = spanOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  return { from: first ? spanOf(first).start : end, to: last ? spanOf(last).end : end };
}

/**
 * Removes signs that were found twice, such as the ">" of a quotation, which is found around each of its paragraphs
 * too.
 */
function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  }
  return kept;
}

/** Returns a Markdown text without the signs of Markdown. */
export function toPlainText(source: string): string {
  let position = 0;
  let plain = "";
  for (const { start, end, shown } of readFormatting(source).marks) {
    plain += source.slice(position, start) + shown;
    position = end;
  }
  return plain + source.slice(position);
}
