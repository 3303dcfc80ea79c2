import { checkEdits, DocumentError, type TextDocument, type TextEdit } from "../document.ts";
import { byteOrderMark, decode, type Encoding, encode } from "./encoding.ts";

/**
 * Opens a .txt or .md file in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252. Saving keeps the
 * encoding, byte order mark and line breaks. If the encoding lacks a character of the new text, the file is saved as
 * UTF-8.
 */
export function openText(kind: "txt" | "md", bytes: Uint8Array): TextDocument {
  const mark = byteOrderMark(bytes);
  const { raw, encoding } = read(bytes.subarray(mark?.length ?? 0), mark?.encoding);
  if (isBinary(raw)) throw new DocumentError("This file has no readable text. Open a .txt, .md or .docx file.");
  const { text, removed } = withoutReturns(raw);
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? "\n";

  return {
    kind,
    text,
    save: (edits) => {
      checkEdits(text, edits);
      if (edits.length === 0) return new Uint8Array(bytes);
      const edited = replaceRaw(raw, edits, removed, lineEnd);
      const kept = encode(edited, encoding);
      return kept ? joined(bytes.subarray(0, mark?.length ?? 0), kept) : encode(edited, "utf-8")!;
    },
  };
}

function read(bytes: Uint8Array, marked: Encoding | undefined): { raw: string; encoding: Encoding } {
  for (const encoding of marked ? [marked] : (["utf-8", "windows-1252"] as const)) {
    const raw = decode(bytes, encoding);
    if (raw !== undefined) return { raw, encoding };
  }
  throw new DocumentError("This file is damaged: we can't read its characters. Save it in UTF-8 and try again.");
}

/** Returns whether the content is not text: it has a zero character, or too many control characters. */
function isBinary(raw: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  const controls = raw.match(/[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g)?.length ?? 0;
  return raw.includes("\0") || controls > raw.length / 100;
}

/** Returns the text with `\n` as line breaks, and the offsets where a `\r` before a `\n` was removed. */
function withoutReturns(raw: string): { text: string; removed: number[] } {
  const removed: number[] = [];
  for (const { index } of raw.matchAll(/\r\n/g)) removed.push(index - removed.length);
  return { text: raw.replace(/\r\n?/g, "\n"), removed };
}

function replaceRaw(raw: string, edits: readonly TextEdit[], removed: readonly number[], lineEnd: string): string {
  let passed = 0;
  const rawPosition = (position: number): number => {
    while (passed < removed.length && removed[passed]! < position) passed++;
    return position + passed;
  };
  let result = "";
  let position = 0;
  for (const { start, end, after } of edits) {
    result += raw.slice(position, rawPosition(start)) + after.replaceAll("\n", lineEnd);
    position = rawPosition(end);
  }
  return result + raw.slice(position);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
