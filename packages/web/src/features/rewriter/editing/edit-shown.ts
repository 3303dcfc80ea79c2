import type { ResultState, TypedEdit } from "../state/result-state.ts";
import { type Segment, type Stretch, stretchAt, stretchesOf, stretchesUntyped } from "../state/segments.ts";
import { commonEnds } from "./common-ends.ts";
import { findHunks, type Hunk, type PlacedSegment } from "./find-hunks.ts";

/**
 * Returns the state that shows `text`. Each difference to the shown text becomes a typed edit, word by word; all other
 * changes stay as they are. A change that the user typed into is replaced as a whole.
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

/** Returns the state in which a sentence has the given wording, as if the user had typed it. */
export function replaceSentence(state: ResultState, sentence: number, text: string): ResultState {
  const parts = stretchesOf(state).map((stretch) =>
    stretch.sentence === sentence ? text : stretch.segments.map(({ shown }) => shown).join(""),
  );
  return editShown(state, parts.join(""));
}

/**
 * Finds the segments in which a new text differs from the shown one, with their neighbouring words, and their new text.
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

/** How many characters before and after a difference are searched for its neighbouring words. */
const near = 200;

/** Returns the part of a segment between two limits. */
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

/** Returns the text that would be shown without this typed edit. */
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

/** Returns an empty segment, for a place where all that is shown was typed. */
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

/** Turns a hunk into typed edits: one for each sentence, and for each stretch between sentences, that it touches. */
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

/** Returns the position of a hunk in the original. Inserted text comes after what is left of the original. */
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

/** Returns the choices without those that were undone earlier in sentences with new typed edits. */
function choicesBeside(state: ResultState, stretches: readonly Stretch[], fresh: readonly TypedEdit[]) {
  const typedIn = new Set(fresh.map(({ start, end }) => stretchAt(stretches, start, end)?.sentence));
  return Object.fromEntries(Object.entries(state.choices).filter(([key, { on }]) => on || !typedIn.has(Number(key))));
}
