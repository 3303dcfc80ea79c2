import type { Edit } from "../edit.ts";
import type { Kept } from "../report/report.ts";
import { firstPassing, overlaps, type Span, shift } from "../span.ts";
import { reasonFor } from "./join-reasons.ts";

/** One replacement in a draft's current text. */
export interface Part extends Span {
  readonly after: string;
}

/** Returns a range of a text after replacements, which are in order and inside the range. */
export function withParts(text: string, { start, end }: Span, parts: readonly Part[]): string {
  let written = "";
  let position = start;
  for (const part of parts) {
    written += text.slice(position, part.start) + part.after;
    position = part.end;
  }
  return written + text.slice(position, end);
}

/** A change that a rule made: one or more replacements, in order, that must be made or undone together. */
export interface Change {
  readonly parts: readonly Part[];
  readonly rule: string;
  /** The reason shown to the reader; empty for a correction that another change made necessary. */
  readonly reason: string;
}

/** A range of the draft that differs from the original. Its own span is in the current text. */
interface Piece extends Span {
  readonly originalStart: number;
  readonly originalEnd: number;
  readonly rule: string;
  readonly reasons: readonly string[];
  readonly group: number | undefined;
}

/** An immutable state of a range of prose during a rewrite: its text, the changes so far and the protected spans. */
export interface Draft {
  readonly original: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Protected spans, as positions in the current text: in order, not overlapping. */
  readonly kept: readonly Kept[];
}

export function createDraft(original: string, kept: readonly Kept[]): Draft {
  return { original, text: original, pieces: [], kept };
}

/** Returns whether a change leaves protected spans alone and leaves no two Markdown marks with nothing in between. */
export function isPermitted({ kept }: Draft, parts: readonly Part[]): boolean {
  return parts.every((part) => {
    const at = firstPassing(kept, ({ end }) => end > part.start);
    const next = kept[at];
    if (next && part.after.trim() === "" && isBetweenMarks(kept[at - 1], part, next)) return false;
    return !next || !(overlaps(next, part) || (part.start === part.end && next.start < part.start));
  });
}

/** Returns whether a replacement covers all text between two Markdown marks: deleting it would leave "****". */
function isBetweenMarks(before: Kept | undefined, { start, end }: Part, after: Kept): boolean {
  return before?.kind === "markdown" && after.kind === "markdown" && before.end === start && after.start === end;
}

/** Returns the draft after the changes, which must be permitted and must not overlap; earlier changes are kept. */
export function applyChanges(draft: Draft, changes: readonly Change[]): Draft {
  if (changes.length === 0) return draft;
  let groups = Math.max(0, ...draft.pieces.map((piece) => piece.group ?? 0));
  const parts = changes.flatMap((change) => {
    const group = change.parts.length > 1 ? ++groups : undefined;
    const reasons = change.reason === "" ? [] : [change.reason];
    return change.parts.map((part) => ({ ...part, rule: change.rule, reasons, group }));
  });
  parts.sort((a, b) => a.start - b.start || a.end - b.end);
  return {
    original: draft.original,
    text: replaceParts(draft.text, parts),
    pieces: compose(draft.pieces, parts),
    kept: shiftKept(draft.kept, parts),
  };
}

/** Returns the draft's differences from its original as edits of whole words, with `offset` added to every position. */
export function toEdits(draft: Draft, offset: number): Edit[] {
  const made: { readonly edit: Omit<Edit, "reason">; readonly reasons: readonly string[] }[] = [];
  let free = 0;
  for (const [i, piece] of draft.pieces.entries()) {
    if (draft.original.slice(piece.originalStart, piece.originalEnd) === draft.text.slice(piece.start, piece.end))
      continue;
    const { left, right } = toWholeWords(draft, piece, free, draft.pieces[i + 1]?.start ?? draft.text.length);
    const start = piece.originalStart - left;
    const before = draft.original.slice(start, piece.originalEnd + right);
    const after = draft.text.slice(piece.start - left, piece.end + right);
    free = piece.end + right;
    const group = piece.group === undefined ? {} : { group: piece.group };
    const place = { start: start + offset, end: start + offset + before.length };
    made.push({ edit: { ...place, before, after, rule: piece.rule, ...group }, reasons: piece.reasons });
  }
  const groups = Map.groupBy(made, ({ edit }) => edit.group);
  return made.map(({ edit: { group, ...edit }, reasons }) => {
    const together = group === undefined ? [{ edit }] : groups.get(group)!;
    const reason = reasonFor(
      reasons,
      together.map((one) => one.edit.before).join(" "),
      together.map((one) => one.edit.after).join(" "),
    );
    return { ...edit, reason, ...(group !== undefined && { group }) };
  });
}

