import { parseBlocks } from "../document/blocks.ts";
import type { Span } from "../span.ts";

/** A text's prose on one line, without markup, code, headings, tables, doubled words and unusual capitals. */
export interface Prose {
  readonly text: string;
  /** For each position of the prose, its position in the original text. */
  readonly origins: Int32Array;
  /** The positions in the prose where paragraphs and list items end, in order. */
  readonly borders: readonly number[];
}

/** Returns the prose of a text. Line ends and paragraph breaks become spaces; `borders` tells where paragraphs end. */
export function readProse(text: string): Prose {
  const origins = new Int32Array(text.length + 1);
  const borders: number[] = [];
  const parts: string[] = [];
  let length = 0;
  let spaced = true;
  const append = ({ start, end }: Span): void => {
    for (const match of text.slice(start, end).matchAll(/\s+|\S+/g)) {
      const isSpace = /^\s/.test(match[0]);
      if (isSpace && spaced) continue;
      const part = isSpace ? " " : match[0];
      for (let i = 0; i < part.length; i++) origins[length++] = start + match.index + i;
      parts.push(part);
      spaced = isSpace;
    }
  };
  for (const block of parseBlocks(text)) {
    const markup = block.markup.toSorted((a, b) => a.start - b.start);
    let next = 0;
    for (const run of block.runs) {
      let position = run.start;
      while (next < markup.length && markup[next]!.end <= run.start) next++;
      for (let m = next; m < markup.length && markup[m]!.start < run.end; m++) {
        append({ start: position, end: Math.max(position, markup[m]!.start) });
        position = Math.max(position, markup[m]!.end);
      }
      append({ start: position, end: Math.max(position, run.end) });
      if (length === 0) continue;
      borders.push(length);
      if (!spaced) {
        origins[length++] = run.end;
        parts.push(" ");
        spaced = true;
      }
    }
  }
  return withoutSlips({ text: parts.join(""), origins: origins.subarray(0, length), borders });
}

const doubled = /(?<![\p{L}\p{N}])(\p{L}+) (?=\1(?![\p{L}\p{N}]))/giu;
/** Matches capitals, except in "I" and in the first word of a sentence. */
const strayCapitals = /(?<![.!?…]["”’')\]]{0,3} ["“‘'([]{0,3})(?<!^["“‘'([]{0,3})(?!I\b)\p{Lu}/gu;

function withoutSlips({ text, origins, borders }: Prose): Prose {
  const kept: number[] = [];
  const parts: string[] = [];
  const drops: number[] = [];
  let position = 0;
  for (const { 0: match, index } of text.matchAll(doubled)) {
    parts.push(text.slice(position, index));
    for (let i = position; i < index; i++) kept.push(origins[i]!);
    position = index + match.length;
    drops.push(index, match.length);
  }
  for (let i = position; i < text.length; i++) kept.push(origins[i]!);
  parts.push(text.slice(position));
  let dropped = 0;
  let next = 0;
  const moved = borders.map((border) => {
    for (; next < drops.length && drops[next]! < border; next += 2) dropped += drops[next + 1]!;
    return border - dropped;
  });
  const plain = parts.join("").replaceAll(strayCapitals, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
  return { text: plain, origins: Int32Array.from(kept), borders: moved };
}
