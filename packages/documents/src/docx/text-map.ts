import { lineBreak, type Segment, type TextElement } from "./inline.ts";
import { cut, withMarks } from "./marks.ts";

/** A piece of the text. If it can be edited, `words` is the XML element that it comes from. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly words: { readonly of: TextElement; readonly from: number } | undefined;
}

/** The text of a document, and the XML element from which each piece of it comes. */
export interface TextMap {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A paragraph, list item or table, with the prefix that it gets in Markdown. */
export interface Block {
  readonly kind: "paragraph" | "heading" | "item" | "quote" | "code" | "table";
  readonly prefix: string;
  readonly segments: readonly Segment[];
}

/** Joins all non-empty blocks to one text. */
export function writeText(blocks: readonly Block[]): TextMap {
  const pieces: Piece[] = [];
  let text = "";
  const add = (segment: Pick<Segment, "text" | "words">): void => {
    if (segment.text !== "") pieces.push({ start: text.length, text: segment.text, words: segment.words });
    text += segment.text;
  };
  const addFixed = (fixed: string): void => add({ text: fixed, words: undefined });

  let previous: Block | undefined;
  for (const block of blocks) {
    const segments = withMarkdown(block);
    if (segments.length === 0) continue;
    if (previous?.kind === "code" && block.kind !== "code") addFixed("\n```");
    if (previous) addFixed(isTight(previous, block) ? "\n" : "\n\n");
    if (block.kind === "code" && previous?.kind !== "code") addFixed("```\n");
    addFixed(block.prefix);
    segments.forEach(add);
    previous = block;
  }
  if (previous?.kind === "code") addFixed("\n```");
  return { text, pieces };
}

function isTight(previous: Block, { kind }: Block): boolean {
  return previous.kind === kind && (kind === "item" || kind === "code");
}

function withMarkdown({ kind, segments }: Block): readonly Segment[] {
  if (kind === "table") return segments;
  if (kind === "heading") return trimmed(segments.map(oneLine));
  if (kind === "code")
    return segments.map((segment) => (segment.text === lineBreak ? { ...segment, text: "\n" } : segment));
  return withMarks(trimmed(segments));
}

/** Replaces a line break by a space, because it would end a Markdown heading or cell. */
export function oneLine(segment: Segment): Segment {
  return segment.text === lineBreak ? { ...segment, text: " " } : segment;
}

/** Returns the segments without space, tabs and breaks at both ends. The removed characters stay in the file. */
export function trimmed(segments: readonly Segment[]): Segment[] {
  const first = segments.findIndex(({ text }) => text.trim() !== "");
  const last = segments.findLastIndex(({ text }) => text.trim() !== "");
  return segments.slice(first, last + 1).map((segment, index, kept) => {
    const from = index === 0 ? segment.text.length - segment.text.trimStart().length : 0;
    const to = index === kept.length - 1 ? segment.text.trimEnd().length : segment.text.length;
    return cut(segment, from, to);
  });
}
