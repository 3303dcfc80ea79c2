import type { Span } from "@rewright/engine";
import { matchingRuns } from "@rewright/evaluate/matching-words";
import type { Part } from "./changed-text.ts";

/** The fewest unchanged words between two changes. With fewer, they are merged: "{large and old=>big and ancient}". */
const fewestKept = 2;

/** Compares a paragraph with its edited version word by word, and returns the changes. */
export function wordChanges(before: string, after: string): Part[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const kept = matchingRuns(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
  ).filter(({ i, size }) => size >= fewestKept || i === 0 || i + size === old.length);
  const changes: Part[] = [];
  let [from, into] = [0, 0];
  for (const { i, j, size } of [...kept, { i: old.length, j: now.length, size: 0 }]) {
    if (i > from || j > into) {
      const span = between(old, from, i, before.length);
      const written = between(now, into, j, after.length);
      changes.push(withoutSharedSpace(before, span, after.slice(written.start, written.end)));
    }
    [from, into] = [i + size, j + size];
  }
  return changes;
}

interface Token extends Span {
  readonly text: string;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)].map(({ 0: own, index }) => {
    return { text: own, start: index, end: index + own.length };
  });
}

/** Returns the span from one token to another, with the white space around it. */
function between(tokens: readonly Token[], from: number, to: number, length: number): Span {
  return { start: tokens[from - 1]?.end ?? 0, end: tokens[to]?.start ?? length };
}

function withoutSharedSpace(text: string, { start, end }: Span, after: string): Part {
  const before = text.slice(start, end);
  const shared = (one: string, other: string): number => (one !== "" && one === other ? 1 : 0);
  const left = shared(/^\s/.exec(before)?.[0] ?? "", /^\s/.exec(after)?.[0] ?? "");
  const rest = before.length > left && after.length > left;
  const right = rest ? shared(/\s$/.exec(before)?.[0] ?? "", /\s$/.exec(after)?.[0] ?? "") : 0;
  return { start: start + left, end: end - right, after: after.slice(left, after.length - right) };
}
