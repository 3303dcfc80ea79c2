import { lineBreak, type Segment, type TextElement } from "./inline.ts";
import { cut, withMarks } from "./marks.ts";

/** A part of the text and, if it can be edited, the words of the file that it shows. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly words: { readonly of: TextElement; readonly from: number } | undefined;
}

/** The text of a document, and the origin of each piece of it. */
export interface TextMap {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A paragraph, list item or table to be written, with its prefix. */
export interface Block {
  readonly kind: "paragraph" | "heading" | "item" | "quote" | "code" | "table";
  readonly prefix: string;
  readonly segments: readonly Segment[];
}

/** Joins all blocks that are not empty into one text. */
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

/** Replaces a line break by a space, since it would end a heading or a cell. */
export function oneLine(segment: Segment): Segment {
  return segment.text === lineBreak ? { ...segment, text: " " } : segment;
}

/** Removes the space, tabs and breaks at both ends, which stay in the file. */
export function trimmed(segments: readonly Segment[]): Segment[] {
  const first = segments.findIndex(({ text }) => text.trim() !== "");
  const last = segments.findLastIndex(({ text }) => text.trim() !== "");
  return segments.slice(first, last + 1).map((segment, index, kept) => {
    const from = index === 0 ? segment.text.length - segment.text.trimStart().length : 0;
    const to = index === kept.length - 1 ? segment.text.trimEnd().length : segment.text.length;
    return cut(segment, from, to);
  });
}
