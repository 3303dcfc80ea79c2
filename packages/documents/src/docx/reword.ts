import type { TextEdit } from "../document.ts";
import type { TextElement } from "./inline.ts";
import type { Piece, TextMap } from "./text-map.ts";
import { wordEdits } from "./word-edits.ts";

interface Change {
  readonly from: number;
  readonly to: number;
  readonly after: string;
}

/** A piece of the text whose words can be edited. */
type Editable = Piece & { readonly words: NonNullable<Piece["words"]> };

/**
 * Returns the new text of each XML element whose words the edits change. New words replace the old ones word by word.
 * Borders, marks, notes and fields stay: if an edit's new text contains the same ones, the edit is split at them.
 * Otherwise all of its new words replace the first old words.
 */
export function reword({ text, pieces }: TextMap, edits: readonly TextEdit[]): Map<TextElement, string> {
  const changes = new Map<TextElement, Change[]>();

  function change({ start, words: { of, from } }: Editable, at: number, end: number, after: string): void {
    const known = changes.get(of) ?? [];
    changes.set(of, known);
    known.push({ from: at - start + from, to: end - start + from, after });
  }

  function place({ start, end, after }: TextEdit): void {
    const touched = overlapping(pieces, start, end).filter(isEditable);
    for (const [index, piece] of touched.entries()) {
      const to = Math.min(end, endOf(piece));
      change(piece, Math.max(start, piece.start), to, index === 0 ? after : "");
    }
    const nearest = touched.length === 0 && after !== "" ? nearestWords(pieces, start) : undefined;
    if (nearest) change(nearest.piece, nearest.at, nearest.at, after);
  }

  for (const edit of edits) {
    for (const part of splitAtFixed(pieces, edit)) {
      if (!overlapping(pieces, part.start, part.end).every(isEditable)) place(part);
      else for (const each of wordEdits(text.slice(part.start, part.end), part.after)) place(shifted(each, part.start));
    }
  }
  return new Map([...changes].map(([words, list]) => [words, withChanges(words.text, list)]));
}

/** Splits an edit at borders, marks, notes and fields, as far as the new text has the same ones in the same order. */
function splitAtFixed(pieces: readonly Piece[], { start, end, after }: TextEdit): TextEdit[] {
  const parts: TextEdit[] = [];
  let position = start;
  let passed = 0;
  for (const piece of overlapping(pieces, start, end)) {
    if (isEditable(piece)) continue;
    const from = Math.max(start, piece.start);
    const to = Math.min(end, endOf(piece));
    const fixed = piece.text.slice(from - piece.start, to - piece.start);
    const found = after.indexOf(fixed, passed);
    if (found === -1) continue;
    parts.push({ start: position, end: from, after: after.slice(passed, found) });
    position = to;
    passed = found + fixed.length;
  }
  return [...parts, { start: position, end, after: after.slice(passed) }];
}

/**
 * Returns the place for inserted words, which is in the piece with words that is nearest to the position. If two pieces
 * are equally near, chooses the one before the position.
 */
function nearestWords(pieces: readonly Piece[], position: number): { piece: Editable; at: number } | undefined {
  const behind = firstEndingAfter(pieces, position);
  let left = behind - 1;
  while (left >= 0 && !isEditable(pieces[left]!)) left--;
  let right = behind;
  while (right < pieces.length && !isEditable(pieces[right]!)) right++;
  const before = pieces[left] as Editable | undefined;
  const after = pieces[right] as Editable | undefined;
  if (before && (!after || position - endOf(before) <= after.start - position)) {
    return { piece: before, at: endOf(before) };
  }
  return after && { piece: after, at: after.start };
}

/** Returns the pieces that overlap a range, in order. */
function overlapping(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const found: Piece[] = [];
  for (let index = firstEndingAfter(pieces, start); index < pieces.length && pieces[index]!.start < end; index++) {
    found.push(pieces[index]!);
  }
  return found;
}

/** Returns the index of the first piece that ends after a position. */
function firstEndingAfter(pieces: readonly Piece[], position: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(pieces[middle]!) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isEditable(piece: Piece): piece is Editable {
  return piece.words !== undefined;
}

function endOf({ start, text }: Piece): number {
  return start + text.length;
}

function shifted({ start, end, after }: TextEdit, by: number): TextEdit {
  return { start: start + by, end: end + by, after };
}

function withChanges(text: string, changes: readonly Change[]): string {
  let result = "";
  let position = 0;
  for (const { from, to, after } of changes.toSorted((one, other) => one.from - other.from)) {
    result += text.slice(position, Math.max(from, position)) + after;
    position = Math.max(to, position);
  }
  return result + text.slice(position);
}
