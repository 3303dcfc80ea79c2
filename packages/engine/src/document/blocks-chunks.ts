import type { Span } from "../span.ts";
import { linesOf } from "./blocks-lines.ts";

/** A range of text that can be parsed by itself: plain or Markdown prose, a table, or text that is never edited. */
export interface Chunk extends Span {
  readonly kind: "plain" | "markdown" | "table" | "verbatim";
}

const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const listFence = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const listMarker = /^\s*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
const tableRule = /^ {0,3}\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/;
const rawHtml = /^ {0,3}<(?:(script|pre|style|textarea)(?=[\s>]|$)|(!--)|(\?)|(![A-Za-z])|(!\[CDATA\[))/i;
const markdownSign =
  /^(?: {4}|\t)| {2}(?=[\n\r])|[`*_[\]<>&\\~|#]|^[ \t]*(?:[-+]|\d{1,9}[.)])(?:[ \t]|$)|^[ \t]*(?:=+|-+)[ \t]*$/m;

const smallLength = 1_000;
/** The length, in characters, from which a chunk ends at the next good place, to keep the Markdown parser fast. */
const wantedLength = 16_000;
const greatestLength = 32_000;

/**
 * Cuts a text where no Markdown construct can continue: at blank lines outside of lists, and at the borders of fenced
 * code, HTML blocks, tables, formulas and front matter. Reads every line once.
 */
export function cutChunks(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  const endsAhead = closers(text);
  let open = -1;
  let openEnd = 0;
  let hasList = false;
  let innerFence = "";
  let previous: Span = { start: 0, end: 0 };
  let afterBlank = true;
  let opaque: { start: number; closes: (line: string) => boolean; kind: "verbatim" | "table" } | undefined;

  const flush = (end = openEnd): void => {
    if (open >= 0 && open < end) for (const chunk of readableChunks(text, open, end)) addChunk(chunks, chunk);
    open = -1;
    hasList = false;
    innerFence = "";
  };

  for (const line of linesOf(text)) {
    const content = text.slice(line.start, line.end);
    const blank = content.trim() === "";
    if (opaque) {
      if (opaque.kind === "table" && blank) {
        chunks.push({ start: opaque.start, end: previous.end, kind: "table" });
        opaque = undefined;
      } else {
        previous = line;
        if (opaque.closes(content)) {
          chunks.push({ start: opaque.start, end: line.end, kind: "verbatim" });
          opaque = undefined;
          afterBlank = true;
        }
        continue;
      }
    }
    if (blank) {
      afterBlank = true;
      continue;
    }
    const indented = /^(?: {2}|\t| \t)/.test(content);
    const isItem = listMarker.test(content);
    if (open >= 0) {
      const length = line.start - open;
      if (innerFence) {
        if (content.trim().startsWith(innerFence)) innerFence = "";
        if (length > greatestLength) flush();
      } else if (afterBlank && !(hasList && indented)) flush();
      else if (length > wantedLength && (isItem || afterBlank || endsSentence(text, previous))) flush();
      else if (length > greatestLength) flush();
    }
    if (open < 0 || !hasList || !indented) {
      const part = openPart(content, line, endsAhead);
      if (part) {
        flush();
        if (part.oneLine) chunks.push({ ...line, kind: "verbatim" });
        else opaque = { start: line.start, closes: part.closes, kind: "verbatim" };
        previous = line;
        afterBlank = true;
        continue;
      }
      if (open >= 0 && !afterBlank && !hasList && isTableStart(text, previous, content)) {
        flush(previous.start);
        opaque = { start: previous.start, closes: () => false, kind: "table" };
        previous = line;
        continue;
      }
    }
    if (open < 0) open = line.start;
    if (isItem) hasList = true;
    if (hasList && !innerFence) innerFence = listFence.exec(content)?.[1] ?? "";
    openEnd = line.end;
    previous = line;
    afterBlank = false;
  }
  if (opaque) chunks.push({ start: opaque.start, end: text.length, kind: opaque.kind });
  flush();
  return chunks;
}

/**
 * Returns a function that tells whether a closing mark occurs at or after a position. It searches the text once for
 * each mark.
 */
function closers(text: string): (mark: string, from: number) => boolean {
  const last = new Map<string, number>();
  return (mark, from) => {
    if (!last.has(mark)) last.set(mark, text.lastIndexOf(mark));
    return last.get(mark)! >= from;
  };
}

/** Returns how the part that this line opens (code, HTML, front matter, a formula) ends; undefined if it opens none. */
function openPart(
  line: string,
  span: Span,
  endsAhead: (mark: string, from: number) => boolean,
): { oneLine: boolean; closes: (line: string) => boolean } | undefined {
  const mark = fence.exec(line)?.[1];
  if (mark) {
    const closes = (next: string): boolean => {
      const trimmed = next.trim();
      return trimmed.length >= mark.length && /^(?:`+|~+)$/.test(trimmed) && trimmed[0] === mark[0];
    };
    return { oneLine: false, closes };
  }
  const html = rawHtml.exec(line);
  if (html) {
    const end = html[1] ? `</${html[1].toLowerCase()}>` : html[2] ? "-->" : html[3] ? "?>" : html[4] ? ">" : "]]>";
    const closes = (next: string): boolean => next.toLowerCase().includes(end);
    return { oneLine: closes(line.slice(html[0].length)), closes };
  }
  const trimmed = line.trim();
  if (span.start === 0 && /^(?:---|\+\+\+)$/.test(trimmed) && endsAhead(`\n${trimmed}`, span.end)) {
    return { oneLine: false, closes: (next) => next.trimEnd() === trimmed };
  }
  if (trimmed.startsWith("$$")) {
    const closes = (next: string): boolean => next.trim().endsWith("$$");
    if (trimmed.length > 4 && closes(trimmed)) return { oneLine: true, closes };
    if (!trimmed.includes("$$", 2) && endsAhead("$$", span.end)) return { oneLine: false, closes };
  }
  if (trimmed === "\\[" && endsAhead("\\]", span.end)) {
    return { oneLine: false, closes: (next) => next.trim().endsWith("\\]") };
  }
  return undefined;
}

