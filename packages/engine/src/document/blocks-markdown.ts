import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Kept, KeptKind } from "../report/report.ts";
import type { Span } from "../span.ts";
import type { BlockKind } from "./document.ts";

/** A block that the Markdown parser found, before its lines are examined. */
export interface RawBlock extends Span {
  readonly kind: BlockKind;
  readonly markup: readonly Kept[];
  /** The positions of the line ends that Markdown keeps as line breaks. */
  readonly breaks: readonly number[];
}

type Node = ReturnType<typeof fromMarkdown>["children"][number];

// A transform would look for addresses a second time, in quadratic time and without positions.
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);
const syntax = gfm({ singleTilde: false });
const syntaxWithoutIndentedCode = { disable: { null: ["codeIndented"] } };

/** Parses one chunk of Markdown. `labels` are the link and footnote labels that are defined anywhere in the text. */
export function readMarkdown(
  source: string,
  offset: number,
  labels: ReadonlySet<string>,
  indentedCode: boolean,
): RawBlock[] {
  const tree = fromMarkdown(
    source.replace(/[\u2028\u2029\uFEFF\0]/g, sameLengthSpace) + definitionsFor(source, labels),
    {
      extensions: indentedCode ? [syntax] : [syntax, syntaxWithoutIndentedCode],
      mdastExtensions,
    },
  );
  const blocks: RawBlock[] = [];
  for (const node of tree.children) collectBlocks(node, false);
  return blocks;

  function collectBlocks(node: Node, inList: boolean): void {
    const span = spanOf(node);
    if (span.start >= source.length) return;
    if (node.type === "list" || node.type === "listItem") {
      for (const child of node.children) collectBlocks(child, true);
    } else if (node.type === "paragraph") {
      add(inList ? "listItem" : "paragraph", span, node);
    } else if (node.type === "heading") {
      // A long "heading" is a paragraph above a line of dashes.
      const title = node.children.length > 0 ? spanBetween(node.children) : span;
      const isTitle = source[span.start] === "#" || (title.end - title.start <= 100 && !/[\n\r]/.test(sliceOf(title)));
      if (isTitle) add("heading", span);
      else add("paragraph", title, node);
    } else {
      add(node.type === "table" ? "table" : "verbatim", span);
    }
  }

  function add(kind: BlockKind, { start, end }: Span, node?: Node): void {
    const markup: Kept[] = [];
    const breaks: number[] = [];
    if (node && "children" in node) collectMarkup(node.children, source, offset, markup, breaks);
    blocks.push({ kind, start: start + offset, end: Math.min(end, source.length) + offset, markup, breaks });
  }

  function sliceOf({ start, end }: Span): string {
    return source.slice(start, end);
  }
}

function collectMarkup(nodes: readonly Node[], source: string, offset: number, markup: Kept[], breaks: number[]): void {
  const keep = (start: number, end: number, kind: KeptKind): void => {
    if (start < end) markup.push({ start: start + offset, end: end + offset, kind });
  };
  let codeTag: { name: string; start: number } | undefined;
  for (const node of nodes) {
    const { start, end } = spanOf(node);
    switch (node.type) {
      case "text":
        for (const match of source.slice(start, end).matchAll(escapes)) {
          keep(start + match.index, start + match.index + match[0].length - (match[0][0] === "\\" ? 1 : 0), "markdown");
        }
        break;
      case "emphasis":
      case "strong":
      case "delete":
      case "link":
      case "linkReference": {
        const inner = node.children.length > 0 ? spanBetween(node.children) : { start: end, end };
        const isAddress = node.type === "link" && source[start] !== "[";
        if (isAddress || node.children.length === 0) {
          keep(start, end, isAddress ? "url" : "markdown");
          break;
        }
        keep(start, inner.start, "markdown");
        collectMarkup(node.children, source, offset, markup, breaks);
        keep(inner.end, end, node.type === "link" ? "url" : "markdown");
        break;
      }
      case "inlineCode":
        keep(start, end, "code");
        break;
      case "html": {
        keep(start, end, "markdown");
        const tag = /^<(\/?)(code|kbd|samp|pre|var|script|style)\b/i.exec(
          source.slice(start, Math.min(end, start + 12)),
        );
        const name = tag?.[2]?.toLowerCase();
        if (tag && !tag[1]) codeTag ??= { name: name!, start };
        else if (codeTag && name === codeTag.name) {
          keep(codeTag.start, end, "code");
          codeTag = undefined;
        }
        break;
      }
      case "break":
        keep(start, start + (source[start] === "\\" ? 1 : 0), "markdown");
        breaks.push(end - 1 + offset);
        break;
      default:
        keep(start, end, "markdown");
    }
  }
}

const escapes = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const definition = /^ {0,3}\[([^\][\n\r]{1,200})\]:/gm;
const label = /\[([^\][]{1,200})\]/g;

/** Returns the link and footnote labels that the text defines. */
export function definedLabels(text: string): Set<string> {
  const labels = new Set<string>();
  for (const match of text.matchAll(definition)) labels.add(normalLabel(match[1]!));
  return labels;
}

/** Returns definitions to append to a chunk for the labels that it uses: the real ones may be in other chunks. */
function definitionsFor(source: string, labels: ReadonlySet<string>): string {
  if (labels.size === 0) return "";
  const used = new Set<string>();
  for (const match of source.matchAll(label)) {
    const name = normalLabel(match[1]!);
    if (labels.has(name)) used.add(name);
  }
  return [...used].map((name) => `\n\n[${name}]: x`).join("");
}

function normalLabel(raw: string): string {
  return raw.trim().replace(/\s+/g, " ").toLowerCase();
}

function sameLengthSpace(character: string): string {
  return character === "\uFEFF" || character === "\0" ? " " : "\n";
}

function spanBetween(nodes: readonly Node[]): Span {
  return { start: spanOf(nodes[0]!).start, end: spanOf(nodes.at(-1)!).end };
}

function spanOf(node: Node): Span {
  return { start: node.position!.start.offset!, end: node.position!.end.offset! };
}
