import type { ResultState, TypedEdit } from "../state/result-state.ts";
import { type Segment, type Stretch, stretchAt, stretchesOf, stretchesUntyped } from "../state/segments.ts";
import { commonEnds } from "./common-ends.ts";
import { findHunks, type Hunk, type PlacedSegment } from "./find-hunks.ts";

/**
 * Returns the state in which the result shows `text`. Each difference becomes an edit by the user, in whole words. The
 * other changes stay as they are; a change into which the user typed is replaced as a whole.
 */
export function editShown(state: ResultState, text: string): ResultState {
  const area = changedArea(place(stretchesOf(state).flatMap(({ segments }) => segments)), text);
  if (!area) return state;
  const stretches = stretchesUntyped(state);
  const untyped = stretches.flatMap(({ segments }) => segments);
  const under = area.segments.flatMap((segment) =>
    segment.kind === "typed" ? segmentsUnder(untyped, state.typed[segment.index!]!) : [segment],
  );
  const base = place(under.length > 0 ? under : area.segments.map(nothingAt));
  const fresh = findHunks(base, area.text).flatMap((hunk) => toTyped(state, stretches, base, hunk));
  const again = new Set(area.segments.flatMap(({ kind, index }) => (kind === "typed" ? [index] : [])));
  const kept = state.typed.filter((edit, i) => (edit.on ? !again.has(i) : !fresh.some((other) => touch(edit, other))));
  const typed = [...kept, ...fresh].sort((a, b) => a.start - b.start || a.end - b.end);
  return { ...state, typed, choices: choicesBeside(state, stretches, fresh) };
}

/** Returns the state in which a sentence has another text, as if the user had typed it. */
export function replaceSentence(state: ResultState, sentence: number, text: string): ResultState {
  const parts = stretchesOf(state).map((stretch) =>
    stretch.sentence === sentence ? text : stretch.segments.map(({ shown }) => shown).join(""),
  );
  return editShown(state, parts.join(""));
}

/**
 * Returns the part of the result in which a new text differs from it, including the neighbouring words, and the new
 * text of this part.
 */
function changedArea(shown: readonly PlacedSegment[], text: string) {
  const old = shown.map((segment) => segment.shown).join("");
  if (old === text) return undefined;
  const { start: same, end: sameEnd } = commonEnds(old, text);
  const from = same - /(?:\S*\s*){0,2}$/.exec(old.slice(Math.max(0, same - near), same))![0].length;
  const changedTo = old.length - sameEnd;
  const to = changedTo + /^(?:\s*\S*){0,2}/.exec(old.slice(changedTo, changedTo + near))![0].length;
  const segments = shown
    .filter((segment) => segment.to >= from && segment.from <= to)
    .map((segment) => (segment.kind === "same" ? cut(segment, from, to) : segment));
  const start = segments[0]?.from ?? 0;
  const end = segments.at(-1)?.to ?? old.length;
  return { segments, text: text.slice(start, text.length - (old.length - end)) };
}

/** The number of characters before and after a difference in which its neighbouring words are searched. */
const near = 200;

/** Returns the part of a segment between two positions. */
function cut(segment: PlacedSegment, from: number, to: number): PlacedSegment {
  const head = Math.max(0, from - segment.from);
  const tail = Math.max(0, segment.to - to);
  return {
    ...segment,
    start: segment.start + head,
    end: segment.end - tail,
    shown: segment.shown.slice(head, segment.shown.length - tail),
    from: segment.from + head,
    to: segment.to - tail,
  };
}

/** Returns the segments that would be shown if this edit by the user were undone. */
function segmentsUnder(untyped: readonly Segment[], { start, end, covers }: TypedEdit): Segment[] {
  return untyped.flatMap((segment) => {
    if (segment.kind === "edit") return covers.includes(segment.index!) ? [segment] : [];
    if (segment.kind === "choice") return start <= segment.start && segment.end <= end ? [segment] : [];
    const [from, to] = [Math.max(start, segment.start), Math.min(end, segment.end)];
    if (from >= to) return [];
    const shown = segment.shown.slice(from - segment.start, to - segment.start);
    return [{ ...segment, start: from, end: to, shown }];
  });
}

/** Returns an empty segment, for a position at which everything shown was typed by the user. */
function nothingAt({ start }: Segment): Segment {
  return { kind: "same", start, end: start, shown: "" };
}

function place(segments: readonly Segment[]): PlacedSegment[] {
  let from = 0;
  return segments.map((segment) => {
    const to = from + segment.shown.length;
    const placed = { ...segment, from, to };
    from = to;
    return placed;
  });
}

/**
 * Converts a difference to edits by the user: one for each sentence that it touches, and for each text between
 * sentences.
 */
function toTyped(
  { result: { edits } }: ResultState,
  stretches: readonly Stretch[],
  base: readonly PlacedSegment[],
  hunk: Hunk,
): TypedEdit[] {
  const { start, end } = inOriginal(base, hunk);
  const within = base.filter(({ from, to }) =>
    from < to ? from < hunk.to && hunk.from < to : hunk.from < from && from < hunk.to,
  );
  const covered = within.flatMap(({ kind, index, ...choice }) => {
    if (kind === "edit") return [index!];
    return kind === "choice" ? [...edits.keys()].filter((edit) => isWithin(edits[edit]!, choice)) : [];
  });
  const typedAt = (part: Span, after: string): TypedEdit => {
    return { ...part, after, covers: covered.filter((edit) => isWithin(edits[edit]!, part)), on: true };
  };
  if (start === end) return [typedAt({ start, end }, hunk.after)];
  const parts = stretches.filter((stretch) => stretch.start < end && start < stretch.end);
  // Text typed over several sentences belongs to the first of them.
  const first = parts.find(({ sentence }) => sentence !== undefined) ?? parts[0];
  return parts.map((part) =>
    typedAt({ start: Math.max(part.start, start), end: Math.min(part.end, end) }, part === first ? hunk.after : ""),
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * Returns the position of a difference in the original text. For inserted text, this is where the text before it ends.
 */
function inOriginal(base: readonly PlacedSegment[], { from, to }: Hunk): { start: number; end: number } {
  const holder = (at: number) => base.find((segment) => segment.from <= at && at < segment.to);
  const left = holder(from - 1);
  if (from === to) {
    if (!left) return { start: base[0]?.start ?? 0, end: base[0]?.start ?? 0 };
    const at = left.kind === "same" ? left.start + from - left.from : left.end;
    return { start: at, end: at };
  }
  const [first, last] = [holder(from)!, holder(to - 1)!];
  return {
    start: first.kind === "same" ? first.start + from - first.from : first.start,
    end: last.kind === "same" ? last.start + to - last.from : last.end,
  };
}

function touch(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/**
 * Returns the wordings that the user chose for sentences. Those that were undone are removed in sentences that the user
 * has edited now.
 */
function choicesBeside(state: ResultState, stretches: readonly Stretch[], fresh: readonly TypedEdit[]) {
  const typedIn = new Set(fresh.map(({ start, end }) => stretchAt(stretches, start, end)?.sentence));
  return Object.fromEntries(Object.entries(state.choices).filter(([key, { on }]) => on || !typedIn.has(Number(key))));
}
