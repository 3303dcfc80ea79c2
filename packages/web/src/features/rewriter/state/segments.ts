import { editsInForce, isTypedOver, type ResultState, sentencesOfEdits } from "./result-state.ts";

/** A part of the original, and the text that is shown for it. */
export interface Segment {
  readonly kind: "same" | "edit" | "choice" | "typed";
  readonly start: number;
  readonly end: number;
  readonly shown: string;
  /** The index of the engine's edit or of the typed edit. */
  readonly index?: number;
}

/** A sentence, or the text between two sentences, split into segments. */
export interface Stretch {
  readonly sentence: number | undefined;
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
}

/**
 * Splits the whole result into sentences and the texts between them, and these into segments: unchanged text, edits of
 * the engine, chosen wordings, and typed edits.
 */
export function stretchesOf(state: ResultState): Stretch[] {
  const stretches = stretchesUntyped(state);
  const typed = state.typed.flatMap((edit, index) => (edit.on ? [{ ...edit, index }] : []));
  if (typed.length === 0) return stretches;
  const covered = new Set(typed.flatMap(({ covers }) => covers));
  const isReplaced = ({ kind, index }: Segment, sentence: number | undefined): boolean =>
    (kind === "edit" && covered.has(index!)) || (kind === "choice" && isTypedOver(state, sentence!));
  const byStretch = Map.groupBy(typed, ({ start, end }) => stretchAt(stretches, start, end));
  return stretches.map((stretch) => {
    const own = byStretch.get(stretch);
    if (!own) return stretch;
    const left = stretch.segments.flatMap((segment) => {
      if (segment.kind === "same")
        return own.reduce((parts, edit) => parts.flatMap((part) => without(part, edit)), [segment]);
      return isReplaced(segment, stretch.sentence) ? [] : [segment];
    });
    const added = own.map(
      ({ start, end, after, index }): Segment => ({ kind: "typed", start, end, shown: after, index }),
    );
    const segments = [...left, ...added].sort((a, b) => a.start - b.start || sizeRank(a) - sizeRank(b));
    return { ...stretch, segments };
  });
}

/** Returns the same as `stretchesOf`, but as if the user had typed nothing. */
export function stretchesUntyped(state: ResultState): Stretch[] {
  const { original, choices, result } = state;
  const owners = sentencesOfEdits(state);
  const inForce = editsInForce({ ...state, typed: [] });
  let next = 0;

  /** Returns the segments from `position` to `end`, with the edits of the sentence `owner`. */
  function segmentsOf(owner: number, position: number, end: number): Segment[] {
    const segments: Segment[] = [];
    function addSame(to: number): void {
      const shown = original.slice(position, to);
      if (shown) segments.push({ kind: "same", start: position, end: to, shown });
    }
    for (; next < owners.length && owners[next] === owner && result.edits[next]!.end <= end; next++) {
      const { start, end: to, before, after } = result.edits[next]!;
      addSame(start);
      segments.push({ kind: "edit", start, end: to, shown: inForce[next] ? after : before, index: next });
      position = to;
    }
    addSame(end);
    return segments;
  }

  const stretches: Stretch[] = [];
  let position = 0;
  function addBetween(end: number): void {
    if (end <= position) return;
    stretches.push({ sentence: undefined, start: position, end, segments: segmentsOf(-1, position, end) });
  }
  for (const [sentence, { start, end }] of result.sentences.entries()) {
    addBetween(start);
    const edits = segmentsOf(sentence, start, end);
    const choice = choices[sentence];
    const segments: Segment[] = choice?.on ? [{ kind: "choice", start, end, shown: choice.text }] : edits;
    stretches.push({ sentence, start, end, segments });
    position = end;
  }
  addBetween(original.length);
  return stretches;
}

/** Returns the sentence at a position of the original or, if there is none, the text between two sentences. */
export function stretchAt(stretches: readonly Stretch[], start: number, end: number): Stretch | undefined {
  const holding = stretches.filter((stretch) => stretch.start <= start && end <= stretch.end);
  return holding.find(({ sentence }) => sentence !== undefined) ?? holding[0];
}

/** Returns the parts of a segment that are outside a range of the original. */
function without(segment: Segment, { start, end }: { readonly start: number; readonly end: number }): Segment[] {
  if (end < segment.start || start > segment.end) return [segment];
  const part = (from: number, to: number): Segment[] =>
    from < to
      ? [{ ...segment, start: from, end: to, shown: segment.shown.slice(from - segment.start, to - segment.start) }]
      : [];
  return [...part(segment.start, Math.min(segment.end, start)), ...part(Math.max(segment.start, end), segment.end)];
}

/** The sort order of segments at the same position: inserted ones first. */
const sizeRank = ({ start, end }: Segment) => Number(end > start);