function isTableStart(text: string, head: Span, rule: string): boolean {
  if (!tableRule.test(rule)) return false;
  return text.slice(head.start, head.end).includes("|");
}

function endsSentence(text: string, line: Span): boolean {
  return /[.!?]["'”’)\]*_]{0,4}\s*$/.test(text.slice(Math.max(line.start, line.end - 12), line.end));
}

/** Adds a chunk, or joins it to a small chunk beside it, because each call of the Markdown parser takes time. */
function addChunk(chunks: Chunk[], chunk: Chunk): void {
  const last = chunks.at(-1);
  if (chunk.kind === "markdown" && last?.kind === "markdown" && chunk.end - last.start < smallLength) {
    chunks[chunks.length - 1] = { ...last, end: chunk.end };
  } else chunks.push(chunk);
}

/** Returns whether a range consists of Markdown quotations only, which the Markdown parser need not read. */
function isQuote(text: string, start: number, end: number): boolean {
  for (const line of linesOf(text, start, end)) {
    const content = text.slice(line.start, line.start + 8);
    if (!/^ {0,3}>/.test(content) && (line.start === start || /^\s*(?:[^\p{L}\s]|\d)/u.test(content))) return false;
  }
  return true;
}

/** Returns one chunk, or several if a single line is too long for the Markdown parser. */
function readableChunks(text: string, start: number, end: number): Chunk[] {
  if (!markdownSign.test(text.slice(start, end))) return [{ start, end, kind: "plain" }];
  if (isQuote(text, start, end)) return [{ start, end, kind: "verbatim" }];
  const chunks: Chunk[] = [];
  let from = start;
  while (end - from > 2 * greatestLength) {
    const window = text.slice(from + wantedLength, from + greatestLength);
    const stop = /[.!?]["'”’)\]]{0,4} (?=\p{Lu}\p{Ll})/u.exec(window);
    const space = window.indexOf(" ");
    const cut = stop ? stop.index + stop[0].length : space >= 0 ? space + 1 : -1;
    if (cut < 0) break;
    chunks.push({ start: from, end: from + wantedLength + cut, kind: "markdown" });
    from += wantedLength + cut;
  }
  // Text with no space in 16,000 characters is not prose.
  const kind = end - from > 2 * greatestLength ? "verbatim" : "markdown";
  chunks.push({ start: from, end, kind });
  return chunks;
}
