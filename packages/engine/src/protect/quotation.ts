import type { Span } from "../span.ts";

const opensAfter = /[\s\u200B([{<—–\-/*_~“‘«„"'>:|]/;
const letterOrDigit = /[\p{L}\p{N}]/u;
const shortened = /^(?:tis|twas|twere|em|cause|til|till|bout|round|cos|cuz|n|\d\ds?)(?!\p{L})/iu;
const pairs: Readonly<Record<string, string>> = { "“": "”", "„": "“”", "«": "»", "‹": "›", "「": "」" };
const closers = new Set("”»›」");
const longestSingle = 600;

/**
 * Returns the outermost quotations of a paragraph with their marks. Unclosed speech reaches to the next opening mark or
 * the end. Any other mark without its partner is a span by itself. Reads the text once.
 */
export function quotations(text: string): Span[] {
  const found: Span[][] = [];
  let position = 0;
  for (const span of doubleQuotations(text)) {
    found.push(singleQuotations(text, position, span.start), [span]);
    position = span.end;
  }
  found.push(singleQuotations(text, position, text.length));
  return found.flat();
}

function doubleQuotations(text: string): Span[] {
  const found: Span[] = [];
  const open: { start: number; close: string }[] = [];
  const close = (end: number): void => {
    const { start } = open.pop()!;
    while (found.length > 0 && found.at(-1)!.start > start) found.pop();
    found.push({ start, end });
  };
  for (let i = 0; i < text.length; i++) {
    const mark = text[i]!;
    const top = open.at(-1);
    if (mark === '"') {
      const before = text[i - 1] ?? " ";
      const after = text[i + 1] ?? " ";
      const isOpen = top?.close === '"';
      if (isOpen && (!/\s/.test(before) || /[\s.,;:!?)]/.test(after))) close(i + 1);
      else if (!/\s/.test(after) && opensAfter.test(before)) {
        if (isOpen) found.push(unclosed(text, open.pop()!.start, i));
        open.push({ start: i, close: '"' });
      } else if (!/\d/.test(before)) found.push(lone(i));
    } else if (top?.close.includes(mark)) {
      close(i + 1);
    } else if (closers.has(mark)) {
      const partner = open.findLastIndex(({ close }) => close.includes(mark));
      if (partner >= 0) {
        for (const { start } of open.splice(partner + 1)) found.push(lone(start));
        close(i + 1);
      } else found.push(lone(i));
    } else if (pairs[mark]) {
      // More than eight open quotations are no prose: the oldest mark is taken as a single one.
      if (open.length > 8) found.push(lone(open.shift()!.start));
      open.push({ start: i, close: pairs[mark] });
    }
  }
  for (const { start } of open) found.push(unclosed(text, start, text.length));
  return outermost(found.sort((a, b) => a.start - b.start || b.end - a.end));
}

function singleQuotations(text: string, from: number, to: number): Span[] {
  const found: Span[] = [];
  for (let i = from; i < to; i++) {
    const mark = text[i];
    if (mark !== "'" && mark !== "‘") continue;
    const after = text[i + 1] ?? " ";
    if (/\s/.test(after) || !opensAfter.test(text[i - 1] ?? " ") || shortened.test(text.slice(i + 1, i + 9))) continue;
    const end = singleEnd(text, i, Math.min(to, i + longestSingle), mark === "'" ? "'" : "’", mark);
    if (end < 0) continue;
    found.push({ start: i, end });
    i = end - 1;
  }
  return found;
}

/** Returns where a quotation ends, or -1. A mark after an "s" may be a possessive: a later mark is preferred. */
function singleEnd(text: string, start: number, limit: number, close: string, open: string): number {
  let possessive = -1;
  for (let i = start + 2; i < limit; i++) {
    const mark = text[i];
    if (mark === open && open !== close) break;
    if (mark !== close) continue;
    const before = text[i - 1]!;
    const after = text[i + 1] ?? " ";
    if (letterOrDigit.test(after)) {
      if (open === close && opensAfter.test(before)) break;
      continue;
    }
    if (/\s/.test(before)) break;
    if (before !== "s" || !/\s/.test(after) || !/\p{Ll}/u.test(text[i + 2] ?? " ")) return i + 1;
    if (possessive < 0) possessive = i + 1;
  }
  return possessive;
}

function outermost(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    if (found.length === 0 || span.start >= found.at(-1)!.end) found.push(span);
  }
  return found;
}

/** Returns unclosed speech up to `end` if the mark opens a sentence or follows a comma; otherwise the mark alone. */
function unclosed(text: string, start: number, end: number): Span {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(start + 1, start + 3);
  const isSentence = /(?:^|[.!?,:—–]|[.!?]["”’'])\s*$/u.test(before) && /^\p{Lu}/u.test(after);
  const isSpeech = isSentence || (/\p{L}[,:]\s+$/u.test(before) && /^\p{L}/u.test(after));
  return isSpeech ? { start, end: start + text.slice(start, end).trimEnd().length } : lone(start);
}

function lone(start: number): Span {
  return { start, end: start + 1 };
}
