import type { Span } from "../span.ts";
import { differences, type Token } from "./words.ts";

/** A replacement in the source of an answer. */
export interface Change extends Span {
  readonly after: string;
}

const lineEnd = /[^\S\n\r]*(?:\r\n|[\n\r\u2028\u2029])\s*/g;
const gap = / /g;

/**
 * Returns the replacements that turn a source into its answer. White space between unchanged words stays. A line end
 * inside a replaced range moves to a space of the new text. Undefined if the new text has too few spaces.
 */
export function toChanges(
  source: string,
  before: readonly Token[],
  answer: string,
  after: readonly Token[],
): Change[] | undefined {
  const changes: Change[] = [];
  const replace = (start: number, end: number, from: number, to: number): boolean => {
    const old = source.slice(start, end);
    const written = withLineEnds(old, answer.slice(from, to));
    if (written === undefined) return false;
    if (written !== old) changes.push(withoutSharedSpace(old, { start, end, after: written }));
    return true;
  };
  const hunks = differences(before, after);
  let b = 0;
  let a = 0;
  let afterHunk = true;
  for (const hunk of [...hunks, { start: before.length, end: before.length, from: after.length, to: after.length }]) {
    for (; b < hunk.start; b++, a++) {
      // The space between two words that both stay.
      if (afterHunk) {
        afterHunk = false;
        continue;
      }
      const start = before[b - 1]!.end;
      const from = after[a - 1]!.end;
      const isSame = (before[b]!.start === start) === (after[a]!.start === from);
      if (!isSame && !replace(start, before[b]!.start, from, after[a]!.start)) return undefined;
    }
    if (hunk.start === hunk.end && hunk.from === hunk.to) continue;
    const start = before[hunk.start - 1]?.end ?? 0;
    const end = before[hunk.end]?.start ?? source.length;
    const from = after[hunk.from - 1]?.end ?? 0;
    const to = after[hunk.to]?.start ?? answer.length;
    if (!replace(start, end, from, to)) return undefined;
    b = hunk.end;
    a = hunk.to;
    afterHunk = true;
  }
  return changes;
}

/** Returns the new wording with the line ends of the old one. */
function withLineEnds(old: string, written: string): string | undefined {
  const breaks = [...old.matchAll(lineEnd)];
  if (breaks.length === 0) return written;
  const gaps = [...written.matchAll(gap)].map(({ index }) => index);
  if (gaps.length < breaks.length) return undefined;
  let result = "";
  let position = 0;
  let next = 0;
  for (const [i, found] of breaks.entries()) {
    const wanted = Math.round((found.index / Math.max(1, old.length - found[0].length)) * (gaps.length - 1));
    const taken = Math.min(Math.max(next, wanted), gaps.length - (breaks.length - i));
    result += written.slice(position, gaps[taken]) + found[0];
    position = gaps[taken]! + 1;
    next = taken + 1;
  }
  return result + written.slice(position);
}

/** Returns a change without white space that the old and the new text both begin or end with. */
function withoutSharedSpace(old: string, { start, end, after }: Change): Change {
  let left = 0;
  while (left < old.length && left < after.length && old[left] === after[left] && /\s/.test(old[left]!)) left++;
  let right = 0;
  const most = Math.min(old.length, after.length) - left;
  while (right < most && old.at(-1 - right) === after.at(-1 - right) && /\s/.test(old.at(-1 - right)!)) right++;
  return { start: start + left, end: end - right, after: after.slice(left, after.length - right) };
}