const letter = /[\p{L}\p{M}\p{N}'’]/u;

/** Returns how far a changed range must grow to contain whole words, without touching other or protected ranges. */
function toWholeWords(draft: Draft, piece: Piece, from: number, to: number): { left: number; right: number } {
  const { text } = draft;
  let start = piece.start;
  let end = piece.end;
  if (startsInWord(draft, piece)) while (start > from && letter.test(text[start - 1]!)) start--;
  if (endsInWord(draft, piece)) while (end < to && letter.test(text[end]!)) end++;
  const grown = { start, end, after: text.slice(start, end) };
  if (!isPermitted(draft, [grown])) return { left: 0, right: 0 };
  return { left: piece.start - start, right: end - piece.end };
}

/** Returns whether a changed range begins inside a word, of the original or of the current text. */
function startsInWord(draft: Draft, piece: Piece): boolean {
  const first = [draft.original[piece.originalStart], draft.text[piece.start]];
  return letter.test(draft.text[piece.start - 1] ?? "") && first.some((character) => letter.test(character ?? ""));
}

function endsInWord(draft: Draft, piece: Piece): boolean {
  const last = [draft.original[piece.originalEnd - 1], draft.text[piece.end - 1]];
  return letter.test(draft.text[piece.end] ?? "") && last.some((character) => letter.test(character ?? ""));
}

function replaceParts(text: string, parts: readonly Part[]): string {
  let result = "";
  let position = 0;
  for (const part of parts) {
    result += text.slice(position, part.start) + part.after;
    position = part.end;
  }
  return result + text.slice(position);
}

type Attributed = Part & Pick<Piece, "rule" | "reasons" | "group">;

/**
 * Merges earlier changes and new replacements that overlap or touch. `drift` is the offset from the current text to the
 * original outside changed ranges, `growth` the offset from the current to the next text.
 */
function compose(pieces: readonly Piece[], parts: readonly Attributed[]): Piece[] {
  const united: Piece[] = [];
  const relabelled = new Map<number, number>();
  let drift = 0;
  let growth = 0;
  let p = 0;
  let q = 0;
  while (p < pieces.length || q < parts.length) {
    const members: (Piece | Attributed)[] = [];
    const first = comesFirst(pieces[p], parts[q]) ? pieces[p]! : parts[q]!;
    const span = { start: first.start, end: first.end };
    const driftBefore = drift;
    const growthBefore = growth;
    for (;;) {
      const piece = pieces[p];
      const part = parts[q];
      // An empty change at the end of the span belongs with all changes that touch it.
      const last = members.at(-1) ?? span;
      const joins = (next: Span): boolean => meets(span, next) || meets(last, next);
      if (piece && joins(piece) && (comesFirst(piece, part) || !part)) {
        drift = piece.originalEnd - piece.end;
        members.push(piece);
        span.end = Math.max(span.end, piece.end);
        p++;
      } else if (part && joins(part)) {
        growth += part.after.length - (part.end - part.start);
        members.push(part);
        span.end = Math.max(span.end, part.end);
        q++;
      } else break;
    }
    united.push({
      start: span.start + growthBefore,
      end: span.end + growth,
      originalStart: span.start + driftBefore,
      originalEnd: span.end + drift,
      rule: (members.find((member) => member.reasons.length > 0) ?? members[0]!).rule,
      reasons: members.flatMap((member) => member.reasons),
      group: uniteGroups(members, relabelled),
    });
  }
  return united.map((piece) => ({ ...piece, group: resolve(piece.group, relabelled) }));
}

function comesFirst(piece: Span | undefined, part: Span | undefined): boolean {
  if (!piece || !part) return piece !== undefined;
  return piece.start < part.start || (piece.start === part.start && piece.end <= part.end);
}

/**
 * Returns whether spans overlap, or touch and one of them is empty: as two separate spans, they would lose their order.
 */
function meets(a: Span, b: Span): boolean {
  return overlaps(a, b) || ((a.start === a.end || b.start === b.end) && b.start <= a.end && a.start <= b.end);
}

function uniteGroups(members: readonly Pick<Piece, "group">[], relabelled: Map<number, number>): number | undefined {
  let group: number | undefined;
  for (const member of members) {
    const own = resolve(member.group, relabelled);
    if (group !== undefined && own !== undefined && own !== group) relabelled.set(own, group);
    group ??= own;
  }
  return group;
}

function resolve(group: number | undefined, relabelled: ReadonlyMap<number, number>): number | undefined {
  let current = group;
  while (current !== undefined && relabelled.has(current)) current = relabelled.get(current);
  return current;
}

function shiftKept(kept: readonly Kept[], parts: readonly Part[]): Kept[] {
  let growth = 0;
  let q = 0;
  return kept.map((span) => {
    while (q < parts.length && parts[q]!.end <= span.start) {
      growth += parts[q]!.after.length - (parts[q]!.end - parts[q]!.start);
      q++;
    }
    return shift(span, growth);
  });
}
